import type { StayMessage, StayMessageDraft, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';
import type { BookingRow } from './bookings.rules.ts';

/**
 * One booking before and after a change; `before` is null for a new one. `origin`: typed by staff, or read from a file.
 * `welcome` false: a new booking gets no welcome message by itself.
 */
export type ChangedBooking = {
  before: BookingRow | null;
  after: BookingRow;
  origin: 'staff' | 'import';
  welcome?: boolean;
};

/** What the plan depends on. */
export type PlannedStay = Pick<BookingRow, 'check_in_date' | 'check_out_date' | 'status'>;

/** The plan of stay messages as bookings need it. `server/features/stay-messages/plan.service.ts` implements it. */
export type StayMessagePlanForBookings = {
  /** Makes the plan fit these bookings, in the transaction that changed them. */
  follow(tx: HotelTransaction, changes: ChangedBooking[]): Promise<void>;
  /** How many messages of each type new stays like these would get. Nothing is stored. */
  preview(tx: HotelTransaction, stays: PlannedStay[]): Promise<Partial<Record<MessageType, number>>>;
};

/** The messages of one booking as its routes need them. `server/features/stay-messages/stay-messages.service.ts` implements it. */
export type StayMessagesForBookings = {
  list(
    scope: HotelScope,
    bookingId: string,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: StayMessage[]; next_cursor: string | null }>;
  send(scope: HotelScope, bookingId: string, draft: StayMessageDraft): Promise<StayMessage>;
};
