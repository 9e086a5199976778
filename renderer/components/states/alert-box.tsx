import type { ReactNode } from 'react';
import styles from './alert-box.module.css';

/** An inline alert: red for failure, teal for information. */
export function AlertBox({ tone, children }: { tone: 'danger' | 'info'; children: ReactNode }) {
  return (
    <div className={styles['box']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
