import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page inside the shell, at most 1,280 px wide. The inbox does not use it, because it fills the screen. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}
