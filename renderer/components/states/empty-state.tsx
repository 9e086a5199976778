import type { ReactNode } from 'react';
import styles from './states.module.css';

type Props = {
  /** Why there is nothing, in one sentence. */
  title: string;
  text?: string;
  icon?: ReactNode;
  /** What to do next: one button or link. */
  action?: ReactNode;
};

/** Shown by an empty list. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <div className={styles['state']}>
      {icon && (
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  );
}
