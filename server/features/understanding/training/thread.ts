import { parentPort, workerData } from 'node:worker_threads';
import { type Parts, type Task, type TrainedParts, trainPart } from './parts.ts';

/** A thread of `trainParts`: trains the parts it is told to, one after the other. */
const parts: Parts = workerData;

parentPort?.on('message', (task: Task) => {
  const trained: TrainedParts = { embeddings: [], linears: [] };
  trainPart(parts, task, trained);
  // Where other parts are trained, the lists have holes.
  const numbers = [
    ...Object.values(trained.embeddings).map(({ embeddings }) => embeddings.buffer),
    ...Object.values(trained.linears).map(({ weights }) => weights.buffer),
  ];
  parentPort?.postMessage(trained, numbers);
});
