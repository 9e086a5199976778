import { remembered } from '#server/features/understanding/remembered.rules.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { foldText, wordsOf } from '../language/plain-text.rules.ts';
import { thingsNamed } from './named-things.ts';

/** What follows belongs to the house. */
const OURS =
  /(?<!\p{L})(?:our|unser\p{L}{0,2}|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze|ons|nasz\p{L}{0,3}|наш\p{L}{0,3}|bizim) (\p{L}{4,})/gu;
/** Named in most questions back, and nothing that a hotel may lack. */
const GENERAL = new Set(
  'ROOM BOOKING CHECKIN CHECKOUT CHILD GROUP VISITOR RECEPTION ADDRESS PHONE CITY PAY EAT DOOR KEY AIRPORT STATION'.split(
    ' ',
  ),
);

const thingsOf = remembered((text) => [...thingsNamed(text, null)], 2000);

/** Things of the house in a question back that neither the offered entries nor the guest name. */
export function unknownThings(
  reply: string,
  {
    offered,
    guestTexts,
    language,
  }: { offered: readonly KnowledgeEntry[]; guestTexts: readonly string[]; language: string | null },
): string[] {
  const texts = [...guestTexts, ...offered.map(({ title, text }) => `${title}\n${text}`)];
  const owned = [...foldText(reply).matchAll(OURS)].map((match) => match[1] ?? '');
  const things = [...thingsNamed(reply, language)].filter((thing) => !GENERAL.has(thing));
  if (owned.length + things.length === 0) return [];
  const known = new Set(texts.flatMap((text) => thingsOf(text)));
  const words = new Set(texts.flatMap(wordsOf));
  const isKnown = (word: string): boolean => {
    const named = [...thingsNamed(word, language)];
    return words.has(word) || named.some((thing) => known.has(thing) || GENERAL.has(thing));
  };
  return [...things.filter((thing) => !known.has(thing)), ...owned.filter((word) => !isKnown(word))];
}
