/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

export const bookingStatuses = ['confirmed', 'checked-in', 'checked-out', 'cancelled'] as const;

/** Sources offered by the form (docs/product.md, section 9); any other source is accepted. */
export const bookingSources = ['direct', 'booking.com', 'airbnb', 'expedia', 'other'] as const;

/** Stay message types, in chronological order. */
export const messageTypes = ['welcome', 'pre_arrival', 'checkin', 'stay', 'checkout'] as const;
