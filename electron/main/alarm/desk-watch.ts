import { pause, type Clock } from '../system/clock.ts';
import { hotelsOf, noneWaiting, type DeskPerson, type Mention, type Waiting } from './desk-data.schema.ts';
import { followHotels } from './follow-hotels.ts';
import type { ServerCalls } from './server-calls.ts';

/** Milliseconds before each further attempt; the last one repeats. */
const retryMs = [1000, 2000, 5000, 10_000] as const;
/** Interval for a person without a hotel, and while no person is signed in. Each sign-in by the page is noticed at once. */
const lookMs = { noHotel: 30_000, signedOut: 15_000 };

/** What the server said last. */
export type Known = { state: 'signed_out' } | { state: 'open'; person: DeskPerson; waiting: Waiting };

type Parts = {
  hasServer: () => boolean;
  calls: ServerCalls;
  clock: Clock;
  /** Called after each contact that shows that the alarm works, also if nothing changed. */
  heard: (known: Known) => void;
  mentioned: (mention: Mention) => void;
  log: (line: string) => void;
};

/**
 * Follows all hotels of the signed-in person from the main process: session, live stream and waiting guests. `heard` is called
 * only while all of it works, so that its absence shows every kind of failure.
 */
export function createDeskWatch({ hasServer, calls, clock, heard, mentioned, log }: Parts) {
  let running = new AbortController();

  const round = async (signal: AbortSignal, works: () => void): Promise<void> => {
    const person = await calls.person(signal);
    if (signal.aborted) return;
    if (person && hotelsOf(person).length > 0)
      return followHotels({ calls, clock, heard: open, mentioned }, { person, signal, works });
    works();
    if (person) open(person, noneWaiting);
    else heard({ state: 'signed_out' });
    return pause(clock, person ? lookMs.noHotel : lookMs.signedOut, signal);
  };
  const open = (person: DeskPerson, waiting: Waiting) => heard({ state: 'open', person, waiting });
  const run = async (signal: AbortSignal): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await round(signal, () => (failures = 0));
      } catch (error) {
        if (signal.aborted) return;
        if (failures === 0) log(`no contact with the server: ${(error as Error).message}`);
        await pause(clock, retryMs[Math.min(failures, retryMs.length - 1)] ?? 10_000, signal);
        failures += 1;
      }
    }
  };
  return {
    /** Starts, or starts again at once: after sleep, and after a change of network, server or session. */
    again(): void {
      running.abort();
      running = new AbortController();
      if (hasServer()) void run(running.signal);
    },
    stop: () => running.abort(),
  };
}
