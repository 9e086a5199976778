import type { KnowledgeEntry } from '../assistant.types.ts';
import { detectLanguage } from '../language/language.rules.ts';
import { baseLanguage } from '../language/languages.rules.ts';

/** More than any language is worth: the hotel's own entries go before those of its group. */
const OWN = 10;

/** Facts of the profile are said in every language. Of the others English goes first, so that one language is quoted. */
export const preference = (entry: KnowledgeEntry | undefined, language: string): number =>
  entry ? (entry.of_group ? 0 : OWN) + languagePreference(entry, language) : 0;

function languagePreference(entry: KnowledgeEntry, language: string): number {
  const written = entryLanguage(entry);
  if (entry.kind === 'profile' || written === baseLanguage(language)) return 2;
  return written === 'en' ? 1 : 0;
}

/** The language an entry is written in; read from its text where the hotel did not say. */
export const entryLanguage = (entry: KnowledgeEntry): string =>
  entry.language ? baseLanguage(entry.language) : detectLanguage(`${entry.title} ${entry.text}`).language;
