import { setTimeout as delay } from 'node:timers/promises';

type Falsy = false | null | undefined | 0 | '';

/**
 * Polls until a value is truthy and returns it. `seconds` is the deadline; the polling interval is 20 ms. The error names the
 * condition.
 */
export async function until<T>(what: string, look: () => T | Falsy | Promise<T | Falsy>, seconds = 20): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain until ${what}`);
    await delay(20);
  }
}
