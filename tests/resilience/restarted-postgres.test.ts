import { afterEach, beforeEach, expect, test } from 'vitest';
import { sidOf, startFleet, type Fleet } from '#tests/support/fleet.ts';
import { startOwnPostgres, type OwnPostgres } from '#tests/support/own-postgres.ts';
import { until } from '#tests/support/until.ts';

const turns = Number(process.env['RESILIENCE_TURNS'] ?? 300);
/** Seconds for the whole load to be answered. */
const patience = 120 + turns / 10;
const atOnce = 16;

let postgres: OwnPostgres;
let fleet: Fleet;
beforeEach(async () => {
  postgres = await startOwnPostgres();
  fleet = await startFleet(postgres);
}, 120_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

test(
  `${turns} guests, PostgreSQL crashed twice and restarted once: everybody is answered exactly once`,
  async () => {
    await Promise.all([fleet.start('api'), fleet.start('worker'), fleet.start('worker')]);
    let next = 0;
    const write = async (): Promise<void> => {
      while (next < turns) {
        const index = next;
        next += 1;
        await fleet.deliver(`+4915123${100_000 + index}`, 'What time is breakfast?', sidOf(`question ${index}`));
      }
    };
    const writing = Promise.all(Array.from({ length: atOnce }, write));
    const reached = (share: number) =>
      until(`${share} of the replies are out`, () => fleet.twilio.messages.length >= turns * share, patience);
    await reached(0.2);
    await postgres.crash();
    await reached(0.45);
    await postgres.restart();
    await reached(0.7);
    await postgres.crash();
    await writing;
    await reached(1);
    await until('every turn is settled and every reply is out', fleet.settled, patience);
    await fleet.twilio.idle();
    expect(await fleet.eachTurnAnsweredOnce()).toBe(turns);
    expect(fleet.twilio.violations).toEqual([]);
  },
  patience * 6000,
);
