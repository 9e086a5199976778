import type { Ground } from './ground.ts';
import { medianOfThree } from './load.ts';
import { runTurns } from './turns.ts';

const MODEL_MS = 4000;
const TURNS = 1200;

/** Answered turns a second of one process while the model takes 4 s for each answer. */
export async function slowModelBench(ground: Ground): Promise<string[]> {
  const server = await ground.startServer();
  await runTurns(ground, server, { count: 200, first: 700_000 });
  ground.providers.modelMs = MODEL_MS;
  const { steady, perSecond } = await medianOfThree(
    (round) => runTurns(ground, server, { count: TURNS, first: 710_000 + round * TURNS, concurrency: 64 }),
    (result) => result.steady,
  );
  return [
    `with a model that takes ${MODEL_MS / 1000} s, answered turns a second: ${Math.round(steady)} between the first and last tenth (aim: 200 or more), ${Math.round(perSecond)} with start and end; at most ${ground.providers.mostCalls} in flight`,
  ];
}
