import type { Clock } from '../system/clock.ts';
import { noneWaiting, type DeskPerson, type Waiting } from './desk-data.schema.ts';
import { createLineReader } from './live-lines.rules.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ServerCalls } from './server-calls.ts';

/** The server writes a ping every 5 s on a live stream; a longer silence than this is a dead connection. */
const silenceMs = 12_000;
/** Person and list are read again after this time, because events may be lost without a notice. */
const rereadMs = 30_000;

type Parts = {
  calls: ServerCalls;
  clock: Clock;
  /** Called after each contact while the list is current. */
  heard: (person: DeskPerson, waiting: Waiting) => void;
};
export type Follow = { person: DeskPerson; hotelId: string; signal: AbortSignal; works: () => void };

/**
 * Follows the waiting guests of a hotel: the list, read again after events and every 30 s. `works` is called once both
 * stream and list were read. Returns when the session or its hotel changed. @throws when the server is lost or fails.
 */
export async function followHotel(parts: Parts, { person, hotelId, signal, works }: Follow): Promise<void> {
  const { calls, clock } = parts;
  const ended = new AbortController();
  const lose = () => ended.abort(new Error('the live stream was lost'));
  signal.addEventListener('abort', lose);
  const silence = watchdog(clock, silenceMs, lose);
  let current = { person, waiting: noneWaiting, changed: false };
  const reread = oneAtATime(async () => {
    current = { ...current, waiting: await calls.waiting(hotelId, ended.signal) };
    if (!ended.signal.aborted) parts.heard(current.person, current.waiting);
  });
  const look = async () => {
    const now = await calls.person(ended.signal);
    const changed = now?.hotel?.id !== hotelId;
    current = { ...current, person: now ?? current.person, changed };
    if (changed) ended.abort();
    else await reread.run();
  };
  const stopLooking = clock.every(rereadMs, () => void look().catch(lose));
  try {
    const reader = (await calls.live(hotelId, ended.signal)).getReader();
    await reread.run();
    works();
    await readLines(
      reader,
      () => silence.heard(),
      (tells) => {
        if (tells) void reread.run().catch(lose);
        // A ping is no proof while the list itself cannot be read.
        else if (!reread.isBusy()) parts.heard(current.person, current.waiting);
      },
    );
    throw new Error('the live stream ended');
  } catch (error) {
    if (!current.changed) throw error;
  } finally {
    stopLooking();
    silence.stop();
    ended.abort();
    signal.removeEventListener('abort', lose);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readLines(reader: Reader, heard: () => void, took: (tells: boolean) => void): Promise<void> {
  const lines = createLineReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    took(lines.take(decoder.decode(value, { stream: true })));
  }
}

/** Calls `act` after `ms` without `heard`. */
function watchdog(clock: Clock, ms: number, act: () => void): { heard: () => void; stop: () => void } {
  let cancel = clock.after(ms, act);
  return {
    heard() {
      cancel();
      cancel = clock.after(ms, act);
    },
    stop: () => cancel(),
  };
}
