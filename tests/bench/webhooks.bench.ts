import type { Ground } from './ground.ts';
import { flood, guestNumber, median, webhook } from './load.ts';

type Cpu = { node: number; postgres: number };

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
  const used: Record<'floor' | 'ours', Cpu> = { floor: { node: 0, postgres: 0 }, ours: { node: 0, postgres: 0 } };
  const measured = async (name: 'floor' | 'ours', address: string, round: number): Promise<number> => {
    const webhooks = batch(address, round);
    const before = ground.cpu();
    const rate = await flood(webhooks, concurrency);
    const after = ground.cpu();
    used[name].node += (after.node - before.node) / rounds / each;
    used[name].postgres += (after.postgres - before.postgres) / rounds / each;
    return rate;
  };
  const results: { floor: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round++)
    results.push({ floor: await measured('floor', floor, round), ours: await measured('ours', ours, round) });
  const ratio = median(results.map((result) => result.ours / result.floor));
  return [
    `acknowledged a second: ours ${Math.round(median(results.map((result) => result.ours)))}, floor ${Math.round(median(results.map((result) => result.floor)))}`,
    `CPU of a webhook: ours Node ${used.ours.node.toFixed(2)} ms and PostgreSQL ${used.ours.postgres.toFixed(2)} ms, floor ${used.floor.node.toFixed(2)} ms and ${used.floor.postgres.toFixed(2)} ms`,
    `ratio to the floor: ${ratio.toFixed(2)} (aim: 0.70 or more)`,
  ];
}
