import { useId, type SelectHTMLAttributes } from 'react';
import styles from './form.module.css';

type Choice<Key extends string> = { value: Key; label: string };
type Props<Key extends string> = {
  label: string;
  value: Key;
  choices: Choice<Key>[];
  onChoose: (value: Key) => void;
  disabled?: boolean;
};

/** The browser's own list of choices with its name above. Does not use antd. */
export function SelectField<Key extends string>({ label, value, choices, onChoose, disabled }: Props<Key>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} choices={choices} onChoose={onChoose} disabled={disabled} />
    </div>
  );
}

type SelectProps<Key extends string> = Omit<Props<Key>, 'label' | 'disabled'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'className'>;

/** The browser's own list of choices, for a place that names it otherwise. */
export function Select<Key extends string>({ value, choices, onChoose, ...rest }: SelectProps<Key>) {
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChoose(choice.value);
  };
  return (
    <select {...rest} className={styles['select']} value={value} onChange={(event) => choose(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
