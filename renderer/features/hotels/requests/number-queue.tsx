import { PhoneOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { NumberCard } from './number-card.tsx';
import { useNumberRequests } from './number-requests.queries.ts';
import styles from './number-requests.module.css';

/** Numbers that are asked for, then numbers that something is in the way of. `chosen`: the hotel whose card is open. */
export function NumberQueue({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useNumberRequests();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />;
  const asked = data.items.filter(({ open }) => open);
  const others = data.items.filter(({ open }) => !open);
  const cards = (items: typeof asked) => (
    <div className={styles['list']}>
      {items.map((item) => (
        <NumberCard
          key={item.hotel_id}
          item={item}
          isOpen={chosen === item.hotel_id || (!chosen && items.length === 1)}
        />
      ))}
    </div>
  );
  return (
    <>
      <Panel title={t('Requested numbers')}>
        {asked.length > 0 ? (
          cards(asked)
        ) : (
          <EmptyState icon={<PhoneOutlined aria-hidden />} title={t('No hotel waits for a number')} />
        )}
      </Panel>
      {others.length > 0 && <Panel title={t('Numbers that need you')}>{cards(others)}</Panel>}
      {data.more && <p>{t('There are more. They come up as these are done.')}</p>}
    </>
  );
}
