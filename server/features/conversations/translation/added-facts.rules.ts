import { factsOf, isSupported, supportOf, type Support } from '#server/features/assistant/checking/facts.rules.ts';
import type { Fact } from '#server/features/assistant/checking/facts.types.ts';
import { FREE } from '#server/features/assistant/language/facts.words.ts';
import { flatText } from './flat-text.rules.ts';
import { type Lock, MARK, unlocked } from './locks.rules.ts';

/** What may stand directly behind a number: endings of ordinals and cases, and units. */
export const ENDING =
  /^(?:st|nd|rd|th|er|re|e|eme|º|ª|o|a|h|km|cm|mm|m|kg|gb|mb|min|x|de|te|da|ta|den|dan)(?![\p{L}\p{N}])/iu;

/** Read again with the facts in their places: nothing may be there that was not written. */
export function addsFacts(source: string, answer: string, locks: readonly Lock[]): boolean {
  const support = supportOf([
    source.replace(MARK, (mark, n: string) => locks[Number(n) - 1]?.text ?? mark),
    unlocked(source, locks),
  ]);
  const shown = locks.map((lock) => flatText(lock.shown));
  // Without blanks around it, a code would be read together with the word beside it.
  const parted = answer.replace(/(?<=\p{Lo})(?=⟦)|(?<=⟧)(?=\p{Lo})/gu, ' ').replace(/一(?=時間|泊|晩|晚|小时)/g, '');
  return factsOf(unlocked(parted, locks)).some((fact) => !isKnown(fact, support, shown));
}

function isKnown(fact: Fact, support: Support, shown: string[]): boolean {
  const [key = ''] = fact.keys;
  // "Included" is not "free".
  if (key === 'free') return FREE.test(support.text);
  if (isSupported(fact, support)) return true;
  if (key.startsWith('t:')) return isHour(Number(key.slice(2)), support);
  if (fact.kind === 'number') return support.keys.has(`t:${Number(key.slice(2)) * 60}`) || shown.includes(fact.label);
  if (fact.kind === 'code') return shown.some((text) => text === fact.label) || isCounted(fact.label, support);
  if (fact.kind === 'date')
    return shown.some((text) => flatText(fact.label).includes(text) || text.includes(fact.label));
  return fact.kind === 'price' && key.startsWith('%') && support.keys.has(key.replace('%', 'n'));
}

/** "From 7" is "à partir de 7 h". */
const isHour = (minutes: number, { keys }: Support): boolean =>
  minutes % 60 === 0 && (keys.has(`n:${minutes / 60}`) || keys.has(`h:${minutes / 60}`));

function isCounted(label: string, { keys }: Support): boolean {
  const [, digits, end = ''] = /^(\d+)['’]?(.*)$/u.exec(label) ?? [];
  return digits !== undefined && ENDING.test(end) && (keys.has(`n:${digits}`) || keys.has(`t:${Number(digits) * 60}`));
}
