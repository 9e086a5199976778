import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { TabPair } from '#renderer/components/page/tab-pair.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { fieldsOfHotel } from '../form/hotel-form-values.ts';
import { HotelForm } from '../form/hotel-form.tsx';
import { useUpdateHotel } from './hotel-manage.queries.ts';
import { HotelOverview } from './hotel-overview.tsx';
import { HotelRequests } from './hotel-requests.tsx';
import { HotelStaff } from './hotel-staff.tsx';

type Props = {
  hotel: Hotel;
  pathOf: (request: GuestRequest) => string;
  categoryWords: (category: string) => string;
};

const tabs = ['overview', 'settings', 'staff', 'requests'];

/** One hotel under four tabs; the open one is in the address. A tab that is left keeps what was typed in it. */
export function HotelSheet({ hotel, pathOf, categoryWords }: Props) {
  const { t } = useTranslation();
  const [{ tab }, setAddress] = useAddressFilters(['tab', 'status']);
  const open = (key: string) => setAddress({ tab: key === 'overview' ? '' : key, status: '' });
  // After saving, the form is reset to the stored values; a colleague's change does not overwrite typed values.
  const [saves, setSaves] = useState(0);
  const saved = () => {
    setSaves((count) => count + 1);
    open('overview');
  };
  const of = { hotelId: hotel.id, timezone: hotel.timezone };
  return (
    <TabPair
      keepsLeft
      active={tabs.includes(tab) ? tab : 'overview'}
      onChange={open}
      tabs={[
        { key: 'overview', label: t('Overview'), content: <HotelOverview hotel={hotel} /> },
        {
          key: 'settings',
          label: t('Settings'),
          content: <HotelSettings key={saves} hotel={hotel} onSaved={saved} />,
        },
        { key: 'staff', label: t('Staff'), content: <HotelStaff {...of} /> },
        {
          key: 'requests',
          label: t('Requests'),
          content: <HotelRequests {...of} pathOf={pathOf} categoryWords={categoryWords} />,
        },
      ]}
    />
  );
}

function HotelSettings({ hotel, onSaved }: { hotel: Hotel; onSaved: () => void }) {
  const { t } = useTranslation();
  const update = useUpdateHotel(hotel.id);
  return (
    <HotelForm
      initial={fieldsOfHotel(hotel)}
      submitLabel={t('Save hotel')}
      onSubmit={async (draft) => {
        await update.mutateAsync(draft);
        notifySuccess(t('Hotel Updated'));
        onSaved();
      }}
      onFailure={(error) => notifyFailure(t('Error updating profile'), error)}
    />
  );
}
