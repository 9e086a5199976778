import type { Session } from 'electron';
import type { AlarmState } from '#shared/desktop.ts';
import { createAlarm, type Alarm } from './alarm/alarm.ts';
import { createAttended } from './alarm/attended.ts';
import { createBell } from './alarm/bell.ts';
import { createRinger } from './alarm/ringer.ts';
import { createDesk } from './desk.ts';
import type { Fetch } from './protocol/pass-through.ts';
import type { Settings } from './settings/settings.store.ts';
import type { Clock } from './system/clock.ts';
import { createSystemQuiet } from './system/system-quiet.ts';
import type { Windows } from './window/windows.ts';
import type { Words } from './system/words.ts';

type Parts = {
  settings: Settings;
  words: Words;
  windows: Windows;
  session: Session;
  clock: Clock;
  log: (line: string) => void;
  fetch: Fetch;
  startedHidden: boolean;
};

/** Composes the alarm with what shows and sounds it. */
export function composeAlarm({ settings, words, windows, session, clock, log, fetch, startedHidden }: Parts) {
  const systemQuiet = createSystemQuiet(clock);
  const bell = createBell({ session, clock, log, chosen: settings.current, systemQuiet: systemQuiet.look });
  const attended = createAttended();
  const tell = (state: AlarmState) => windows.tellAll('alarm', state);
  const ringer = createRinger({ settings, bell, attended, view: () => alarm.view(), tell });
  const shared = { settings, words, windows, ringer, clock, systemQuiet, log, startedHidden };
  const desk = createDesk({ ...shared, alarm: () => alarm });
  const alarm: Alarm = createAlarm({ server: settings.server, fetch, clock, log, show: desk.show });
  return { alarm, attended, bell, desk, ringer };
}
