import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { useCan, useHotel } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { GuestBookings } from '#renderer/features/bookings/guest-bookings.tsx';
import { GuestDialog } from '#renderer/features/guests/guest-dialog.tsx';
import { GuestPanel } from '#renderer/features/guests/guest-panel.tsx';
import { GuestRights } from '#renderer/features/guests/guest-rights.tsx';
import { GuestsManager, withParam } from '#renderer/features/guests/guests-manager.tsx';
import { useAskDelete } from '#renderer/features/guests/use-ask-delete.ts';

/** Everybody who stayed or will stay (docs/product.md, section 2, Guests). */
export default function GuestsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  if (hotel) return <Guests key={hotel.id} hotelId={hotel.id} />;
  return (
    <Page>
      <PageHeader title={t('Guest Management')} />
      <NoHotel text={t('Select a hotel to see its guests.')} />
    </Page>
  );
}

function Guests({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<Guest | 'new' | null>(null);
  const canErase = useCan('hotelAdmin');
  const closePanel = () => setParams((current) => withParam(current, 'guest', null), { replace: true });
  const askDelete = useAskDelete(hotelId, closePanel);
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm('new')}>
      {t('Add Guest')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('Guest Management')}
        text={t('Who your guests are, what they like, and how often they come.')}
        action={add}
      />
      <GuestsManager hotelId={hotelId} onAdd={() => setForm('new')} />
      <GuestPanel
        hotelId={hotelId}
        id={params.get('guest')}
        onClose={closePanel}
        onEdit={setForm}
        onDelete={askDelete}
        rights={(guest) => <GuestRights hotelId={hotelId} guest={guest} canErase={canErase} />}
        history={({ id }) => <GuestBookings hotelId={hotelId} guestId={id} />}
      />
      <GuestDialog hotelId={hotelId} start={form} onClose={() => setForm(null)} />
    </Page>
  );
}
