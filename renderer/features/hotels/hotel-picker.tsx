import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { LateSelect } from '#renderer/components/themed/late-select.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { HotelPickerProps } from './hotel-picker-list.tsx';
import { useHotelList } from './hotels.queries.ts';

type LateProps = HotelPickerProps & { waiting: ReactNode };
const HotelPickerList = themedPart<LateProps>(
  async () => (await import('./hotel-picker-list.tsx')).HotelPickerList,
  ({ waiting }) => waiting,
);

/** One hotel or all of them. The list is loaded when it is used. */
export function HotelPicker(props: HotelPickerProps) {
  const { t } = useTranslation();
  const { value, name, empty } = props;
  const hotels = useHotelList({}, value !== '' && name === undefined);
  const listed = name ?? hotels.data?.items.find((hotel) => hotel.id === value)?.name;
  return (
    <LateSelect
      shown={value === '' ? (empty ?? t('All hotels')) : (listed ?? t('A hotel that is not listed'))}
      list={(waiting) => <HotelPickerList {...props} waiting={waiting} />}
    />
  );
}
