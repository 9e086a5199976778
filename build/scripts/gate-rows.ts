import { parentPort } from 'node:worker_threads';
import { gateExamplesOf } from './gate-lessons.ts';

/** A thread of `learn-gates.ts`: answers a number of FOLDS with the examples that its messages give. */
parentPort?.on('message', (fold: number) => void gateExamplesOf(fold).then((rows) => parentPort?.postMessage(rows)));
