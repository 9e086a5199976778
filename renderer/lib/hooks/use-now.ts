import { useSyncExternalStore } from 'react';
import { useLiveConnection } from '../live/live-connection.store.ts';

type Beat = { now: number; timer: ReturnType<typeof setInterval> | null; listeners: Set<() => void> };
const beats = new Map<number, Beat>();

/**
 * The time in milliseconds, updated every `everyMs` while the page is shown; one timer per interval. While the connection is
 * lost, it stays at the last contact, which the bar above the page shows.
 */
export function useNow(everyMs = 15_000): number {
  const beat = beatOf(everyMs);
  const lastContact = useLiveConnection(({ state, knownAt }) => (state === 'reconnecting' ? knownAt : null));
  const now = useSyncExternalStore(
    (changed) => subscribe(beat, everyMs, changed),
    () => beat.now,
  );
  return lastContact ?? now;
}

function beatOf(everyMs: number): Beat {
  const known = beats.get(everyMs) ?? { now: Date.now(), timer: null, listeners: new Set() };
  // The clock was paused while there were no subscribers.
  if (known.listeners.size === 0 && Date.now() - known.now > everyMs) known.now = Date.now();
  beats.set(everyMs, known);
  return known;
}

function subscribe(beat: Beat, everyMs: number, changed: () => void): () => void {
  beat.listeners.add(changed);
  if (!document.hidden) start(beat, everyMs);
  return () => {
    beat.listeners.delete(changed);
    if (beat.listeners.size === 0) stop(beat);
  };
}

function start(beat: Beat, everyMs: number): void {
  beat.timer ??= setInterval(() => tick(beat), everyMs);
}

function stop(beat: Beat): void {
  if (beat.timer) clearInterval(beat.timer);
  beat.timer = null;
}

function tick(beat: Beat): void {
  beat.now = Date.now();
  beat.listeners.forEach((listener) => listener());
}

// A hidden page keeps no timer; its time is updated as soon as the page is shown.
document.addEventListener('visibilitychange', () => {
  for (const [everyMs, beat] of beats) {
    if (document.hidden) stop(beat);
    else if (beat.listeners.size > 0) {
      tick(beat);
      start(beat, everyMs);
    }
  }
});
