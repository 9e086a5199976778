import { Switch } from '#renderer/components/plain/switch.tsx';
import styles from './account.module.css';

type Props = { id: string; label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A switch with its name beside it. */
export function SwitchRow({ id, label, checked, onChange }: Props) {
  return (
    <div className={styles['switch']}>
      <Switch id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
