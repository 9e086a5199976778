import type { Fetch } from '../protocol/pass-through.ts';
import type { Clock } from '../system/clock.ts';
import { conditionOf, hasSlept, type Condition } from './condition.rules.ts';
import { noneWaiting, type DeskPerson, type Mention, type Waiting } from './desk-data.schema.ts';
import { createDeskWatch, type Known } from './desk-watch.ts';
import { createServerCalls } from './server-calls.ts';

/** Interval between two looks at the clock, in milliseconds. */
const lookMs = 1000;

/** What is known of the alarm. After a loss, `person` and `waiting` are the last known ones. `heardAt`: last contact. */
export type AlarmView = { condition: Condition; person: DeskPerson | null; waiting: Waiting; heardAt: number };

type Parts = {
  server: () => string | null;
  fetch: Fetch;
  clock: Clock;
  /** Called when something changed. */
  show: (view: AlarmView) => void;
  /** Called when a note mentions the person. */
  mentioned: (mention: Mention) => void;
  log: (line: string) => void;
};
export type Alarm = ReturnType<typeof createAlarm>;

/** The alarm for waiting guests. It depends on no window. */
export function createAlarm({ server, fetch, clock, show, mentioned, log }: Parts) {
  const calls = createServerCalls({ server, fetch, clock });
  let known: Known | null = null;
  let heardAt = clock.now();
  let lookedAt = clock.now();
  let shown: AlarmView | null = null;

  const view = (): AlarmView => {
    const hasServer = server() !== null;
    const condition = conditionOf({ hasServer, heard: known?.state ?? null, silentMs: clock.now() - heardAt });
    const { person, waiting } = known?.state === 'open' ? known : { person: null, waiting: noneWaiting };
    return { condition, person, waiting, heardAt };
  };
  const update = () => {
    const next = view();
    if (shown && same(shown, next)) return;
    if (shown?.condition !== next.condition) log(`alarm: ${next.condition}`);
    shown = next;
    show(next);
  };
  const heard = (now: Known) => {
    known = now;
    heardAt = clock.now();
    update();
  };
  const watch = createDeskWatch({ hasServer: () => server() !== null, calls, clock, heard, mentioned, log });
  const wake = () => {
    heardAt = clock.now();
    lookedAt = heardAt;
    watch.again();
  };
  const stopLooking = clock.every(lookMs, () => {
    const now = clock.now();
    if (hasSlept(lookedAt, now)) wake();
    // A clock that was set back would hide a loss until it has caught up.
    heardAt = Math.min(heardAt, now);
    lookedAt = now;
    update();
  });
  return {
    view,
    /** Connects again at once: the session or the network may have changed. */
    again: () => watch.again(),
    /** The same after sleep: the time asleep does not count as a failure. */
    wake,
    /** Starts, or starts from nothing for another server or person. */
    restart() {
      known = null;
      wake();
      update();
    },
    stop() {
      stopLooking();
      watch.stop();
    },
    resolve: (hotelId: string, conversationId: string) => calls.resolve(hotelId, conversationId),
    mentionTold: (hotelId: string, conversationId: string) => calls.mentionTold(hotelId, conversationId),
  };
}

const same = (one: AlarmView, other: AlarmView): boolean =>
  one.condition === other.condition && one.person === other.person && one.waiting === other.waiting;
