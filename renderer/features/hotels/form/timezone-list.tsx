import { Select } from 'antd';
import { hotelTimezones } from '#shared/features/hotels/hotels.values.ts';

export type TimezoneListProps = { id: string; disabled: boolean; value: string; onChange: (zone: string) => void };

const zones = () => [...new Set([...hotelTimezones, ...Intl.supportedValuesOf('timeZone')])];

/** All time zones, found by any part of their name. Opens at once. */
export function TimezoneList({ id, disabled, value, onChange }: TimezoneListProps) {
  return (
    <Select
      id={id}
      autoFocus
      defaultOpen
      showSearch
      disabled={disabled}
      value={value}
      options={zones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      style={{ width: '100%' }}
      onChange={onChange}
    />
  );
}
