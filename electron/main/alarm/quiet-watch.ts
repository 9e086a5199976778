import type { Settings } from '../settings/settings.store.ts';
import type { Clock } from '../system/clock.ts';

/** Timers stand still while the computer sleeps, so the end is compared with the clock, in milliseconds. */
const lookMs = 5000;

/** Calls `ended` when "do not disturb" reaches its end. `update` is called after each change of the settings. */
export function watchQuiet(settings: Settings, clock: Clock, ended: () => void): { update(): void } {
  let stop: (() => void) | null = null;
  const end = () => {
    stop?.();
    stop = null;
  };
  const look = () => {
    if (settings.current().quietUntil !== null) return;
    end();
    ended();
  };
  const update = () => {
    if (settings.current().quietUntil === null) end();
    else stop ??= clock.every(lookMs, look);
  };
  update();
  return { update };
}
