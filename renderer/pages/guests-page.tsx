import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useSearchParams } from 'react-router-dom';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { useCan, useHotel } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { GuestBookings } from '#renderer/features/bookings/guest-bookings.tsx';
import { GuestsManager, withParam } from '#renderer/features/guests/guests-manager.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';

const waiting = () => <OpeningMark />;
const GuestDialog = themedPart(
  async () => (await import('#renderer/features/guests/guest-dialog.tsx')).GuestDialog,
  waiting,
);
const GuestPanel = themedPart(
  async () => (await import('#renderer/features/guests/guest-panel.tsx')).GuestPanel,
  waiting,
);
const DeleteQuestion = themedPart(
  async () => (await import('#renderer/features/guests/delete-question.tsx')).DeleteQuestion,
  waiting,
);

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
  const [deleting, setDeleting] = useState<Guest | null>(null);
  const open = params.get('guest');
  const hasPanel = useOnceOpen(open !== null);
  const hasForm = useOnceOpen(form !== null);
  const hasQuestion = useOnceOpen(deleting !== null);
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
      {hasPanel && (
        <GuestPanel
          hotelId={hotelId}
          id={open}
          onClose={closePanel}
          onEdit={setForm}
          onDelete={setDeleting}
          canErase={canErase}
          history={({ id }) => <GuestBookings hotelId={hotelId} guestId={id} />}
        />
      )}
      {hasQuestion && (
        <DeleteQuestion hotelId={hotelId} asked={deleting} onAsk={() => setDeleting(null)} onDeleted={closePanel} />
      )}
      {hasForm && <GuestDialog hotelId={hotelId} start={form} onClose={() => setForm(null)} />}
    </Page>
  );
}
