import { useId, type ButtonHTMLAttributes } from 'react';
import form from './form.module.css';
import styles from './switch.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, at once. Its name comes from a label or `aria-label`. Does not use antd. */
export function Switch({ checked, onChange, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      className={styles['switch']}
      onClick={() => onChange(!checked)}
    >
      <span aria-hidden />
    </button>
  );
}

/** A switch with its name above, and a hint below. */
export function SwitchField({ label, hint, ...props }: Props & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div className={form['field']}>
      <label htmlFor={id}>{label}</label>
      <Switch {...props} id={id} {...(hint ? { 'aria-describedby': `${id}-below` } : {})} />
      {hint && (
        <p id={`${id}-below`} className={form['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
