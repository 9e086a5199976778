import type { Ground } from './ground.ts';
import { flood, guestNumber, median, webhook } from './load.ts';

const rounds = 5;
const each = 3000;
const concurrency = 64;

/** Acknowledged webhooks per second, floor and product in turn. ROLE=api: replies are the work of another process. */
export async function webhookBench(ground: Ground): Promise<string[]> {
  const floor = await ground.startFloor();
  const ours = await ground.startServer({ ROLE: 'api' });
  const batch = (address: string, round: number) =>
    Array.from({ length: each }, (_, index) =>
      webhook(address, guestNumber(round * each + (index % 1000)), `Message ${index}`),
    );
  await flood(batch(floor, 90).slice(0, 500), concurrency);
  await flood(batch(ours, 91).slice(0, 500), concurrency);
  const results: { floor: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push({
      floor: await flood(batch(floor, round), concurrency),
      ours: await flood(batch(ours, round), concurrency),
    });
  }
  const ratio = median(results.map((result) => result.ours / result.floor));
  return [
    `acknowledged a second: ours ${Math.round(median(results.map((result) => result.ours)))}, floor ${Math.round(median(results.map((result) => result.floor)))}`,
    `ratio to the floor: ${ratio.toFixed(2)} (aim: 0.50 or more)`,
  ];
}
