import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';

/** Names of the stay messages in the order of a stay. English keys for the translator. */
export const stayMessageNames: Record<MessageType, string> = {
  welcome: 'Welcome',
  pre_arrival: 'Pre-arrival',
  checkin: 'Check-in',
  stay: 'Mid-stay',
  checkout: 'Checkout',
};
