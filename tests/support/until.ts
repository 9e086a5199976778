import { setTimeout as delay } from 'node:timers/promises';

type Falsy = false | null | undefined | 0 | '';

/**
 * Waits until something is so, and answers with it. `seconds` is a deadline, not a pause: a condition that holds is seen
 * within 20 ms. The error names what was waited for.
 */
export async function until<T>(what: string, look: () => T | Falsy | Promise<T | Falsy>, seconds = 10): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain until ${what}`);
    await delay(20);
  }
}
