import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  /** On the first load, what stands below a part that is loading appears after it, so that nothing moves. */
  inOrder?: boolean;
  children: ReactNode;
};

/** Milliseconds without a part that is loading, after which the first load is over. */
const calmMs = 1000;

/** A page inside the shell, at most 1,280 px wide. The inbox does not use it, because it fills the screen. */
export function Page({ inOrder = false, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [isFirstLoad, setFirstLoad] = useState(inOrder);
  useEffect(() => {
    const node = page.current;
    if (!isFirstLoad || !node) return;
    let calm: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(calm);
      if (!node.querySelector('[data-loading]')) calm = setTimeout(() => setFirstLoad(false), calmMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(node, { childList: true, subtree: true });
    look();
    return () => {
      clearTimeout(calm);
      observer.disconnect();
    };
  }, [isFirstLoad]);
  return (
    <div ref={page} className={styles['page']} data-in-order={isFirstLoad}>
      {children}
    </div>
  );
}
