import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { useHotel } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { withFilters } from '#renderer/features/bookings/list/booking-filters.rules.ts';
import { BookingsContext } from '#renderer/features/bookings/bookings.context.ts';
import { BookingsManager } from '#renderer/features/bookings/bookings-manager.tsx';
import { ExportButton } from '#renderer/features/bookings/list/export-button.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';

const waiting = () => <OpeningMark />;
const BookingDialog = themedPart(
  async () => (await import('#renderer/features/bookings/form/booking-dialog.tsx')).BookingDialog,
  waiting,
);
const BookingPanel = themedPart(
  async () => (await import('#renderer/features/bookings/booking-panel.tsx')).BookingPanel,
  waiting,
);
const ImportDialog = themedPart(
  async () => (await import('#renderer/features/bookings/import/import-dialog.tsx')).ImportDialog,
  waiting,
);
const DeleteQuestion = themedPart(
  async () => (await import('#renderer/features/bookings/list/delete-question.tsx')).DeleteQuestion,
  waiting,
);

/** The bookings of the hotel, and the messages that accompany them (docs/product.md, section 2, Bookings). */
export default function BookingsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const id = hotel?.id;
  const timezone = hotel?.timezone;
  const scope = useMemo(() => (id && timezone ? { hotelId: id, timezone } : null), [id, timezone]);
  if (scope)
    return (
      <BookingsContext value={scope}>
        <Bookings key={scope.hotelId} />
      </BookingsContext>
    );
  return (
    <Page>
      <PageHeader title={t('Bookings')} />
      <NoHotel text={t('Select a hotel to see its bookings.')} />
    </Page>
  );
}

function Bookings() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<Booking | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    setImporting(false);
    // The dialog is removed at once and cannot give the focus back itself.
    requestAnimationFrame(() => importButton.current?.focus());
  };
  const closePanel = () =>
    setParams((current) => withFilters(current, { booking: null, add: null, name: null, phone: null }), {
      replace: true,
    });
  const [deleting, setDeleting] = useState<Booking | null>(null);
  const open = params.get('booking');
  const hasPanel = useOnceOpen(open !== null);
  const hasForm = useOnceOpen(form !== null);
  const hasQuestion = useOnceOpen(deleting !== null);
  const tools = (
    <>
      <Button ref={importButton} icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
        {t('Import')}
      </Button>
      <ExportButton />
    </>
  );
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm('new')}>
      {t('Add Booking')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('Bookings')} text={t('Who comes, who goes, and which messages reach them.')} action={add} />
      <BookingsManager onAdd={() => setForm('new')} onEdit={setForm} onDelete={setDeleting} tools={tools} />
      {hasPanel && <BookingPanel id={open} onClose={closePanel} onEdit={setForm} onDelete={setDeleting} />}
      {hasForm && <BookingDialog start={form} onClose={() => setForm(null)} />}
      {hasQuestion && <DeleteQuestion asked={deleting} onAsk={() => setDeleting(null)} onDeleted={closePanel} />}
      <AddFromAddress params={params} onClose={closePanel} />
      {importing && <ImportDialog onClose={closeImport} />}
    </Page>
  );
}

/** `?add=booking&name=&phone=` opens the form with the guest of a conversation. */
function AddFromAddress({ params, onClose }: { params: URLSearchParams; onClose: () => void }) {
  const asked = params.get('add') === 'booking';
  const prefilled = { guest_name: params.get('name') ?? '', guest_phone: params.get('phone') ?? '' };
  return asked && <BookingDialog start="new" prefilled={prefilled} onClose={onClose} />;
}
