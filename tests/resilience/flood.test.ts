import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

const hotelNumber = '+441174960001';
let database: TestDatabase;
let handle: DatabaseHandle;
let twilio: FakeTwilio;
let running: ServerProcess[];
let settings: Record<string, string>;

beforeEach(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2 });
  twilio = await startFakeTwilio();
  running = [];
  settings = {
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    GUEST_TURN_QUIET_MS: '50',
  };
  settings['PUBLIC_URL'] = `http://127.0.0.1:${settings['PORT']}`;
  twilio.settings.webhookBase = settings['PUBLIC_URL'];
  const { id } = await handle.db.insertInto('hotels').values({ name: 'Harbour View', whatsapp_number: hotelNumber }).returning('id').executeTakeFirstOrThrow();
  await handle.db.insertInto('faqs').values({ hotel_id: id, question: 'What time is breakfast?', answer: 'Breakfast is served from 7:00 AM to 10:30 AM.' }).execute();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(running.flatMap(({ output }) => output).join('').slice(-6000));
  await twilio.idle();
  await Promise.all(running.map((each) => each.stop()));
  await twilio.close();
  await handle.close();
  await database.drop();
}, 60_000);

async function start(ROLE: 'api' | 'worker'): Promise<ServerProcess> {
  const started = await startServerProcess({ ...settings, ROLE });
  running.push(started);
  return started;
}

/** A message's id in Twilio's form, the same for the same name. */
const sidOf = (name: string) => `SM${createHash('md5').update(name).digest('hex')}`;
const guest = (index: number) => `+4915123${String(100_000 + index)}`;
/** As Twilio does: a webhook without a 2xx comes again. */
async function deliver(from: string, body: string, sid: string): Promise<void> {
  await until(`the webhook ${sid} is taken`, async () => {
    const answer = await twilio.inbound({ from, to: hotelNumber, body, sid }).catch(() => null);
    return answer?.response.status === 204;
  }, 30);
}

const settled = async () => {
  const { rows } = await sql<{ waiting: number; unsent: number }>`select
    (select count(*) from guest_requests where turn_state = 'waiting') as waiting,
    (select count(*) from messages where direction = 'out' and provider_sid is null) as unsent`.execute(handle.db);
  return rows[0]!.waiting === 0 && rows[0]!.unsent === 0;
};

/** Each turn has one reply, each reply one message at Twilio, each message at Twilio one reply. */
async function expectEachTurnAnsweredOnce(): Promise<number> {
  const { rows } = await sql<{ address: string; turns: number; replies: number; sids: string[] }>`
    select c.reply_address as address, (select count(*) from guest_requests r where r.conversation_id = c.id) as turns,
      count(m.id) as replies, array_agg(m.provider_sid) as sids
    from conversations c left join messages m on m.conversation_id = c.id and m.direction = 'out' group by c.id`.execute(handle.db);
  for (const { address, turns, replies, sids } of rows) {
    const got = twilio.messages.filter((message) => message.to === `whatsapp:${address}`);
    expect({ address, replies, got: got.length }).toEqual({ address, replies: turns, got: turns });
    expect(got.map(({ sid }) => sid).toSorted()).toEqual(sids.toSorted());
  }
  return rows.length;
}

test('in a flood, with repeated webhooks, a worker killed and Twilio down for a while, every turn is answered exactly once', async () => {
  const [, first] = await Promise.all([start('api'), start('worker'), start('worker')]);
  const guests = Array.from({ length: 100 }, (_, index) => guest(index));
  const wave = (name: string, questions: string[]) =>
    Promise.all(guests.flatMap((from) => questions.flatMap((body, index) => {
      const sid = sidOf(`${name} ${from} ${index}`);
      return [deliver(from, body, sid), deliver(from, body, sid)];
    })));

  // Some answers get lost on the way: the message was taken, and nobody here knows.
  twilio.failNext(2, { timeoutAfterAcceptance: true });
  twilio.failNext(6, { resetAfterAcceptance: true });
  await wave('a', ['Hello', 'What time is breakfast?']);
  await until('replies are on their way', () => twilio.messages.length > 20, 30);
  await first.kill();
  const replacement = start('worker');
  twilio.failNext(40, { status: 503 });
  await wave('b', ['Could somebody tune the piano?']);
  twilio.failNext(10, { reset: true });
  await replacement;
  await until('every turn is settled and every reply is out', settled, 110);
  await twilio.idle();

  expect(await expectEachTurnAnsweredOnce()).toBe(100);
  const { rows } = await sql<{ guests: number; distinct_sids: number }>`select count(*) as guests, count(distinct provider_sid) as distinct_sids from messages where direction = 'in'`.execute(handle.db);
  expect(rows[0]).toEqual({ guests: 300, distinct_sids: 300 });
  expect(twilio.violations).toEqual([]);
}, 180_000);

test('an API process killed between storing a message and saying so: Twilio’s repetition makes no second message and no second answer', async () => {
  const api = await start('api');
  const cutOff = sidOf('cut off');
  await deliver(guest(0), 'Hello', sidOf('before'));
  // The next commit waits for a lock of ours, inside PostgreSQL, where kill -9 of the process cannot take it back.
  await sql`create function hold_commit() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(4711); return null; end $$`.execute(handle.db);
  await sql`create constraint trigger hold_commit after insert on messages deferrable initially deferred for each row execute function hold_commit()`.execute(handle.db);
  const holding = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const lock = handle.db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(4711)`.execute(own);
    holding.resolve();
    await letGo.promise;
    await sql`select pg_advisory_unlock(4711)`.execute(own);
  });
  await holding.promise;
  const unanswered = twilio.inbound({ from: guest(0), to: hotelNumber, body: 'What time is breakfast?', sid: cutOff }).then(
    ({ response }) => response.status,
    () => 'no answer',
  );
  await until('the message is being committed', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(handle.db);
    return rows[0]!.n === 1;
  });
  await api.kill();
  letGo.resolve();
  await lock;
  expect(await unanswered).toBe('no answer');
  const stored = async () => (await handle.db.selectFrom('messages').select('id').where('provider_sid', '=', cutOff).execute()).length;
  await until('the message is stored all the same', async () => (await stored()) === 1);

  await start('api');
  await deliver(guest(0), 'What time is breakfast?', cutOff);
  expect(await stored()).toBe(1);
  await start('worker');
  await until('every turn is settled and every reply is out', settled, 30);
  await twilio.idle();
  await expectEachTurnAnsweredOnce();
}, 120_000);
