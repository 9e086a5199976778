import path from 'node:path';
import { app, Notification } from 'electron';
import { openLog, type Log } from '../system/log.ts';

type Texts = { title: string; body: string };

const texts: Record<string, Texts> = {
  en: { title: 'Version {{version}} is ready', body: 'It is installed when you quit. Click here to restart now.' },
  es: {
    title: 'La versión {{version}} está lista',
    body: 'Se instala al salir. Haga clic aquí para reiniciar ahora.',
  },
  fr: {
    title: 'La version {{version}} est prête',
    body: 'Elle s’installe quand vous quittez. Cliquez ici pour redémarrer maintenant.',
  },
  de: {
    title: 'Version {{version}} ist bereit',
    body: 'Sie wird beim Beenden installiert. Klicken Sie hier, um jetzt neu zu starten.',
  },
  it: {
    title: 'La versione {{version}} è pronta',
    body: 'Si installa all’uscita. Fate clic qui per riavviare ora.',
  },
};

/** Held, because a garbage-collected notification loses its click handler. */
const shown = new Set<Notification>();

/**
 * Offers a new version by a notification, which does not take the keyboard focus. True on a click; false when it is
 * dismissed or cannot be shown.
 */
export function offerUpdate(version: string): Promise<boolean> {
  const { title, body } = texts[app.getLocale().slice(0, 2)] ?? (texts['en'] as Texts);
  if (!Notification.isSupported()) return Promise.resolve(false);
  const notice = new Notification({ title: title.replace('{{version}}', version), body, silent: true });
  shown.add(notice);
  const answer = new Promise<boolean>((resolve) => {
    notice.once('click', () => resolve(true));
    notice.once('close', () => resolve(false));
    notice.once('failed', () => resolve(false));
  });
  notice.show();
  return answer.finally(() => shown.delete(notice));
}

/** Appends lines with their time to `updates.log` in the log folder. */
export const openUpdateLog = (): Log => openLog(path.join(app.getPath('logs'), 'updates.log'));
