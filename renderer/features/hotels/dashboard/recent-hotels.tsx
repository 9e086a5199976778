import { BankOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import styles from './dashboard.module.css';

type Props = { hotels: HotelListItem[]; disabled: boolean; onChoose: (hotelId: string) => void };

/** Hotels of the platform; choosing one starts acting in it. */
export function RecentHotels({ hotels, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  if (hotels.length === 0) {
    return (
      <EmptyState
        icon={<BankOutlined aria-hidden />}
        title={t('No hotels found. Create your first hotel to get started.')}
      />
    );
  }
  return (
    <ul className={styles['recent']}>
      {hotels.map((hotel) => (
        <li key={hotel.id}>
          <button type="button" className={styles['request']} disabled={disabled} onClick={() => onChoose(hotel.id)}>
            <span className={styles['requestTop']}>
              <strong>{hotel.name}</strong>
              <HotelStatusTag status={hotel.status} />
              <span className={styles['age']}>
                <TimeAgo at={hotel.created_at} />
              </span>
            </span>
            <span className={styles['message']}>
              {t('Staff: {{number}}', { number: hotel.staff_count })} ·{' '}
              {t('Admin: {{name}}', { name: hotel.admin_name ?? t('N/A') })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
