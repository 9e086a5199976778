import type { HistoryMessage, KnowledgeEntry } from '../assistant.types.ts';
import { wordsOf } from '../language/plain-text.rules.ts';

/** Share of an entry's words at which a message counts as having repeated it. */
const repeated = 0.5;

/**
 * A conversation without the replies that repeat a withheld entry: what a guest was told during a stay must not come back
 * out of the history afterwards. The guest's own messages stay.
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
