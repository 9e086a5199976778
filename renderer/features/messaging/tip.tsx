import { BulbOutlined } from '@ant-design/icons';
import styles from './messaging.module.css';
import { useTips } from './tips.ts';

/** A tip, unless tips are hidden. */
export function Tip({ children }: { children: string }) {
  const shown = useTips((state) => state.shown);
  if (!shown) return null;
  return (
    <p className={styles['tip']}>
      <BulbOutlined aria-hidden />
      <span>{children}</span>
    </p>
  );
}
