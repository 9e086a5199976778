import type { Clock } from '../system/clock.ts';
import { hotelsOf, together, type DeskHotel, type DeskPerson, type Mention, type Waiting } from './desk-data.schema.ts';
import { later } from './later.ts';
import { createLineReader, type Told } from './live-lines.rules.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ServerCalls } from './server-calls.ts';

/** The server writes a ping every 5 s on a live stream; a longer silence than this is a dead connection. */
const silenceMs = 12_000;
/** Person and lists are read again after this time, because events may be lost without a notice. */
const rereadMs = 30_000;
/** The lists are read once for all messages of this time, so that a guest who starts to wait is told without a queue. */
const messagesMs = 1000;

type Parts = {
  calls: ServerCalls;
  clock: Clock;
  /** Called after each contact while the lists of all hotels are current. */
  heard: (person: DeskPerson, waiting: Waiting) => void;
  /** A note mentions the person. */
  mentioned: (mention: Mention) => void;
};
export type Follow = { person: DeskPerson; signal: AbortSignal; works: () => void };

/**
 * Follows the waiting guests of all hotels of a person on one live stream: a browser engine opens six connections to a
 * server, which a stream for each hotel would use up. The lists are read again after events and every 30 s. `works` is
 * called once stream and lists were read. Returns when the session ended or its hotels changed. @throws when the server is
 * lost or fails, also for one of the hotels.
 */
export async function followHotels(parts: Parts, { person, signal, works }: Follow): Promise<void> {
  const { calls, clock } = parts;
  const hotels = hotelsOf(person);
  const ended = new AbortController();
  const lose = () => ended.abort(new Error('the live stream was lost'));
  signal.addEventListener('abort', lose);
  const silence = watchdog(clock, silenceMs, lose);
  let current = { person, changed: false };
  const lists = createLists(hotels, (hotel) => calls.waiting(hotel, ended.signal));
  const tell = () => {
    if (!ended.signal.aborted && lists.areKnown()) parts.heard(current.person, lists.all());
  };
  const reread = (hotelIds: readonly (string | null)[]) => lists.read(hotelIds).then(tell);
  const look = async () => {
    const now = await calls.person(ended.signal);
    const changed = now === null || !sameHotels(hotelsOf(now), hotels);
    current = { person: now ?? current.person, changed };
    if (changed) ended.abort();
    else await reread([null]);
  };
  const messages = later<string | null>(clock, messagesMs, (hotelIds) => void reread(hotelIds).catch(lose));
  const stopLooking = clock.every(rereadMs, () => void look().catch(lose));
  try {
    const reader = (await calls.live(hotels, ended.signal)).getReader();
    await reread([null]);
    works();
    await readLines(
      reader,
      () => silence.heard(),
      (told) => {
        messages.add(told.messages);
        told.mentions.filter(({ user_id }) => user_id === person.user.id).forEach(parts.mentioned);
        if (told.changed.length > 0) void reread(told.changed).catch(lose);
        // A ping is no proof while a list itself cannot be read.
        else if (!lists.isBusy()) tell();
      },
    );
    throw new Error('the live stream ended');
  } catch (error) {
    if (!current.changed) throw error;
  } finally {
    stopLooking();
    messages.stop();
    silence.stop();
    ended.abort();
    signal.removeEventListener('abort', lose);
  }
}

/** The waiting guests of each hotel. */
function createLists(hotels: readonly DeskHotel[], read: (hotel: DeskHotel) => Promise<Waiting>) {
  const known = new Map<string, Waiting>();
  const readers = new Map(
    hotels.map((hotel) => [hotel.id, oneAtATime(async () => void known.set(hotel.id, await read(hotel)))]),
  );
  let merged: Waiting = together([]);
  return {
    /** Null stands for all hotels, and so does a hotel that is not among them. */
    async read(hotelIds: readonly (string | null)[]): Promise<void> {
      const wanted = hotelIds.flatMap((id) => readers.get(id ?? '') ?? [...readers.values()]);
      await Promise.all([...new Set(wanted)].map((reader) => reader.run()));
      merged = together([...known.values()]);
    },
    all: (): Waiting => merged,
    areKnown: () => known.size === readers.size,
    isBusy: () => [...readers.values()].some((reader) => reader.isBusy()),
  };
}

const sameHotels = (one: readonly DeskHotel[], other: readonly DeskHotel[]): boolean =>
  one.length === other.length && one.every(({ id }) => other.some((hotel) => hotel.id === id));

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readLines(reader: Reader, heard: () => void, took: (told: Told) => void): Promise<void> {
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
