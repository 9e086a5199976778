import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sidOf, startFleet, type Fleet } from '#tests/support/fleet.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

/** Guests who write while workers, provider and database fail. The environment makes the load larger for a run by hand. */
const turns = Number(process.env['RESILIENCE_TURNS'] ?? 300);
const kills = Number(process.env['RESILIENCE_KILLS'] ?? 5);
/** Seconds for the whole load to be answered. */
const patience = 120 + turns / 10;
/** Guests who write at the same time. */
const atOnce = 16;

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

const guest = (index: number) => `+4915123${String(100_000 + index)}`;

let written = 0;
/** Each guest asks once. */
async function allWrite(count: number): Promise<void> {
  let next = 0;
  written = 0;
  const write = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await fleet.deliver(guest(index), 'What time is breakfast?', sidOf(`question ${index}`));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
}

const reached = (share: number) =>
  until(`${share} of the replies are out`, () => fleet.twilio.messages.length >= turns * share, patience);

async function allAnswered(): Promise<void> {
  await until('every turn is settled and every reply is out', fleet.settled, patience);
  await fleet.twilio.idle();
  expect(await fleet.eachTurnAnsweredOnce()).toBe(turns);
  expect(fleet.twilio.violations).toEqual([]);
}

describe('every guest is answered exactly once', () => {
  test(
    `${turns} guests, ${kills} workers killed, the provider slow, hanging and refusing`,
    async () => {
      const [, ...started] = await Promise.all([fleet.start('api'), fleet.start('worker'), fleet.start('worker')]);
      const workers: ServerProcess[] = started;
      const writing = allWrite(turns);
      for (let kill = 1; kill <= kills; kill += 1) {
        await reached(kill / (kills + 2));
        fleet.twilio.failNext(3, { status: 429, retryAfterSeconds: 1 });
        fleet.twilio.failNext(2, kill % 2 ? { timeoutAfterAcceptance: true } : { timeoutBefore: true });
        await workers.shift()!.kill();
        workers.push(await fleet.start('worker'));
      }
      await writing;
      // Failures that are left would all meet the last messages, whose attempts are up to a minute apart.
      await reached((kills + 1) / (kills + 2));
      fleet.twilio.recover();
      await allAnswered();
    },
    patience * 2000,
  );

  test(
    `${turns} guests, PostgreSQL unreachable twice`,
    async () => {
      const [api] = await Promise.all([fleet.start('api'), fleet.start('worker'), fleet.start('worker')]);
      const isReady = async () => (await fetch(`${api.url}/health/ready`)).status === 200;
      const writing = allWrite(turns);
      await until('some have written', () => written > turns / 4, patience);
      await fleet.withoutDatabase(() => until('webhooks are refused', () => fleet.refused > atOnce, patience));
      await reached(0.5);
      await fleet.withoutDatabase(() => until('the outage is noticed', async () => !(await isReady()), patience));
      await writing;
      await allAnswered();
    },
    patience * 2000,
  );
});

/** The lease of a turn is 30 s and of an attempt 20 s; those of the only worker end now. */
async function claimsEnd(): Promise<void> {
  await sql`
    update guest_requests set due_at = now() where id in (
      select id from guest_requests where turn_state = 'waiting' and claimed_by is not null for update skip locked)`.execute(
    fleet.db,
  );
  await sql`
    update messages set due_at = now() where id in (
      select id from messages where provider_sid is null and attempt_by is not null for update skip locked)`.execute(
    fleet.db,
  );
}

test('a worker that was frozen sends nothing after its claims have ended', async () => {
  const [, frozen] = await Promise.all([fleet.start('api'), fleet.start('worker')]);
  // Of some messages the provider's answer is missing: their attempts are open when the worker stops.
  fleet.twilio.failNext(5, { timeoutBefore: true });
  const writing = allWrite(40);
  await until('replies are on their way', () => fleet.twilio.messages.length > 5);
  frozen.freeze();
  await claimsEnd();
  const other = fleet.start('worker');
  await writing;
  await other;
  await until('the other worker has answered everybody', fleet.settled, 80);
  const answered = fleet.twilio.messages.length;
  frozen.thaw();
  await until('the frozen worker works again', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_stat_activity
      where datname = current_database() and query_start > now() - interval '2 seconds' and query like '%claim_turns%'`.execute(
      fleet.db,
    );
    return rows[0]!.n > 1;
  });
  await fleet.twilio.idle();
  expect(fleet.twilio.messages).toHaveLength(answered);
  expect(await fleet.eachTurnAnsweredOnce()).toBe(40);
}, 180_000);
