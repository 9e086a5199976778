import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useHotelList } from './hotels.queries.ts';

export type HotelPickerProps = {
  /** The chosen hotel's id; empty for all. */
  value: string;
  onChange: (hotelId: string) => void;
  /** The chosen hotel's name if it may be missing in the list. */
  name?: string | undefined;
  /** What an empty choice is called. Default: all hotels. */
  empty?: string;
};

/** One hotel or all of them; the list is searched on the server. Opens at once. */
export function HotelPickerList({ value, onChange, name, empty }: HotelPickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const hotels = useHotelList(search ? { search } : {});
  const listed = (hotels.data?.items ?? []).map((hotel) => ({ value: hotel.id, label: hotel.name }));
  const missing = value !== '' && !search && !listed.some((hotel) => hotel.value === value);
  const options = missing ? [{ value, label: name ?? t('A hotel that is not listed') }, ...listed] : listed;
  return (
    <Select
      autoFocus
      defaultOpen
      value={value || null}
      allowClear
      placeholder={empty ?? t('All hotels')}
      loading={hotels.isFetching}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      notFoundContent={hotels.isError ? t('The hotels could not be loaded') : t('No hotel matches')}
      onChange={(next: string | null | undefined) => onChange(next ?? '')}
    />
  );
}
