import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  /** What stands below a part that is loading appears after it, so that nothing moves. */
  inOrder?: boolean;
  children: ReactNode;
};

/** A page inside the shell, at most 1,280 px wide. The inbox does not use it, because it fills the screen. */
export function Page({ inOrder = false, children }: Props) {
  return (
    <div className={styles['page']} data-in-order={inOrder}>
      {children}
    </div>
  );
}
