import type { Ground } from './ground.ts';
import { flood, guestNumber, median, medianOfThree, ms, percentile, post, webhook } from './load.ts';
import { runTurns } from './turns.ts';

const TURNS = 3000;

/** Time from the webhook to the call of Twilio, with a model that answers immediately: one at a time, then under full load. */
export async function replyBench(ground: Ground): Promise<string[]> {
  const floor = await ground.startFloor();
  const server = await ground.startServer();
  const floorTimes = await atRest(
    50,
    async (index) => void (await post(webhook(floor, guestNumber(index), 'Thank you'))),
  );
  const times = await medianOfThree(
    (round) => atRest(100, (index) => answered(ground, server, round * 1000 + index)),
    (result) => percentile(result, 0.95),
  );
  const rate = await medianOfThree(
    (round) => runTurns(ground, server, { count: TURNS, first: 100_000 + round * TURNS }),
    ({ perSecond }) => perSecond,
  );
  const floorRate = await flood(
    Array.from({ length: TURNS }, (_, index) => webhook(floor, guestNumber(index), 'Thank you')),
    32,
  );
  return [
    `at rest, webhook in to Twilio called: p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))} (aim: p95 of 15 ms or less)`,
    `at rest, ratio to the floor's own acknowledgement (p50 ${ms(median(floorTimes))}): ${(median(times) / median(floorTimes)).toFixed(1)}`,
    `under load, answered turns a second: ${Math.round(rate.perSecond)}; reply time p50 ${ms(rate.p50)}, p95 ${ms(rate.p95)}`,
    `under load, turns for each acknowledgement of the floor (${Math.round(floorRate)} a second): ${(rate.perSecond / floorRate).toFixed(2)} (aim: 0.20 or more)`,
    `under load, CPU a turn: Node ${ms(rate.node)}, PostgreSQL ${ms(rate.postgres)}`,
    `under load, webhooks a second while turns run: ${Math.round(rate.webhooks)}, ratio to the floor ${(rate.webhooks / floorRate).toFixed(2)} (aim: 0.40 or more)`,
  ];
}

async function atRest(count: number, one: (index: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count + 10; index++) {
    const start = performance.now();
    await one(index);
    if (index >= 10) times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}

function answered({ providers }: Ground, server: string, index: number): Promise<void> {
  const from = guestNumber(50_000 + index);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no reply to ${from} within 20 s`)), 20_000);
    providers.onMessage = (to) => {
      if (to !== from) return;
      clearTimeout(late);
      resolve();
    };
    void post(webhook(server, from, 'Could you tell me about the house?'));
  });
}
