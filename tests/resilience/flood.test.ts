import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sidOf, startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

const guest = (index: number) => `+4915123${String(100_000 + index)}`;

test('in a flood, with repeated webhooks, a worker killed and Twilio down for a while, every turn is answered exactly once', async () => {
  const [, first] = await Promise.all([fleet.start('api'), fleet.start('worker'), fleet.start('worker')]);
  const guests = Array.from({ length: 100 }, (_, index) => guest(index));
  const wave = (name: string, questions: string[]) =>
    Promise.all(
      guests.flatMap((from) =>
        questions.flatMap((body, index) => {
          const sid = sidOf(`${name} ${from} ${index}`);
          return [fleet.deliver(from, body, sid), fleet.deliver(from, body, sid)];
        }),
      ),
    );

  // Some responses are lost: Twilio accepted the message, and the product does not know.
  fleet.twilio.failNext(2, { timeoutAfterAcceptance: true });
  fleet.twilio.failNext(6, { resetAfterAcceptance: true });
  await wave('a', ['Hello', 'What time is breakfast?']);
  await until('replies are on their way', () => fleet.twilio.messages.length > 20, 30);
  await first.kill();
  const replacement = fleet.start('worker');
  fleet.twilio.failNext(12, { status: 503 });
  await wave('b', ['Could somebody tune the piano?']);
  fleet.twilio.failNext(10, { reset: true });
  await replacement;
  await until('every turn is settled and every reply is out', fleet.settled, 110);
  await fleet.twilio.idle();

  expect(await fleet.eachTurnAnsweredOnce()).toBe(100);
  const { rows } = await sql<{
    guests: number;
    distinct_sids: number;
  }>`select count(*) as guests, count(distinct provider_sid) as distinct_sids from messages where direction = 'in'`.execute(
    fleet.db,
  );
  expect(rows[0]).toEqual({ guests: 300, distinct_sids: 300 });
  expect(fleet.twilio.violations).toEqual([]);
}, 180_000);

test('an API process killed between storing a message and answering: Twilio’s retry creates no second message and no second reply', async () => {
  const api = await fleet.start('api');
  const cutOff = sidOf('cut off');
  await fleet.deliver(guest(0), 'Hello', sidOf('before'));
  // The next commit waits for a lock held by the test inside PostgreSQL, so kill -9 of the process does not undo it.
  await sql`create function hold_commit() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(4711); return null; end $$`.execute(
    fleet.db,
  );
  await sql`create constraint trigger hold_commit after insert on messages deferrable initially deferred for each row execute function hold_commit()`.execute(
    fleet.db,
  );
  const holding = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const lock = fleet.db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(4711)`.execute(own);
    holding.resolve();
    await letGo.promise;
    await sql`select pg_advisory_unlock(4711)`.execute(own);
  });
  await holding.promise;
  const unanswered = fleet.twilio
    .inbound({ from: guest(0), to: fleet.number, body: 'What time is breakfast?', sid: cutOff })
    .then(
      ({ response }) => response.status,
      () => 'no answer',
    );
  await until('the message is being committed', async () => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(
      fleet.db,
    );
    return rows[0]!.n === 1;
  });
  await api.kill();
  letGo.resolve();
  await lock;
  expect(await unanswered).toBe('no answer');
  const stored = async () =>
    (await fleet.db.selectFrom('messages').select('id').where('provider_sid', '=', cutOff).execute()).length;
  await until('the message is stored all the same', async () => (await stored()) === 1);

  await fleet.start('api');
  await fleet.deliver(guest(0), 'What time is breakfast?', cutOff);
  expect(await stored()).toBe(1);
  await fleet.start('worker');
  await until('every turn is settled and every reply is out', fleet.settled, 30);
  await fleet.twilio.idle();
  await fleet.eachTurnAnsweredOnce();
}, 120_000);
