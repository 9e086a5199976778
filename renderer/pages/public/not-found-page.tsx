import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { paths } from '#renderer/lib/paths.ts';
import styles from './plain-page.module.css';

/** Shown for an unknown URL; logged, so that wrong links can be found. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t('Page not found'));
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <main className={styles['page']}>
      <div className={styles['content']}>
        <p className={styles['code']} aria-hidden>
          404
        </p>
        <h1>{t('Oops! Page not found')}</h1>
        <p className={styles['text']}>{t('There is nothing at {{path}}.', { path: pathname })}</p>
        <Link to={paths.landing}>{t('Return to Home')}</Link>
      </div>
    </main>
  );
}
