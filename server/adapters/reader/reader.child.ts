import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { largestHeapMb, largestRss, memoryExitCode, type Answer } from './reader.tasks.ts';

/**
 * The reading process. Its main thread only watches: it ends the process where memory exceeds the limit or the server is
 * gone (also by kill -9, which closes the channel). A thread of its own reads.
 */
process.once('disconnect', () => process.exit(1));
setInterval(() => {
  if (process.memoryUsage.rss() > largestRss) process.exit(memoryExitCode);
}, 20);

function finish(answer: Answer): void {
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

const bytes = new Uint8Array(await buffer(process.stdin));
const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
  workerData: { task: process.argv[2], bytes },
  resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
  stdout: true,
  stderr: true,
});
worker.once('message', finish);
worker.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) process.exit(memoryExitCode);
  finish({ failure: error.name });
});
