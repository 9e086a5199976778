import { writeLadders } from './ladders.writer.ts';
import { sql } from 'kysely';
import type { HotelTransaction, AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { demoSuperAdmin } from '../demo-accounts.ts';
import { writeEntries, writeHotel, writeHouse, writeReplies, type Pen } from './house.writer.ts';
import { writeStayMessages } from './stay-messages.writer.ts';
import { lindenhof } from './hotels/lindenhof.seed.ts';
import { marees } from './hotels/marees.seed.ts';
import { writeAccounts } from './people.writer.ts';
import type { HotelSeed } from './seed.types.ts';
import { writeRooms } from './rooms.writer.ts';
import { writeStays } from './stays.writer.ts';
import { threadOf } from './talks.writer.ts';
import { writeTemplates } from './templates.writer.ts';
import { writeThreads } from './threads.writer.ts';
import { createIds, createTimes } from './time.seed.ts';

export type SeedDependencies = { acrossHotels: AcrossHotels; auth: Auth; clock: Clock };

/**
 * Fills an empty database with two demo hotels whose data lies around the current time. Does nothing if there is any
 * hotel. Runs in one transaction; of several processes that start at the same time only one writes.
 */
export async function seedDemo({ acrossHotels, auth, clock }: SeedDependencies): Promise<void> {
  await acrossHotels(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed demo'))`.execute(tx);
    if (await tx.selectFrom('hotels').select('id').limit(1).executeTakeFirst()) return;
    const accounts = await writeAccounts(tx, auth, [demoSuperAdmin, ...marees.staff, ...lindenhof.staff]);
    for (const seed of [marees, lindenhof]) await writeAll(tx, seed, penFor(seed, accounts, clock.now()));
  });
}

function penFor({ staff, profile }: HotelSeed, accounts: Map<string, string>, now: Date): Pen {
  const members = staff.map(
    ({ key, email, first_name, last_name }) =>
      [key, { id: accounts.get(email)!, name: `${first_name} ${last_name}` }] as const,
  );
  return { ids: createIds(), times: createTimes(now, profile.timezone), staff: new Map(members) };
}

/** Writes one hotel: the hotel's row across hotels, all other rows in a transaction of that hotel. */
async function writeAll(platform: AcrossHotelsTransaction, seed: HotelSeed, pen: Pen): Promise<void> {
  const hotelId = await writeHotel(platform, seed, pen);
  const tx = platform as unknown as HotelTransaction;
  await sql`set local role concierge_hotel`.execute(tx);
  await sql`select set_config('app.hotel_id', ${hotelId}, true)`.execute(tx);
  await writeHouse(tx, seed, pen);
  await writeTemplates(tx, seed.open_days_ago, pen);
  const entries = await writeEntries(tx, seed, pen);
  await writeReplies(tx, seed, entries);
  await writeRooms(tx, seed);
  const { guests, bookings } = await writeStays(tx, seed, pen);
  const threads = seed.talks.map((talk) => threadOf(talk, guests, entries, pen));
  const logs = await writeStayMessages(tx, seed, bookings, threads, pen);
  await writeThreads(tx, threads, pen);
  await writeLadders(tx);
  await tx.insertInto('booking_message_logs').values(logs).execute();
  await sql`reset role`.execute(tx);
}
