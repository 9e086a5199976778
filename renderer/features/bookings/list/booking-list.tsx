import { useTranslation } from '#renderer/lib/translate.ts';
import { useNarrow } from '#renderer/lib/hooks/use-narrow.ts';
import { useVisibleRows } from '#renderer/lib/hooks/use-visible-rows.ts';
import type { BookingListRow } from './booking-list-rows.ts';
import { BookingRow, type BookingActions } from './booking-row.tsx';
import styles from './booking-list.module.css';

type Props = BookingActions & {
  rows: BookingListRow[];
  /** Reads the next page if there is one. */
  onEnd?: (() => void) | undefined;
  onShowGroup: (group: 'arrivals' | 'departures') => void;
};

const headingHeight = 48;

/** Bookings as rows of one height; only visible ones are drawn. */
export function BookingList({ rows, onEnd, onShowGroup, ...actions }: Props) {
  const { t } = useTranslation();
  const rowHeight = useNarrow('(width < 1024px)') ? 132 : 68;
  const {
    list,
    height,
    rows: drawn,
  } = useVisibleRows({
    count: rows.length,
    heightOf: (index) => (rows[index]?.kind === 'heading' ? headingHeight : rowHeight),
    onEnd,
  });
  return (
    <>
      <div className={styles['columns']} aria-hidden>
        <span>{t('Guest')}</span>
        <span>{t('Stay')}</span>
        <span>{t('Room')}</span>
        <span>{t('Amount')}</span>
        <span>{t('Messages')}</span>
        <span>{t('Status')}</span>
      </div>
      <div ref={list} role="list" aria-label={t('Bookings')} className={styles['list']} style={{ height }}>
        {drawn.map(({ index, top, height: size }) => (
          <div key={rows[index]!.key} role="listitem" style={{ height: size, transform: `translateY(${top}px)` }}>
            <Row row={rows[index]!} onShowGroup={onShowGroup} {...actions} />
          </div>
        ))}
      </div>
    </>
  );
}

function Row({ row, onShowGroup, ...actions }: BookingActions & Pick<Props, 'onShowGroup'> & { row: BookingListRow }) {
  const { t } = useTranslation();
  if (row.kind === 'booking') return <BookingRow booking={row.booking} {...actions} />;
  const titles = { arrivals: t('Arriving today'), departures: t('Departing today'), all: t('All bookings') };
  const { group, count, hidden } = row;
  return (
    <h2 className={styles['heading']}>
      {titles[group]}
      {count !== null && <span>{count}</span>}
      {hidden > 0 && group !== 'all' && (
        <button type="button" onClick={() => onShowGroup(group)}>
          {t('Show all {{number}}', { number: count ?? 0 })}
        </button>
      )}
    </h2>
  );
}
