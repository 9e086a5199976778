import type { TranslatedFrom } from '#shared/features/conversations/translation.schema.ts';
import { lockFacts } from './locks.rules.ts';

const plain = (text: string): string => text.normalize('NFC').replace(/[\s\u00A0\u202F]+/gu, ' ');

/** Whether a reply has exactly the facts of what it was written as; names may differ. */
export function keepsFacts({ content, from, to }: TranslatedFrom, sent: string): boolean {
  const { locks } = lockFacts(content, { from, to, names: [] });
  let rest = plain(sent);
  const shown = locks.map((lock) => plain(lock.shown)).toSorted((a, b) => b.length - a.length);
  for (const fact of shown) {
    const at = rest.indexOf(fact);
    if (at < 0) return false;
    rest = `${rest.slice(0, at)} ${rest.slice(at + fact.length)}`;
  }
  return !/\p{N}|@|:\/\//u.test(rest.normalize('NFKC').replace(/[一二三四五六七八九十百千万]/gu, ''));
}
