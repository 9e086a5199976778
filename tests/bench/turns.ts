import type { Ground } from './ground.ts';
import { flood, guestNumber, hotelNumberOf, median, percentile, webhook } from './load.ts';

/** `first`: number of the first guest; each guest writes once. `hotels`: the guests write to so many in turn. */
export type TurnLoad = { count: number; first: number; hotels?: number; concurrency?: number };

/** `perSecond`: from the first webhook to the last answer. `steady`: between 10 % and 90 % of the answers. */
export type TurnResult = {
  perSecond: number;
  steady: number;
  /** Acknowledged webhooks a second while the turns run. */
  webhooks: number;
  /** CPU milliseconds a turn. */
  node: number;
  postgres: number;
  p50: number;
  p95: number;
};

/** No two guests write the same: what is remembered of a text helps only within a turn. */
const questionOf = (guest: number): string => `Could you tell me about the house? We are traveller ${guest}.`;

const LATE_MS = 300_000;

/** Sends one question from each guest and waits until each has an answer. @throws if a guest has none after 5 minutes. */
export async function runTurns(ground: Ground, server: string, load: TurnLoad): Promise<TurnResult> {
  const { count, first, hotels = 1, concurrency = 32 } = load;
  const webhooks = Array.from({ length: count }, (_, index) =>
    webhook(server, guestNumber(first + index), questionOf(first + index), hotelNumberOf(index % hotels)),
  );
  const before = ground.cpu();
  const start = performance.now();
  const answers = allAnswered(ground, new Set(webhooks.map(({ from }) => from)), start);
  const acknowledged = await flood(webhooks, concurrency);
  const times = await answers;
  const after = ground.cpu();
  const at = (share: number) => percentile(times, share) / 1000;
  return {
    perSecond: count / (Math.max(...times) / 1000),
    steady: (count * 0.8) / (at(0.9) - at(0.1)),
    webhooks: acknowledged,
    node: (after.node - before.node) / count,
    postgres: (after.postgres - before.postgres) / count,
    p50: median(times),
    p95: percentile(times, 0.95),
  };
}

/** Milliseconds from the start to each guest's first answer. */
function allAnswered({ providers }: Ground, waiting: Set<string>, start: number): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${waiting.size} turns have no answer after 300 s`)), LATE_MS);
    providers.onMessage = (to) => {
      if (!waiting.delete(to)) return;
      times.push(performance.now() - start);
      if (waiting.size > 0) return;
      clearTimeout(late);
      resolve(times);
    };
  });
}
