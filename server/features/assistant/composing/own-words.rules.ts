import type { KnowledgeEntry, TurnContext } from '../assistant.types.ts';
import { baseLanguage, fixedLanguage } from '../language/languages.rules.ts';
import { entryLanguage } from '../retrieval/entry-language.ts';
import { isOpenPart } from '../retrieval/profile-entries.rules.ts';
import { profileAnswer } from '../sentences/profile-answer.rules.ts';
import type { SentenceName } from '../sentences/fixed-sentences.ts';

export type Speaker = {
  turn: Pick<TurnContext, 'hotel' | 'booking'>;
  language: string;
  say(name: SentenceName): string;
};

/**
 * Entries as a reply without a model: facts of the profile in the guest's language, everything else in the hotel's own
 * words. Words in another language stand after a sentence that says so, each language once. A guest without a booking who is told
 * a part is told how to read the rest.
 */
export function ownWordsOf(entries: readonly KnowledgeEntry[], { turn, language, say }: Speaker): string {
  const parts: string[] = [];
  const quoted = new Map<string, string[]>();
  for (const entry of entries) {
    const fact = profileAnswer(entry.id, turn.hotel, language);
    const written = fact === null ? entryLanguage(entry) : null;
    if (written === null || isReadable(written, language)) parts.push(fact ?? entry.text.trim());
    else quoted.set(written, [...(quoted.get(written) ?? []), entry.text.trim()]);
  }
  for (const [written, texts] of quoted)
    parts.push(`${say('quoted').replace('{language}', () => languageName(written, language))}\n${texts.join('\n\n')}`);
  if (!turn.booking && entries.some(isOpenPart)) parts.push(say('prove_booking'));
  return parts.join('\n\n');
}

/** The guest's own language, or the one that we write to the guest. */
const isReadable = (written: string, language: string): boolean =>
  written === baseLanguage(language) || written === fixedLanguage(language);

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([fixedLanguage(language)], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
