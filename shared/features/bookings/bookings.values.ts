/** Lists and limits that the console needs without zod; the schemas are made of them. */

export const bookingStatuses = ['confirmed', 'checked-in', 'checked-out', 'cancelled'] as const;

/** What the form offers (docs/product.md, section 9); any other source is accepted. */
export const bookingSources = ['direct', 'booking.com', 'airbnb', 'expedia', 'other'] as const;

/** Messages that accompany a stay, in their order. */
export const messageTypes = ['welcome', 'pre_arrival', 'checkin', 'stay', 'checkout'] as const;
