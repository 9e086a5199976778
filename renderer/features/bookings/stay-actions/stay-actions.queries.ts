import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { BookingChange } from '#shared/features/bookings/bookings.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useRefresh } from '../bookings.queries.ts';

type Change = { id: string; change: BookingChange };

/** Status or dates of a booking. Pending until the stay is read again, so that no second click changes an older one. */
export function useChangeStay(hotelId: string) {
  const { t } = useTranslation();
  const refresh = useRefresh(hotelId);
  return useMutation({
    mutationFn: ({ id, change }: Change) => client.bookings.update({ params: { hotel_id: hotelId, id }, body: change }),
    onSuccess: (_, { change }) => notifySuccess(change.status ? t('Status Updated') : t('Dates changed')),
    onError: (error) => notifyFailure(t('The stay could not be changed'), error),
    onSettled: () => refresh(),
  });
}
