import { LinkOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';

const LinkBookingDialog = themedPart(async () => (await import('./link-booking-dialog.tsx')).LinkBookingDialog);

/** For a guest who writes from another number than the booking's. */
export function LinkBooking({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('Link to booking')}
      </Button>
      {open && <LinkBookingDialog conversationId={conversationId} onClose={() => setOpen(false)} />}
    </>
  );
}
