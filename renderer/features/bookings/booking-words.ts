import type { BookingStatus, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

/** English keys; a status that is not known is styled as a failure (docs/product.md, section 4). */
export const statusWords: Record<BookingStatus, [Tone, string]> = {
  confirmed: ['quiet', 'Confirmed'],
  'checked-in': ['teal', 'Checked in'],
  'checked-out': ['outline', 'Checked out'],
  cancelled: ['danger', 'Cancelled'],
};

/** The stay messages as words inside a sentence (docs/product.md, section 4). English keys. */
export const messageWords: Record<MessageType, string> = {
  welcome: 'welcome',
  pre_arrival: 'pre-arrival',
  checkin: 'checkin',
  stay: 'stay',
  checkout: 'checkout',
};

const sources: Record<string, string> = {
  direct: 'Direct',
  'booking.com': 'Booking.com',
  airbnb: 'Airbnb',
  expedia: 'Expedia',
  other: 'Other',
};

/** A source's name; an unknown one is shown unchanged. */
export function sourceWords(source: string): string {
  return sources[source] ?? source;
}
