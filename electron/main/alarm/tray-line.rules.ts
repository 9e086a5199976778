import type { ComputerSettings } from '#shared/desktop.ts';
import { counted, type Words } from '../system/words.ts';
import type { AlarmView } from './alarm.ts';
import type { AlarmWords } from './alarm.words.ts';
import { timeIn } from './time.rules.ts';

/** `quiet`: "do not disturb". `off`: no person is signed in. `lost`: there is no connection. */
export type TrayLook = 'on' | 'quiet' | 'off' | 'lost';

const looks: Record<AlarmView['condition'], 'on' | 'off' | 'lost'> = {
  no_server: 'off',
  starting: 'on',
  working: 'on',
  signed_out: 'off',
  lost: 'lost',
  deaf: 'lost',
};
export function trayLook({ condition }: AlarmView, isQuiet: boolean): TrayLook {
  const look = looks[condition];
  return look === 'on' && isQuiet ? 'quiet' : look;
}

/** What the tray says. 'No guest is waiting' only while the server says so. */
export function trayLine({ condition, waiting, heardAt, person }: AlarmView, words: Words, of: AlarmWords): string {
  if (condition === 'no_server' || condition === 'signed_out') return of.notSignedIn;
  if (condition === 'starting') return of.connecting;
  if (condition !== 'working')
    return of.noConnection.replace('{{time}}', timeIn(heardAt, person?.hotel?.timezone ?? null));
  return waiting.count > 0 ? counted(words.waiting, waiting.count) : words.noneWaiting;
}

/** Whether the bell stays silent: on this computer, or wherever the person works. */
export const isSoundOff = (
  { person }: Pick<AlarmView, 'person'>,
  { muted }: Pick<ComputerSettings, 'muted'>,
): boolean => muted || person?.preferences.alarm_sound === false;

export type TraySound = 'on' | 'off' | 'fails';

/** What the tray says of the bell. `works`: whether its last ring sounded. */
export function traySound(view: AlarmView, settings: Pick<ComputerSettings, 'muted'>, works: boolean): TraySound {
  if (isSoundOff(view, settings)) return 'off';
  return works ? 'on' : 'fails';
}
