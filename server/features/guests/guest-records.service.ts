import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import { knownName, splitName } from '#shared/features/guests/names.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestLinksService } from '#server/features/conversations/linking/guest-links.service.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './guests.repository.ts';
import { lockAllPhones, lockPhones } from './stay-locks.repository.ts';

/** Whom a booking names. `phone` as it is stored, `phone_key` its key. */
export type NamedGuest = {
  name: string;
  phone: string;
  phone_key: string;
  email: string | null;
  language: string | null;
};
type GuestRow = NonNullable<Awaited<ReturnType<typeof repository.guestById>>>;

/** Rows of one insert: PostgreSQL takes 65,535 parameters at most. */
const batchSize = 1000;

/** The guest records behind bookings and conversations. All of it happens in the caller's transaction. */
export function createGuestRecordsService({ clock, guestLinks }: { clock: Clock; guestLinks: GuestLinksService }) {
  const records = {
    /** Before any row is locked: see stay-locks.repository.ts. */
    lockPhones: (tx: HotelTransaction, { hotel_id }: Pick<HotelScope, 'hotel_id'>, phoneKeys: string[]) =>
      lockPhones(tx, hotel_id, phoneKeys),
    lockAllPhones: (tx: HotelTransaction, { hotel_id }: Pick<HotelScope, 'hotel_id'>) => lockAllPhones(tx, hotel_id),

    /** The conversation of this guest's phone becomes theirs and takes their name. */
    linkConversation: (tx: HotelTransaction, guest: GuestRow): Promise<void> =>
      guestLinks.link(tx, { ...guest, name: knownName(guest) }),

    /** The country of a hotel, for numbers typed without a country code; null where its own numbers do not tell. */
    countryOf: async (tx: HotelTransaction): Promise<string | null> => {
      const phones = await repository.hotelPhones(tx);
      return countryOfPhones(phones?.whatsapp_number, phones?.phone);
    },

    /**
     * The record of each phone: found by exactly this phone, else by another spelling of it, else made. What the record
     * lacks is filled in from the booking, whose name also replaces a WhatsApp profile's; what else it has stays. Answers by phone_key. The phones must be locked.
     */
    recordsFor: async (tx: HotelTransaction, named: NamedGuest[]): Promise<Map<string, GuestRow>> => {
      const byKey = new Map(named.map((guest) => [guest.phone_key, guest]));
      const found = await repository.guestsOfPhones(tx, [...byKey.keys()]);
      const byPhone = new Map<string, GuestRow & { named_by_profile?: boolean }>();
      for (const row of found) {
        const exact = row.phone === byKey.get(row.phone_key)!.phone;
        const known = byPhone.get(row.phone_key);
        if (!known || (exact && known.phone !== row.phone)) byPhone.set(row.phone_key, row);
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

    /** Follows the bookings: total_stays, total_spent and last_stay_date of these guests (see recountStays). */
    recount: async (tx: HotelTransaction, ids: (string | null)[]): Promise<void> => {
      const known = [...new Set(ids)].filter((id) => id !== null);
      if (known.length === 0) return;
      await repository.lockGuests(tx, known);
      await repository.recountStays(tx, known, clock.now());
    },

    /** For a daily job: guests who wrote while their phone was locked get their record now. */
    giveMissing: async (tx: HotelTransaction, hotel_id: string): Promise<void> => {
      if (!(await repository.hasConversationsWithoutGuest(tx))) return;
      await lockAllPhones(tx, hotel_id);
      await repository.giveMissingRecords(tx);
    },

    /** For a daily job: bookings become stays when their check-out day has passed, although nobody touched them. */
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
