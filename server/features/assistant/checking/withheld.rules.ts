import type { HistoryMessage, KnowledgeEntry } from '../assistant.types.ts';
import { wordsOf } from '../language/plain-text.rules.ts';

/** Share of an entry's words from which a message counts as a repetition of it. */
const repeated = 0.5;

/**
 * Removes replies that repeat a withheld entry from the history: information given during a stay must not be repeated
 * from the history afterwards. The guest's messages are kept.
 */
export function withoutTold(
  history: readonly HistoryMessage[],
  withheld: readonly KnowledgeEntry[],
): readonly HistoryMessage[] {
  if (withheld.length === 0 || history.length === 0) return history;
  const secrets = withheld.map(({ text }) => [...new Set(wordsOf(text))]);
  return history.filter(({ author, text }) => {
    if (author === 'guest') return true;
    const said = new Set(wordsOf(text));
    return !secrets.some((words) => tells(words, said));
  });
}

/** A number of three digits or more of the entry, or half of its words. */
function tells(words: readonly string[], said: ReadonlySet<string>): boolean {
  const shared = words.filter((word) => said.has(word));
  return (
    shared.some((word) => /\p{N}{3}/u.test(word)) || (words.length > 1 && shared.length >= repeated * words.length)
  );
}
