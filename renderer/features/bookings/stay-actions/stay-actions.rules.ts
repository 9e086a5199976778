import type { Booking } from '#shared/features/bookings/bookings.schema.ts';

export type StayAction = 'check_in' | 'check_out' | 'undo_check_in' | 'dates' | 'message';

type Stay = Pick<Booking, 'status' | 'check_in_date' | 'check_out_date'>;

/** What can be done with a stay on a day of the hotel, `YYYY-MM-DD`; nothing with a cancelled one. */
export function actionsOf({ status, check_in_date, check_out_date }: Stay, today: string): StayAction[] {
  const isOver = check_out_date < today;
  if (status === 'cancelled') return [];
  if (status === 'checked-out') return ['message'];
  if (status === 'checked-in')
    return ['check_out', ...(isOver ? [] : (['undo_check_in', 'dates'] as const)), 'message'];
  return [...(check_in_date <= today && !isOver ? (['check_in'] as const) : []), 'dates', 'message'];
}
