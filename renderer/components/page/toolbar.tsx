import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Search and filters above a list; `count` is the sentence at the right that says how much there is. */
export function Toolbar({ children, count }: { children: ReactNode; count?: ReactNode }) {
  return (
    <div className={styles['toolbar']}>
      {children}
      {count && <p className={styles['count']}>{count}</p>}
    </div>
  );
}

/** A field of a toolbar with its label above. */
export function ToolbarField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      {children}
    </label>
  );
}
