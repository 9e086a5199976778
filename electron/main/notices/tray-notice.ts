import { Notification } from 'electron';
import { programIcon } from '../system/images.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { TrayWords } from './tray.words.ts';

/** Says once on this computer that a closed window goes on in the tray. A click opens the window again. */
export function createTrayNotice(settings: Settings, words: TrayWords, open: () => void): { closed(): void } {
  // Held, because a garbage-collected notification loses its click handler.
  let shown: Notification | null = null;
  return {
    closed() {
      if (settings.knowsTray() || !Notification.isSupported()) return;
      settings.keepKnowsTray();
      shown = new Notification({ title: words.trayTitle, body: words.trayText, icon: programIcon() });
      shown.on('click', open);
      shown.on('close', () => (shown = null));
      shown.show();
    },
  };
}
