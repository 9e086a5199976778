import { Menu, Tray } from 'electron';
import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { imageOf } from './attention.ts';
import { countText, trayBitmap } from './icon.rules.ts';
import { marksOf } from './notices.rules.ts';
import type { TrayLook } from '../alarm/tray-line.rules.ts';
import type { Words } from '../words.ts';

/** `line`: what the tray says of the alarm. `look`: whether the alarm works. */
type Shown = { count: number; line: string; look: TrayLook };

export type TrayIcon = { update(shown: Shown, settings: ComputerSettings): void };

type Actions = {
  open: () => void;
  change: (change: SettingsChange) => void;
  quit: () => void;
  /** Whether the person may change the start at sign-in. */
  mayChangeStart: boolean;
};

/** The tray icon: count of waiting guests, and actions without opening the window. */
export function createTray(words: Words, { open, change, quit, mayChangeStart }: Actions): TrayIcon {
  const tray = new Tray(imageOf(trayBitmap(0, 'on')));
  tray.on('click', open);
  return {
    update({ count, line, look }, { quiet, startAtLogin }) {
      tray.setImage(imageOf(trayBitmap(count, look)));
      tray.setToolTip(`Concierge Desk: ${line}`);
      if (marksOf(process.platform).trayTitle) tray.setTitle(countText(count));
      tray.setContextMenu(
        Menu.buildFromTemplate([
          { label: words.open, click: open },
          { label: line, enabled: false },
          { type: 'separator' },
          { label: words.quiet, type: 'checkbox', checked: quiet, click: () => change({ quiet: !quiet }) },
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
