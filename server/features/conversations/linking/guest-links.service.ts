import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { linkGuest } from '../conversations.repository.ts';

/** Links conversations to guest records, in the transaction that stores the booking. */
export function createGuestLinksService() {
  return {
    /** `phone_key`: the key of the guest's number; `name`: null leaves the profile's name as it is. */
    link: (tx: HotelTransaction, guest: { id: string; phone_key: string; name: string | null }): Promise<void> =>
      linkGuest(tx, guest.phone_key, guest.id, guest.name),
  };
}
export type GuestLinksService = ReturnType<typeof createGuestLinksService>;
