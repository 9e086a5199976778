import { parentPort, workerData } from 'node:worker_threads';
import { textOfHtml } from './html-text.rules.ts';
import { pairsOfText } from './text-pairs.rules.ts';
import { textOfPdf } from './pdf.pages.ts';
import type { Task } from './reader.tasks.ts';

const words = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const tasks: Record<Task, (bytes: Uint8Array) => unknown> = {
  pdf: textOfPdf,
  html: (bytes) => ({ text: textOfHtml(words(bytes)), shortened: false }),
  pairs: (bytes) => pairsOfText(words(bytes)),
};

const { task, bytes } = workerData as { task: Task; bytes: Uint8Array };
try {
  parentPort?.postMessage({ done: await tasks[task](bytes) });
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof Error ? error.name : 'unknown' });
}
