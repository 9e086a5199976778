import { useTranslation } from '#renderer/lib/translate.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Facts } from '#renderer/components/page/facts.tsx';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { SetupTag } from './hotel-table.tsx';
import styles from './hotel-manage.module.css';
import { useDashboard } from '../hotels.queries.ts';
import { StatCards } from '#renderer/components/stat-cards.tsx';

/** The numbers of a hotel, how it is reached, and how far its setup is. */
export function HotelOverview({ hotel }: { hotel: Hotel }) {
  return (
    <div className={styles['stack']}>
      <Numbers hotelId={hotel.id} />
      <div className={styles['columns']}>
        <Information hotel={hotel} />
        <Setup hotel={hotel} />
      </div>
    </div>
  );
}

function Numbers({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDashboard(hotelId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const stats = [
    { label: t('Total Requests'), hint: t('All time'), value: data?.total_requests, to: '?tab=requests' },
    { label: t('Active Staff'), hint: t('In the team'), value: data?.active_staff, to: '?tab=staff' },
    {
      label: t('Pending Requests'),
      hint: t('Awaiting response'),
      value: data?.pending_requests,
      to: '?tab=requests&status=open',
      amber: true,
    },
    { label: t('Completed Today'), hint: t('Successfully resolved'), value: data?.completed_today },
  ];
  return <StatCards stats={stats} />;
}

function Information({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation();
  const given = (value: string | null) => value || <span className={styles['missing']}>{t('Not provided')}</span>;
  return (
    <Panel title={t('Hotel Information')}>
      <div className={styles['facts']}>
        <Facts
          facts={[
            { label: t('Address'), value: given(hotel.address) },
            { label: t('Phone'), value: given(hotel.phone) },
            { label: t('Email'), value: given(hotel.email) },
            { label: t('WhatsApp'), value: given(hotel.whatsapp_number) },
          ]}
        />
      </div>
    </Panel>
  );
}

function Setup({ hotel }: { hotel: Hotel }) {
  const { t, i18n } = useTranslation();
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(hotel.default_language);
  const overall = (
    <span className={styles['tags']}>
      <SetupTag complete={hotel.setup_completed} />
      <HotelStatusTag status={hotel.status} />
    </span>
  );
  return (
    <Panel title={t('Setup Status')}>
      <div className={styles['facts']}>
        <Facts
          facts={[
            { label: t('Overall'), value: overall },
            { label: t('Check-in time'), value: hotel.check_in_time },
            { label: t('Check-out time'), value: hotel.check_out_time },
            { label: t('Default language'), value: language ?? hotel.default_language },
            { label: t('Time zone'), value: hotel.timezone.replaceAll('_', ' ') },
          ]}
        />
      </div>
    </Panel>
  );
}
