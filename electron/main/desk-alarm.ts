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
  quit: () => void;
};

/** Composes the alarm with what shows and sounds it. */
export function composeAlarm({ session, fetch, ...parts }: Parts) {
  const { settings, windows, clock, log } = parts;
  const systemQuiet = createSystemQuiet(clock);
  const ofBell = { chosen: settings.current, systemQuiet: systemQuiet.look, changed: () => desk.mark() };
  const bell = createBell({ session, clock, log, ...ofBell });
  const attended = createAttended();
  const tell = (state: AlarmState) => windows.tellAll('alarm', state);
  const ringer = createRinger({ settings, bell, attended, view: () => alarm.view(), tell });
  const desk = createDesk({ ...parts, ringer, bell, systemQuiet, alarm: () => alarm });
  const alarm: Alarm = createAlarm({
    server: settings.server,
    fetch,
    clock,
    log,
    show: desk.show,
    mentioned: desk.mentioned,
  });
  return { alarm, attended, bell, desk, ringer };
}
