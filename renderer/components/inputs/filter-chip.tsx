import type { ReactNode } from 'react';
import styles from './filter-chip.module.css';

type Props = { pressed: boolean; onClick: () => void; children: ReactNode };

/** One filter of a list: pressed while it is on. */
export function FilterChip({ pressed, onClick, children }: Props) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** Filters of one kind, side by side. */
export function FilterChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles['chips']}>
      {children}
    </div>
  );
}
