import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { openPipeline } from '#server/db/pipeline.ts';
import * as repository from '#server/features/conversations/delivery/delivery.repository.ts';
import { attemptLease, sendWithin } from '#server/features/conversations/delivery/send-fence.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hotelRows } from '../../../walls/hotel-rows.ts';

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 2 });
const queue = openPipeline(database.url, { max: 2, log: pino({ enabled: false }) });
const [hotel_id, other_hotel] = [randomUUID(), randomUUID()];
const worker = 7;

beforeAll(async () => {
  for (const [table, row] of hotelRows(hotel_id)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
  }
});
afterAll(async () => {
  await queue.close();
  await close();
  await database.drop();
});

/** A message whose `attempts`th attempt began `age` seconds ago by the database's clock. */
async function attempted(age: number, attempts = 1): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (hotel_id, conversation_id, direction, author, content, attempts, attempt_by, first_attempt_at,
      attempt_started_at, due_at)
    select hotel_id, id, 'out', 'assistant', 'Hello', ${attempts}, ${worker}, now(), now(),
      clock_timestamp() + make_interval(secs => ${attemptLease - age})
    from conversations where hotel_id = ${hotel_id} limit 1 returning id`.execute(db);
  return rows[0]!.id;
}

const held = async (id: string, asked: { worker?: number; hotel_id?: string; attempts?: number } = {}) => {
  const item = { id, worker, hotel_id, attempts: 1, ...asked };
  const [answer] = await queue.pipeline((each) => repository.attemptsHeld(each, [item], attemptLease - sendWithin));
  return answer;
};

test('an attempt may begin while enough of its lease is left by the database’s clock', async () => {
  expect(await held(await attempted(0))).toBe(true);
  expect(await held(await attempted(sendWithin + 0.1))).toBe(false);
  expect(await held(await attempted(40))).toBe(false);
});

test('an attempt of another worker, of another number, or of another hotel may not', async () => {
  const id = await attempted(0, 2);
  expect(await held(id, { attempts: 2 })).toBe(true);
  expect(await held(id, { attempts: 1 })).toBe(false);
  expect(await held(id, { attempts: 2, worker: worker + 1 })).toBe(false);
  expect(await held(id, { attempts: 2, hotel_id: other_hotel })).toBe(false);
});

test('an earlier attempt of the same worker does not give back the one that is under way', async () => {
  const id = await attempted(0, 2);
  const row = () =>
    db
      .selectFrom('messages')
      .select(['attempts', 'attempt_by', 'first_attempt_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const giveBack = (attempts: number) =>
    queue.pipeline((each) =>
      repository.postponeDelivery(each, { id, worker, attempts, tried_at: null }, { wait: 0, pause: 0, unsent: true }),
    );
  await giveBack(1);
  expect(await row()).toMatchObject({ attempts: 2, attempt_by: worker, first_attempt_at: expect.any(Date) });
  await giveBack(2);
  expect(await row()).toMatchObject({ attempts: 1, attempt_by: null, first_attempt_at: null });
});
