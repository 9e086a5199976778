import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './filter-chip.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  pressed: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** One filter of a list: pressed while it is on. */
export function FilterChip({ pressed, children, ...rest }: Props) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={pressed} {...rest}>
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
