import { CalendarOutlined, CloseOutlined } from '@ant-design/icons';
import { bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Floating } from '#renderer/components/menus/floating.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { isFiltered, noFilters, type Filters } from './booking-filters.rules.ts';
import { statusWords } from '../booking-words.ts';
import styles from './booking-filter-bar.module.css';

export const bookingSearchId = 'booking-search';

type Props = {
  filters: Filters;
  onSearch: (text: string) => void;
  onChange: (change: Record<string, string | null>) => void;
  /** Actions on the whole list: import, export. */
  tools: ReactNode;
};

/** Search and filters; all of them are in the URL. */
export function BookingFilterBar({ filters, onSearch, onChange, tools }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <div className={styles['first']}>
        <SearchField
          id={bookingSearchId}
          label={t('Search by guest, phone, email, room or number')}
          search={filters.search}
          onSearch={onSearch}
        />
        <div className={styles['tools']}>{tools}</div>
      </div>
      <FilterChips label={t('Filters')}>
        {bookingStatuses.map((status) => (
          <FilterChip
            key={status}
            pressed={filters.status === status}
            onClick={() => onChange({ status: filters.status === status ? null : status })}
          >
            {t(statusWords[status][1])}
          </FilterChip>
        ))}
        <DaysChip filters={filters} onChange={onChange} />
        {filters.guestId && (
          <FilterChip pressed onClick={() => onChange({ guest: null })}>
            {t('One guest’s bookings')} <CloseOutlined aria-hidden />
          </FilterChip>
        )}
        {isFiltered(filters) && (
          <Button type="link" size="small" onClick={() => onChange(noFilters)}>
            {t('Clear filters')}
          </Button>
        )}
      </FilterChips>
    </div>
  );
}

function DaysChip({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const { from, to } = filters;
  const words = (day: string) => dayWords(day, i18n.language);
  const label =
    from && to
      ? `${words(from)} – ${words(to)}`
      : from
        ? t('From {{day}}', { day: words(from) })
        : to
          ? t('Until {{day}}', { day: words(to) })
          : t('Dates');
  return (
    <>
      <FilterChip
        ref={chip}
        pressed={from !== null || to !== null}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CalendarOutlined aria-hidden /> {label}
      </FilterChip>
      {open && (
        <Floating anchor={chip} onLeave={() => setOpen(false)} role="dialog" aria-label={t('Dates')}>
          <DayFields filters={filters} onChange={onChange} />
        </Floating>
      )}
    </>
  );
}

function DayFields({ filters: { from, to }, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <div className={styles['days']}>
      <label>
        {t('Stays from')}
        <input type="date" value={from ?? ''} onChange={(event) => onChange({ from: event.target.value || null })} />
      </label>
      <label>
        {t('to (inclusive)')}
        <input
          type="date"
          value={to ?? ''}
          min={from ?? undefined}
          onChange={(event) => onChange({ to: event.target.value || null })}
        />
      </label>
      <Button onClick={() => onChange({ from: null, to: null })} disabled={!from && !to}>
        {t('Any dates')}
      </Button>
    </div>
  );
}
