import { useTranslation } from '#renderer/lib/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { NumberQueue } from '#renderer/features/hotels/requests/number-queue.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import styles from './admin-page.module.css';

/** WhatsApp numbers that the super admin registers, connects or puts right. */
export default function AdminNumbersPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const me = useMe().data;
  if (!me) return null;
  if (!me.is_super_admin) return <AccessDenied home={paths.dashboard} />;
  return (
    <Page>
      <PageHeader
        title={t('WhatsApp Numbers')}
        text={t('Numbers that hotels ask for, from the request to the first answered guest.')}
      />
      <div className={styles['sections']}>
        <NumberQueue chosen={params.get('hotel') ?? undefined} />
      </div>
    </Page>
  );
}
