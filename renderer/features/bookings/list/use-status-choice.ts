import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useBookingsScope } from '../bookings.context.ts';
import { useChangeStatus } from '../bookings.queries.ts';

type StatusChoice = { status: Booking['status']; choose: (status: Booking['status']) => void };

/** Staff may set any status (docs/product.md, section 4). The choice is shown at once. */
export function useStatusChoice(booking: Booking): StatusChoice {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const change = useChangeStatus(hotelId, {
    onSuccess: () => notifySuccess(t('Status Updated')),
    onError: (error) => notifyFailure(t('Failed to update booking status.'), error),
  });
  const choose = (status: Booking['status']) => change.mutate({ id: booking.id, status });
  return { status: change.isPending ? change.variables.status : booking.status, choose };
}
