import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { flood, guestNumber, medianOfThree, webhook } from './load.ts';

const TURNS = 60;
const MODEL_MS = 1000;

/** Two workers, one killed with kill -9 while the model composes: time until every guest has an answer. */
export async function recoveryBench(ground: Ground): Promise<string[]> {
  const server = await ground.startServer({ ROLE: 'api' });
  await ground.startWorker();
  ground.providers.modelMs = MODEL_MS;
  const { seconds, twice } = await medianOfThree(
    (round) => untilAnswered(ground, server, 960_000 + round * TURNS),
    (result) => result.seconds,
  );
  return [
    `after kill -9 of one of two workers, ${TURNS} turns under way: the last is answered after ${seconds.toFixed(1)} s, the model's ${MODEL_MS / 1000} s included (aim: turns go on within 5 s); answered twice: ${twice}`,
  ];
}

async function untilAnswered(ground: Ground, server: string, first: number) {
  const victim = await ground.startWorker();
  const answers = new Map<string, number>();
  const all = new Promise<number>((resolve) => {
    ground.providers.onMessage = (to) => {
      answers.set(to, (answers.get(to) ?? 0) + 1);
      if (answers.size === TURNS) resolve(performance.now());
    };
  });
  const webhooks = Array.from({ length: TURNS }, (_, index) =>
    webhook(server, guestNumber(first + index), 'Could you tell me about the house?'),
  );
  await flood(webhooks, 16);
  await delay(MODEL_MS / 4);
  const killed = performance.now();
  await victim.end('SIGKILL');
  const seconds = ((await all) - killed) / 1000;
  await delay(MODEL_MS);
  return { seconds, twice: [...answers.values()].filter((count) => count > 1).length };
}
