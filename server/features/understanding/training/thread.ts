import { parentPort, workerData } from 'node:worker_threads';
import { nothingTrained, type Parts, type Task, trainPart } from './parts.ts';

/** A thread of `trainParts`: trains the parts it is told to, one after the other. */
const parts: Parts = workerData;

parentPort?.on('message', (task: Task) => {
  const trained = nothingTrained();
  trainPart(parts, task, trained);
  // Where other parts are trained, the lists have holes.
  const numbers = [
    ...Object.values(trained.embeddings).map(({ embeddings }) => embeddings.buffer),
    ...Object.values(trained.linears).map(({ weights }) => weights.buffer),
    ...Object.values(trained.likenesses).flatMap(({ asked, stated }) => [asked.rows.buffer, stated.rows.buffer]),
    ...Object.values(trained.kinds).map(({ changed }) => changed.rows.buffer),
  ];
  parentPort?.postMessage(trained, numbers);
});
