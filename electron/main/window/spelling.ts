import type { Session } from 'electron';

/** Enables spell checking in the system's language and in English; macOS detects the language itself. */
export function setSpelling(session: Session, locale: string, dictionaryUrl: string | undefined): void {
  if (process.platform === 'darwin') return;
  if (dictionaryUrl) session.setSpellCheckerDictionaryDownloadURL(`${dictionaryUrl}/`);
  const available = session.availableSpellCheckerLanguages;
  const wanted = [locale, locale.slice(0, 2), 'en-GB'].filter((language) => available.includes(language));
  session.setSpellCheckerLanguages([...new Set(wanted)]);
}
