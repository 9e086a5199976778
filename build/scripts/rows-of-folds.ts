import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FOLDS } from './folds.ts';
import { prepareModelWithout } from './lesson-model.ts';

/**
 * The rows of all parts of the hotels, which threads find side by side.
 * @param thread a script that answers a number of FOLDS with the rows of that part
 */
export async function rowsOfFolds<Row>(thread: URL): Promise<Row[]> {
  // One after the other: each training uses all processors.
  for (const fold of FOLDS) await prepareModelWithout(fold);
  const waiting = [...FOLDS];
  const found: Row[][] = [];
  const runThread = async (): Promise<void> => {
    const worker = new Worker(thread);
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) {
      worker.postMessage(fold);
      const [rows] = await once(worker, 'message');
      found[fold] = rows;
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), FOLDS.length) }, runThread));
  return found.flat();
}
