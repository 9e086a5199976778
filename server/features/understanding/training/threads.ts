import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { nothingTrained, type Parts, type TrainedParts, tasksOf, trainPart } from './parts.ts';

/** Trains the parts of a model in so many threads; with one, in this thread. @throws Error of the thread that failed */
export async function trainParts(parts: Parts, threads: number): Promise<TrainedParts> {
  const waiting = tasksOf(parts);
  const trained = nothingTrained();
  if (threads < 2) {
    for (const task of waiting) trainPart(parts, task, trained);
    return trained;
  }
  const runThread = async (): Promise<void> => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: parts });
    try {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        worker.postMessage(task);
        const [answer] = await once(worker, 'message');
        const { embeddings, linears, likenesses, kinds }: TrainedParts = answer;
        Object.assign(trained.embeddings, embeddings);
        Object.assign(trained.linears, linears);
        Object.assign(trained.likenesses, likenesses);
        Object.assign(trained.kinds, kinds);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, runThread));
  return trained;
}
