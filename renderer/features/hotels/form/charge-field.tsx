import { use } from 'react';
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
type Props = { name: keyof HotelFields; label: string; choices: Choices };

/** An amount that is not typed yet; saved as not said. */
const untyped = ' ';

/** A charge: not said, a word such as "Free", or an amount with its currency. */
export function ChargeField({ name, label, choices }: Props) {
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
    { value: 'paid', label: choices.paid },
  ];
  return (
    <Labelled id={attributes.id} label={label} problem={problem}>
      <div className={styles['charge']}>
        <Select
          {...attributes}
          value={isWord ? charge : 'paid'}
          choices={options}
          onChoose={(choice) => change(choice === 'paid' ? untyped : choice)}
        />
        {!isWord && (
          <div className={form['box']} data-refused={problem !== undefined}>
            <input
              autoFocus={charge === untyped}
              disabled={attributes.disabled}
              value={charge.trimStart()}
              maxLength={20}
              placeholder={t('For example {{value}}', { value: `18 ${sign}` })}
              aria-label={t('Amount: {{label}}', { label })}
              onChange={({ target }) => change(target.value || untyped)}
              onBlur={({ target }) => change(withCurrency(target.value, sign) || untyped)}
            />
          </div>
        )}
      </div>
    </Labelled>
  );
}
