import type { Session } from 'electron';

/** Checks spelling in the system's language and in English; macOS finds the language by itself. */
export function setSpelling(session: Session, locale: string, dictionaryUrl: string | undefined): void {
  if (process.platform === 'darwin') return;
  if (dictionaryUrl) session.setSpellCheckerDictionaryDownloadURL(`${dictionaryUrl}/`);
  const available = session.availableSpellCheckerLanguages;
  const wanted = [locale, locale.slice(0, 2), 'en-GB'].filter((language) => available.includes(language));
  session.setSpellCheckerLanguages([...new Set(wanted)]);
}
