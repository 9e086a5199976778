import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { defaultPlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { createUpkeepService } from '#server/features/platform/upkeep.service.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server.stop());

test('live events are kept for an hour, answers for a day, and stays are counted in every hotel', async () => {
  const hotels = [await server.aHotel(), await server.aHotel()];
  const now = server.clock.now();
  for (const [minutes, hotel] of [
    [30, hotels[0]!],
    [90, hotels[0]!],
    [90, hotels[1]!],
  ] as const) {
    await sql`insert into live_events (hotel_id, data, created_at) values (${hotel.id}, '{}', ${new Date(now.getTime() - minutes * 60_000)})`.execute(
      server.db,
    );
  }
  const { user_id } = await server.signUp();
  for (const hours of [23, 25]) {
    const kept = { key: `${hours} hours ago`, body_hash: 'x', created_at: new Date(now.getTime() - hours * 3_600_000) };
    await server.db
      .insertInto('kept_answers')
      .values({ ...kept, hotel_id: hotels[0]!.id })
      .execute();
    await server.db
      .insertInto('kept_account_answers')
      .values({ ...kept, user_id })
      .execute();
  }
  const counted: number[] = [];
  const forgotten: unknown[] = [];
  const upkeep = createUpkeepService({
    ...createTransactions(server.db),
    clock: server.clock,
    readSettings: async () => defaultPlatformSettings,
    giveMissingRecords: () => Promise.resolve(),
    forget: async (hotel_id, { messages_days }) => void forgotten.push([hotel_id, messages_days]),
    readLanguages: async () => {},
    countRequests: async () => {},
    recountEnded: async (tx) => void counted.push((await tx.selectFrom('hotels').select('id').execute()).length),
  });
  await upkeep.run();
  await upkeep.run();
  const { rows } = await sql<{ hotel_id: string }>`select hotel_id from live_events`.execute(server.db);
  expect(rows).toEqual([{ hotel_id: hotels[0]!.id }]);
  for (const table of ['kept_answers', 'kept_account_answers'] as const)
    expect(await server.db.selectFrom(table).select('key').execute()).toEqual([{ key: '23 hours ago' }]);
  expect(forgotten).toEqual([...hotels, ...hotels].map(({ id }) => [id, 730]));
  // Each in a transaction of one hotel.
  expect(counted).toEqual([1, 1, 1, 1]);
});
