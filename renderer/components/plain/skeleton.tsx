import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Grey lines where text comes, one a width. Made without antd: it is what stands first. */
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
