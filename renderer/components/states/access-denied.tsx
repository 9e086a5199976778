import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { Page } from '../page/page.tsx';
import styles from './states.module.css';

/** Shown on the platform's pages to everyone except the super admin (docs/product.md, section 2, Hotels). */
export function AccessDenied({ home }: { home: string }) {
  const { t } = useTranslation();
  usePageTitle(t('Access Denied'));
  return (
    <Page>
      <div className={styles['state']}>
        <span className={styles['icon']} data-tone="danger" aria-hidden>
          <LockOutlined aria-hidden />
        </span>
        <h1 className={styles['title']}>{t('Access Denied')}</h1>
        <p className={styles['text']}>{t("You don't have super admin privileges to access this page.")}</p>
        <Link to={home}>{t('Go to your dashboard')}</Link>
      </div>
    </Page>
  );
}
