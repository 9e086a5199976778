import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { HotelFields } from './hotel-form-values.ts';
import styles from './hotel-form.module.css';

/** The words that a charge may be, as this field offers them; the rest is an amount. */
type Choices = { none?: string; free?: string; paid: string };
type Props = { name: keyof HotelFields; label: string; choices: Choices };

/** A charge: not said, a word such as "Free", or an amount with its currency. */
export function ChargeField({ name, label, choices }: Props) {
  return (
    <Form.Item name={name} label={label}>
      <ChargeControl label={label} choices={choices} />
    </Form.Item>
  );
}

type ControlProps = {
  id?: string;
  value?: string;
  onChange?: (charge: string) => void;
  label: string;
  choices: Choices;
};

/** An amount that is not typed yet; saved as not said. */
const untyped = ' ';

function ChargeControl({ id, value = '', onChange, label, choices }: ControlProps) {
  const { t } = useTranslation();
  const isWord = value === '' || value === 'none' || value === 'free';
  const options = [
    { value: '', label: t('Not said') },
    ...(choices.none ? [{ value: 'none', label: choices.none }] : []),
    ...(choices.free ? [{ value: 'free', label: choices.free }] : []),
    { value: 'paid', label: choices.paid },
  ];
  return (
    <div className={styles['charge']}>
      <Select
        {...(id ? { id } : {})}
        value={isWord ? value : 'paid'}
        options={options}
        onChange={(choice: string) => onChange?.(choice === 'paid' ? untyped : choice)}
      />
      {!isWord && (
        <Input
          autoFocus={value === untyped}
          value={value.trimStart()}
          maxLength={20}
          placeholder={t('For example {{value}}', { value: '18 €' })}
          aria-label={t('Amount: {{label}}', { label })}
          onChange={(event) => onChange?.(event.target.value || untyped)}
        />
      )}
    </div>
  );
}
