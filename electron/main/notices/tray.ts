import { Menu, Tray } from 'electron';
import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { imageOf } from '../system/images.ts';
import { countText, trayBitmap } from '../system/icon.rules.ts';
import { marksOf } from './notices.rules.ts';
import { quietLine, quietMenu } from './quiet-menu.ts';
import type { TrayWords } from './tray.words.ts';
import type { TrayLook, TraySound } from '../alarm/tray-line.rules.ts';
import type { Clock } from '../system/clock.ts';
import type { Words } from '../system/words.ts';

/** `line`: what the tray says of the alarm. `look`: whether the alarm works. `zone`: the hotel's. */
type Shown = { count: number; line: string; look: TrayLook; zone: string | null; sound: TraySound };

export type TrayIcon = { update(shown: Shown, settings: ComputerSettings): void };

type Actions = {
  open: () => void;
  change: (change: SettingsChange) => void;
  quit: () => void;
  /** Whether the person may change the start at sign-in. */
  mayChangeStart: boolean;
};

/** The tray icon: count of waiting guests, and actions without opening the window. */
export function createTray(words: Words, of: TrayWords, clock: Clock, actions: Actions): TrayIcon {
  const { open, change, quit, mayChangeStart } = actions;
  const tray = new Tray(imageOf(trayBitmap(0, 'on')));
  tray.on('click', open);
  return {
    update({ count, line, look, zone, sound }, settings) {
      const { quietUntil, startAtLogin } = settings;
      const quiet = quietUntil === null ? [] : [quietLine(of, quietUntil, zone)];
      const ofSound = { on: [], off: [of.soundOff], fails: [of.soundFails] }[sound];
      const lines = [line, ...quiet, ...ofSound];
      tray.setImage(imageOf(trayBitmap(count, look)));
      tray.setToolTip(`Concierge Desk: ${lines.join(' · ')}`);
      if (marksOf(process.platform).trayTitle) tray.setTitle(countText(count));
      tray.setContextMenu(
        Menu.buildFromTemplate([
          { label: words.open, click: open },
          ...[line, ...ofSound].map((label) => ({ label, enabled: false })),
          { type: 'separator' },
          quietMenu({ words: of, settings, zone, now: () => clock.now(), change }),
          {
            label: words.startAtLogin,
            type: 'checkbox',
            checked: startAtLogin,
            enabled: mayChangeStart,
            click: () => change({ startAtLogin: !startAtLogin }),
          },
          { type: 'separator' },
          { label: words.quit, click: quit },
        ]),
      );
    },
  };
}
