import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { useHotelList } from '#renderer/features/hotels/hotels.queries.ts';
import styles from './sidebar.module.css';

export type HotelSelectProps = {
  value: string | null;
  known: Me['hotel'];
  busy: boolean;
  onChoose: (hotelId: string) => void;
};

/** The platform's hotels, searched on the server. Opens at once. */
export function HotelSelect({ value, known, busy, onChoose }: HotelSelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const hotels = useHotelList(search ? { search } : {});
  const listed = hotels.data?.items ?? [];
  const named = listed.some((hotel) => hotel.id === value) || known?.id === value;
  const options = listed.map((hotel) => ({ value: hotel.id, label: hotel.name, status: hotel.status }));
  const withCurrent =
    known && !listed.some((hotel) => hotel.id === known.id) && !search
      ? [{ value: known.id, label: known.name, status: undefined }, ...options]
      : options;
  return (
    <Select
      autoFocus
      defaultOpen
      value={named ? value : null}
      placeholder={t('Select a hotel to manage')}
      loading={hotels.isFetching || busy}
      disabled={busy}
      options={withCurrent}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      notFoundContent={hotels.isError ? t('The hotels could not be loaded') : t('No hotel matches')}
      optionRender={({ label, data }) => (
        <span className={styles['option']}>
          <span>{label}</span>
          {data.status && <HotelStatusTag status={data.status} />}
        </span>
      )}
      onSelect={(id: string) => onChoose(id)}
    />
  );
}
