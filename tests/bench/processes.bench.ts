import os from 'node:os';
import type { Ground, Worker } from './ground.ts';
import { medianOfThree } from './load.ts';
import { runTurns } from './turns.ts';

const TURNS = 1500;

/** Answered turns a second of one API process with 1, 2 and 4 worker processes. */
export async function processBench(ground: Ground): Promise<string[]> {
  const server = await ground.startServer({ ROLE: 'api' });
  const workers: Worker[] = [];
  const rates: number[] = [];
  for (const wanted of [1, 2, 4]) {
    while (workers.length < wanted) workers.push(await ground.startWorker());
    const { perSecond } = await medianOfThree(
      (round) => runTurns(ground, server, { count: TURNS, first: 900_000 + wanted * 10_000 + round * TURNS }),
      (result) => result.perSecond,
    );
    rates.push(perSecond);
  }
  const [one = 0, two = 0, four = 0] = rates;
  return [
    `answered turns a second with 1, 2 and 4 workers: ${[one, two, four].map(Math.round).join(', ')}; 4 to 1: ${(four / one).toFixed(2)} (aim: 2.50 or more, where cores allow; this machine has ${os.availableParallelism()})`,
  ];
}
