/** Tasks of the reading process. */
export type Task = 'pdf' | 'html' | 'pairs';
export type Answer = { done: unknown } | { failure: string };

/** The reading process ends itself with this code where it needs more memory than `largestRss`. */
export const memoryExitCode = 86;
/** Resident memory of the reading process, in bytes; Node and pdf.js alone take about 120 MB. */
export const largestRss = 450 * 1024 * 1024;
/** JavaScript heap of the reading thread, in megabytes. */
export const largestHeapMb = 256;
/** Address space, in kilobytes, held by the operating system: Node 24 reserves 1.4 GB before it reads anything. */
export const addressSpaceKb = 2_400_000;
