import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import { paths } from '#renderer/lib/paths.ts';
import styles from './plain-page.module.css';

/** Error page. Uses as little code as possible. Also shown after an update, when files of the old version are gone. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  usePageTitle(t('Unexpected Application Error!'));
  useEffect(() => console.error('A page failed', error), [error]);
  return (
    <div className={styles['page']} role="alert">
      <div className={styles['content']}>
        <h1>{t('Unexpected Application Error!')}</h1>
        <p className={styles['text']}>{messageOf(error)}</p>
        <div className={styles['actions']}>
          <button type="button" className={styles['primary']} onClick={() => window.location.reload()}>
            {t('Reload the page')}
          </button>
          <a className={styles['secondary']} href={paths.landing}>
            {t('Return to Home')}
          </a>
        </div>
      </div>
    </div>
  );
}
