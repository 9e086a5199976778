import type { ReactNode } from 'react';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import styles from './page-header.module.css';

type Props = {
  title: string;
  /** One line of what the page is for. */
  text?: string;
  /** At most one primary action. */
  action?: ReactNode;
  /** Before the title, for example a link back. */
  before?: ReactNode;
  /** Beside the title, for example a status. */
  mark?: ReactNode;
};

/** The top of every page; names the page in the browser's tab as well. */
export function PageHeader({ title, text, action, before, mark }: Props) {
  usePageTitle(title);
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        {before}
        {mark ? (
          <div className={styles['titleLine']}>
            <h1>{title}</h1>
            {mark}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {text && <p>{text}</p>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </header>
  );
}
