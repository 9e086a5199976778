import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sidOf, startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

let fleet: Fleet;
const guest = '+4915123100000';
beforeEach(async () => {
  fleet = await startFleet();
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

test('a worker killed after Twilio accepted a reply and before it was recorded: the next worker sends each reply once', async () => {
  const [, worker] = await Promise.all([fleet.start('api'), fleet.start('worker')]);
  fleet.twilio.failNext(1, { timeoutAfterAcceptance: true });
  await fleet.deliver(guest, 'What time is breakfast?', sidOf('a question'));
  await until('the worker waits for Twilio', async () => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from messages where attempt_started_at is not null`.execute(fleet.db);
    return rows[0]!.n === 1 && fleet.twilio.messages.length === 1;
  });
  await worker.kill();
  await fleet.start('worker');
  await until('the reply is out', fleet.settled, 40);
  await fleet.twilio.idle();
  const [reply] = await fleet.replies();
  expect(reply).toMatchObject({ turns: 1, replies: 1, sids: [fleet.twilio.messages[0]!.sid] });
  expect(fleet.twilio.messages).toHaveLength(1);
}, 300_000);

test('a worker that receives SIGTERM finishes its jobs', async () => {
  const [, worker] = await Promise.all([fleet.start('api'), fleet.start('worker')]);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fleet.deliver(`+4915123${100_100 + index}`, 'What time is breakfast?', sidOf(`question ${index}`)),
    ),
  );
  await until('the first replies are out', () => fleet.twilio.messages.length);
  await worker.stop();
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from messages where attempt_started_at is not null`.execute(fleet.db);
  expect(rows[0]!.n).toBe(0);
  await fleet.start('worker');
  await until('every reply is out', fleet.settled, 40);
  expect(fleet.twilio.messages).toHaveLength(20);
}, 300_000);
