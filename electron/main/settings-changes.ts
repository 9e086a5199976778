import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { watchQuiet } from './alarm/quiet-watch.ts';
import { changeAutostart } from './autostart-entry.ts';
import type { Clock } from './system/clock.ts';
import type { Settings } from './settings/settings.store.ts';

type Parts = {
  settings: Settings;
  clock: Clock;
  /** Called with the settings after each change, also when "do not disturb" ended by itself. */
  changed: (now: ComputerSettings) => void;
  /** Called before that when "do not disturb" ended. */
  quietEnded: () => void;
};

/** Applies changes of the settings that a person makes in a page or in the tray. */
export function createSettingsChanges({ settings, clock, changed, quietEnded }: Parts) {
  const apply = (): ComputerSettings => {
    const now = settings.current();
    changed(now);
    return now;
  };
  const end = (): ComputerSettings => {
    quietEnded();
    return apply();
  };
  const quiet = watchQuiet(settings, clock, end);
  return (wish: SettingsChange): ComputerSettings => {
    const wasQuiet = settings.current().quietUntil !== null;
    const now = settings.change(wish);
    if (wish.startAtLogin !== undefined) changeAutostart(settings, now.startAtLogin);
    quiet.update();
    return wasQuiet && now.quietUntil === null ? end() : apply();
  };
}
