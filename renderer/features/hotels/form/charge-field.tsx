import { use, type ReactNode } from 'react';
import { currencyDefault } from '#shared/features/hotels/hotels.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { DraftContext, useField } from '#renderer/components/fields/draft.context.ts';
import { Labelled } from '#renderer/components/fields/labelled.tsx';
import form from '#renderer/components/plain/form.module.css';
import { currencySign } from '#renderer/lib/prices.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { withCurrency } from './currency.rules.ts';
import type { HotelFields } from './hotel-form-values.ts';
import styles from './hotel-form.module.css';

/** The words that a charge may be, as this field offers them; the rest is an amount. */
type Choices = { none?: string; free?: string; paid: string };
type Props = { name: keyof HotelFields; label: string; choices: Choices; below?: ReactNode };

/** An amount that is not typed yet. The schema refuses it as a charge, at the field. */
const untyped = 'paid';

/** A charge: not said, a word such as "Free", or an amount with its currency. */
export function ChargeField({ name, label, choices, below }: Props) {
  const { t } = useTranslation();
  const { value, problem, change, attributes } = useField(name);
  const currency = use(DraftContext)?.draft.read('currency');
  // Not the reader's sign: guests read it.
  const sign = currencySign(typeof currency === 'string' ? currency : currencyDefault, 'en');
  const charge = typeof value === 'string' ? value : '';
  const isWord = charge === '' || charge === 'none' || charge === 'free';
  const options = [
    { value: '', label: t('Not said') },
    ...(choices.none ? [{ value: 'none', label: choices.none }] : []),
    ...(choices.free ? [{ value: 'free', label: choices.free }] : []),
    { value: untyped, label: choices.paid },
  ];
  return (
    <Labelled id={attributes.id} label={label} problem={problem} below={below}>
      <div className={styles['charge']}>
        <Select {...attributes} value={isWord ? charge : untyped} choices={options} onChoose={change} />
        {!isWord && (
          <div className={form['box']} data-refused={problem !== undefined}>
            <input
              autoFocus={charge === untyped}
              disabled={attributes.disabled}
              value={charge === untyped ? '' : charge.trimStart()}
              maxLength={20}
              placeholder={t('For example {{value}}', { value: `18 ${sign}` })}
              aria-label={t('Amount: {{label}}', { label })}
              onChange={({ target }) => change(target.value || untyped)}
              onBlur={({ target }) => {
                const amount = withCurrency(target.value, sign) || untyped;
                // A change takes the problem away that is shown while the focus moves.
                if (amount !== charge) change(amount);
              }}
            />
          </div>
        )}
      </div>
    </Labelled>
  );
}
