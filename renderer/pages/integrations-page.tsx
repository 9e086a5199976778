import { useTranslation } from '#renderer/lib/translate.ts';
import { LockOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { EndpointList } from '#renderer/features/integrations/endpoint-list.tsx';
import { KeyList } from '#renderer/features/integrations/key-list.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useCan, useHotel } from '#renderer/lib/session/session.ts';
import styles from './integrations-page.module.css';

/** How other systems of the hotel are connected. */
export default function IntegrationsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const mayChange = useCan('hotelAdmin');
  return (
    <Page inOrder>
      <PageHeader
        title={t('Other systems')}
        text={t('Keys with which other systems call Concierge, and addresses that Concierge tells what happens.')}
        action={<Link to={paths.apiReference}>{t('API reference')}</Link>}
      />
      {!hotel && <NoHotel text={t('Choose a hotel to connect other systems.')} />}
      {hotel && !mayChange && (
        <EmptyState icon={<LockOutlined aria-hidden />} title={t('Only admins of the hotel connect other systems.')} />
      )}
      {hotel && mayChange && (
        <div className={styles['panels']}>
          <KeyList key={`keys ${hotel.id}`} hotelId={hotel.id} timezone={hotel.timezone} />
          <EndpointList key={`webhooks ${hotel.id}`} hotelId={hotel.id} timezone={hotel.timezone} />
        </div>
      )}
    </Page>
  );
}
