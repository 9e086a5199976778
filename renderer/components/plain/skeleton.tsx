import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Skeleton lines, one per width. Does not use antd, because it is shown first. */
export function Skeleton({ widths, style }: { widths: string[]; style?: CSSProperties }) {
  return (
    <span className={styles['lines']} style={style} data-skeleton aria-hidden>
      {widths.map((width, index) => (
        <SkeletonBlock key={index} style={{ width }} />
      ))}
    </span>
  );
}

/** One grey block. */
export function SkeletonBlock({ style }: { style: CSSProperties }) {
  return <span className={styles['line']} style={style} data-skeleton aria-hidden />;
}
