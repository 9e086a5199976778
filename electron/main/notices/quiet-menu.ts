import type { MenuItemConstructorOptions } from 'electron';
import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { quietChoices, quietEnd } from '#shared/quiet.rules.ts';
import { timeIn } from '../alarm/time.rules.ts';
import type { TrayWords } from './tray.words.ts';

type Parts = {
  words: TrayWords;
  settings: Pick<ComputerSettings, 'quietUntil' | 'shiftEnds'>;
  /** The hotel's zone; null: the computer's. */
  zone: string | null;
  now: () => number;
  change: (change: SettingsChange) => void;
};

/** The tray's menu item of "do not disturb": how long, or how to end it. */
export function quietMenu({ words, settings, zone, now, change }: Parts): MenuItemConstructorOptions {
  const { quietUntil, shiftEnds } = settings;
  const choices = quietChoices.map((choice) => {
    const end = () => quietEnd(choice, { now: now(), shiftEnds, zone });
    const label = words[choice].replace('{{time}}', timeIn(end(), zone));
    return { label, click: () => change({ quietUntil: end() }) };
  });
  if (quietUntil === null) return { label: words.quiet, submenu: choices };
  const off = { label: words.quietOff, click: () => change({ quietUntil: null }) };
  return { label: quietLine(words, quietUntil, zone), submenu: [off, { type: 'separator' }, ...choices] };
}

/** 'Do not disturb until 15:00'. */
export const quietLine = (words: TrayWords, quietUntil: number, zone: string | null): string =>
  words.quietUntil.replace('{{time}}', timeIn(quietUntil, zone));
