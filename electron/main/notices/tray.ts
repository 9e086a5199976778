import { Menu, Tray } from 'electron';
import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { imageOf } from './attention.ts';
import { countText, trayBitmap } from './icon.rules.ts';
import { marksOf } from './notices.rules.ts';
import { counted, type Words } from '../words.ts';

export type TrayIcon = { update(count: number, settings: ComputerSettings): void };

type Actions = {
  open: () => void;
  change: (change: SettingsChange) => void;
  quit: () => void;
  /** Whether the person may change the start at sign-in. */
  mayChangeStart: boolean;
};

/** The tray icon: count of waiting guests, and actions without opening the window. */
export function createTray(words: Words, { open, change, quit, mayChangeStart }: Actions): TrayIcon {
  const tray = new Tray(imageOf(trayBitmap(0)));
  tray.on('click', open);
  return {
    update(count, { quiet, startAtLogin }) {
      const line = count > 0 ? counted(words.waiting, count) : words.noneWaiting;
      tray.setImage(imageOf(trayBitmap(count)));
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
