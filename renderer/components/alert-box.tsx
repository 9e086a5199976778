import type { ReactNode } from 'react';
import styles from './alert-box.module.css';

/** A sentence that must not be missed, beside what it is about: red for failure, teal for news. */
export function AlertBox({ tone, children }: { tone: 'danger' | 'info'; children: ReactNode }) {
  return (
    <div className={styles['box']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
