import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { COMPARED_FEATURES } from '#server/features/understanding/entries/compared.ts';
import { decodeModel } from '#server/features/understanding/model/model-file.ts';
import { FOLDS } from './folds.ts';
import { gateExamples } from './gate-lessons.ts';
import { prepareLessonModel } from './lesson-model.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees that correct covers from the messages of data/asked/ (20 minutes on two processors) and writes them. */
const OPTIONS = { trees: 250, leaves: 16, rate: 0.05, leastRows: 40, ridge: 10 };

const examples = gateExamples(decodeModel(await prepareLessonModel()));
const waiting = [...FOLDS];
const found: TreeRow[][] = [];
await Promise.all(Array.from({ length: Math.min(availableParallelism(), FOLDS.length) }, readFolds));
const rows = found.flat();
const trees = learnTrees(rows, OPTIONS);
writeTrees('cover-trees.json', COMPARED_FEATURES, trees);
console.log(`${rows.length} rows, ${trees.length} trees`);

/** One thread: the parts that no other has taken, one after the other. */
async function readFolds(): Promise<void> {
  const worker = new Worker(new URL('./tree-rows.ts', import.meta.url), { workerData: examples });
  for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) {
    worker.postMessage(fold);
    const [rows] = await once(worker, 'message');
    found[fold] = rows;
  }
  await worker.terminate();
}
