import type { BookingStatus, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

/** English keys; a status that is not known is styled as a failure (docs/product.md, section 4). */
export const statusWords: Record<BookingStatus, [Tone, string]> = {
  confirmed: ['quiet', 'Confirmed'],
  'checked-in': ['teal', 'Checked in'],
  'checked-out': ['outline', 'Checked out'],
  cancelled: ['danger', 'Cancelled'],
};

/** The five messages in the order of a stay. `inText` is the word inside a sentence (docs/product.md, section 4). */
export const messageWords: Record<MessageType, { label: string; inText: string }> = {
  welcome: { label: 'Welcome', inText: 'welcome' },
  pre_arrival: { label: 'Pre-arrival', inText: 'pre-arrival' },
  checkin: { label: 'Check-in', inText: 'checkin' },
  stay: { label: 'Mid-stay', inText: 'stay' },
  checkout: { label: 'Checkout', inText: 'checkout' },
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
