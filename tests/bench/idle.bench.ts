import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { medianOfThree } from './load.ts';

const SETTLE_MS = 10_000;
const IDLE_MS = 10_000;

/** Memory and CPU of a server that has nothing to do. */
export async function idleBench(ground: Ground): Promise<string[]> {
  await ground.startServer();
  await delay(SETTLE_MS);
  const { node, postgres } = await medianOfThree(
    () => share(ground),
    (result) => result.node,
  );
  return [
    `memory at rest: ${Math.round(ground.memory())} MB (aim: under 200 MB)`,
    `CPU at rest: Node ${node.toFixed(1)} %, PostgreSQL ${postgres.toFixed(1)} % of a core (aim: under 1 %)`,
  ];
}

async function share({ cpu }: Ground): Promise<{ node: number; postgres: number }> {
  const before = cpu();
  await delay(IDLE_MS);
  const after = cpu();
  return {
    node: ((after.node - before.node) / IDLE_MS) * 100,
    postgres: ((after.postgres - before.postgres) / IDLE_MS) * 100,
  };
}
