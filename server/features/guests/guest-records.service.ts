import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import { knownName, splitName } from '#shared/features/guests/names.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestLinksService } from '#server/features/conversations/linking/guest-links.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './guests.repository.ts';
import { lockAllPhones, lockPhones } from './stay-locks.repository.ts';

/** The person named in a booking. `phone` as stored, `phone_key` its key. */
export type NamedGuest = {
  name: string;
  phone: string;
  phone_key: string;
  email: string | null;
  language: string | null;
};
type GuestRow = NonNullable<Awaited<ReturnType<typeof repository.guestById>>>;

/** Rows of one INSERT. PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 1000;

/** The guest records of bookings and conversations. Everything runs in the caller's transaction. */
export function createGuestRecordsService({ clock, guestLinks }: { clock: Clock; guestLinks: GuestLinksService }) {
  const records = {
    /** Call before any row is locked (stay-locks.repository.ts). */
    lockPhones: (tx: HotelTransaction, { hotel_id }: Pick<HotelScope, 'hotel_id'>, phoneKeys: string[]) =>
      lockPhones(tx, hotel_id, phoneKeys),
    lockAllPhones: (tx: HotelTransaction, { hotel_id }: Pick<HotelScope, 'hotel_id'>) => lockAllPhones(tx, hotel_id),

    /** Links the conversation of this guest's phone to the guest and copies the name. */
    linkConversation: (tx: HotelTransaction, guest: GuestRow): Promise<void> =>
      guestLinks.link(tx, { ...guest, name: knownName(guest) }),

    /** The country of a hotel for numbers typed without a country code. Null if its own numbers do not determine it. */
    countryOf: async (tx: HotelTransaction): Promise<string | null> => {
      const phones = await repository.hotelPhones(tx);
      return countryOfPhones(phones?.whatsapp_number, phones?.phone);
    },

    /**
     * The record of each phone: found by exactly this phone, else by another spelling of it, else created. Empty fields of
     * the record are filled from the booking, whose name also replaces a name from a WhatsApp profile. Returns by phone_key. The phones must be locked.
     */
    recordsFor: async (tx: HotelTransaction, named: NamedGuest[]): Promise<Map<string, GuestRow>> => {
      const byKey = new Map(named.map((guest) => [guest.phone_key, guest]));
      const found = await repository.guestsOfPhones(tx, [...byKey.keys()]);
      const byPhone = new Map<string, GuestRow & { named_by_profile?: boolean }>();
      for (const { asked, ...row } of found) {
        const exact = row.phone === byKey.get(asked)!.phone;
        const known = byPhone.get(asked);
        if (!known || (exact && known.phone !== row.phone)) byPhone.set(asked, row);
      }
      for (const [key, row] of byPhone) byPhone.set(key, await fillIn(tx, row, byKey.get(key)!, clock.now()));
      const missing = [...byKey.values()].filter((guest) => !byPhone.has(guest.phone_key));
      for (let at = 0; at < missing.length; at += batchSize) {
        const rows = await repository.insertGuests(tx, missing.slice(at, at + batchSize).map(newRecord));
        for (const row of rows) byPhone.set(row.phone_key, row);
      }
      for (const row of byPhone.values()) await records.linkConversation(tx, row);
      return byPhone;
    },

    /** Recalculates total_stays, total_spent and last_stay_date of these guests from their bookings (recountStays). */
    recount: async (tx: HotelTransaction, ids: (string | null)[]): Promise<void> => {
      const known = [...new Set(ids)].filter((id) => id !== null);
      if (known.length === 0) return;
      await repository.lockGuests(tx, known);
      await repository.recountStays(tx, known, clock.now());
    },

    /** Daily job: creates records for guests who wrote while their phone was locked. */
    giveMissing: async (tx: HotelTransaction, hotel_id: string): Promise<void> => {
      if (!(await repository.hasConversationsWithoutGuest(tx))) return;
      await lockAllPhones(tx, hotel_id);
      await repository.giveMissingRecords(tx);
    },

    /** Daily job: a booking counts as a stay when its check-out day has passed, without any change of the row. */
    recountEnded: async (tx: HotelTransaction): Promise<void> =>
      records.recount(tx, await repository.guestsOfEndedBookings(tx, clock.now())),
  };
  return records;
}
export type GuestRecordsService = ReturnType<typeof createGuestRecordsService>;

async function fillIn(
  tx: HotelTransaction,
  row: GuestRow & { named_by_profile?: boolean },
  named: NamedGuest,
  now: Date,
): Promise<GuestRow> {
  const hasName = (row.first_name || row.last_name) && !row.named_by_profile;
  const change = {
    ...(hasName ? {} : splitName(named.name)),
    ...(row.email || !named.email ? {} : { email: named.email }),
    ...(row.language || !named.language ? {} : { language: named.language }),
  };
  if (Object.keys(change).length === 0) return row;
  return (await repository.updateGuest(tx, row.id, { ...change, updated_at: now })) ?? row;
}

function newRecord({ name, phone, phone_key, email, language }: NamedGuest) {
  return { ...splitName(name), phone, phone_key, email, language };
}
