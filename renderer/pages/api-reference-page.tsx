import { LockOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ApiReference } from '#renderer/features/integrations/reference/api-reference.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useCan, useHotel, useMe } from '#renderer/lib/session/session.ts';

/** The calls that other systems make, for admins of a hotel and the super admin. */
export default function ApiReferencePage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const isSuperAdmin = useMe().data?.is_super_admin ?? false;
  const mayConnect = useCan('hotelAdmin');
  return (
    <Page>
      <PageHeader
        title={t('API reference')}
        text={t('Every call that another system can make, for its developers.')}
        action={mayConnect && <Link to={paths.integrations}>{t('API keys and webhooks of the hotel')}</Link>}
      />
      {mayConnect || isSuperAdmin ? (
        <ApiReference hotelId={hotel?.id ?? null} />
      ) : (
        <EmptyState icon={<LockOutlined aria-hidden />} title={t('Only admins of the hotel connect other systems.')} />
      )}
    </Page>
  );
}
