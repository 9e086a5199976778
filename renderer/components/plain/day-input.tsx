import type { InputHTMLAttributes } from 'react';
import styles from './form.module.css';

/** The browser's own field for a day, `YYYY-MM-DD`. Does not use antd. */
export function DayInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input {...props} type="date" className={styles['select']} />;
}
