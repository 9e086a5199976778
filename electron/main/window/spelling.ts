import type { Session } from 'electron';
import { spellingLanguages } from './spelling.rules.ts';

/**
 * Enables spell checking in the system's language and in English. Returns what adds the language that a person writes in
 * now; null is none. macOS detects the language itself.
 */
export function setSpelling(
  session: Session,
  locale: string,
  dictionaryUrl: string | undefined,
): (written: string | null) => void {
  if (process.platform === 'darwin') return () => undefined;
  if (dictionaryUrl) session.setSpellCheckerDictionaryDownloadURL(`${dictionaryUrl}/`);
  const check = (written: string | null) =>
    session.setSpellCheckerLanguages(spellingLanguages(session.availableSpellCheckerLanguages, locale, written));
  check(null);
  return check;
}
