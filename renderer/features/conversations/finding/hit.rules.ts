const BEFORE = 24;
const LENGTH = 160;
const WORD = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\p{L}\p{N}]+/gu;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text around the first word that begins like one of a search: what is before it, the word, what is after it. */
export type Snippet = { before: string; word: string; after: string };

/** One line of a message with the word that a search found; null where the word is written in another way. */
export function snippetOf(content: string, search: string): Snippet | null {
  const wanted = [...folded(search).matchAll(WORD)].map(([word]) => word);
  const line = content.replace(/\s+/g, ' ');
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const begins = wanted.some((one) => folded(word).startsWith(one));
    if (!begins) continue;
    const from = Math.max(0, index - BEFORE);
    const before = `${from > 0 ? '…' : ''}${line.slice(from, index)}`;
    return { before, word, after: line.slice(index + word.length, index + LENGTH) };
  }
  return null;
}
