import { sql } from 'kysely';
import type { HotelTransaction, InPlatform, PlatformTransaction } from '#server/db/hotel-transaction.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { demoSuperAdmin } from './seed/accounts.seed.ts';
import { writeEntries, writeHotel, writeHouse, type Pen } from './seed/house.writer.ts';
import { writeLifecycle } from './seed/stay-messages.writer.ts';
import { lindenhof } from './seed/lindenhof.seed.ts';
import { marees } from './seed/marees.seed.ts';
import { writeAccounts } from './seed/people.writer.ts';
import type { HotelSeed } from './seed/seed.types.ts';
import { writeStays } from './seed/stays.writer.ts';
import { threadOf } from './seed/talks.writer.ts';
import { writeTemplates } from './seed/templates.writer.ts';
import { writeThreads } from './seed/threads.writer.ts';
import { createIds, createTimes } from './seed/time.seed.ts';

export type SeedDependencies = { inPlatform: InPlatform; auth: Auth; clock: Clock };

/**
 * Fills an empty database with two hotels that look lived in, around the clock's now. Where there is any hotel it does
 * nothing. All of it is one transaction, and of several processes that start at once only one does it.
 */
export async function seedDemo({ inPlatform, auth, clock }: SeedDependencies): Promise<void> {
  await inPlatform(async (tx) => {
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

/** One hotel: the hotel itself as the platform, everything in it behind its own wall, as the product writes it. */
async function writeAll(platform: PlatformTransaction, seed: HotelSeed, pen: Pen): Promise<void> {
  const hotelId = await writeHotel(platform, seed, pen);
  const tx = platform as unknown as HotelTransaction;
  await sql`set local role concierge_hotel`.execute(tx);
  await sql`select set_config('app.hotel_id', ${hotelId}, true)`.execute(tx);
  await writeHouse(tx, seed, pen);
  await writeTemplates(tx, seed.open_days_ago, pen);
  const entries = await writeEntries(tx, seed, pen);
  const { guests, bookings } = await writeStays(tx, seed, pen);
  const threads = seed.talks.map((talk) => threadOf(talk, guests, entries, pen));
  const logs = await writeLifecycle(tx, seed, bookings, threads, pen);
  await writeThreads(tx, threads, pen);
  await tx.insertInto('booking_message_logs').values(logs).execute();
  await sql`reset role`.execute(tx);
}
