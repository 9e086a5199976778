import type { Fact } from './facts.types.ts';
import { CONDITION, DENIED_BEFORE, DENIED_BEHIND, FREE_CLAIM, FREE_IN_SOURCE, LIMIT } from './free.words.ts';
import { thingsNamed } from './named-things.ts';
import { plainDigits } from '../language/plain-digits.rules.ts';
import { PRICE } from './price-facts.rules.ts';

/**
 * A claim that something costs nothing.
 * @property things what it is said of; empty where it names nothing that hotels have
 * @property limited to some time, some people or a condition
 */
type FreeClaim = { label: string; things: ReadonlySet<string>; limited: boolean; conditional: boolean };

const SENTENCE = /[.!?。！？؟\n]+(?=\s|$|\p{Lo})/u;
const PART = /[,;:()،、，；]|\s(?:and|und|et|y|e|en|i|и|ve|but|aber|mais|pero|ma|mas|maar|ale|а|но|ama)\s/iu;
const NEAR = 24;
/** Where and for whom something is, or how it is paid: not what costs nothing. */
const BESIDE = new Set(
  'RECEPTION ROOM DOOR CITY ADDRESS PHONE BOOKING CHILD GROUP VISITOR STATION AIRPORT PAY'.split(' '),
);
const of = (text: string, language: string | null): ReadonlySet<string> =>
  new Set([...thingsNamed(text, language)].filter((thing) => !BESIDE.has(thing)));

type Source = { title: string; text: string; language: string | null };
type About = { language: string | null; question: string };
type Reader = { language: string | null; heading: ReadonlySet<string>; wordings: RegExp };

/** A part of a sentence that names nothing speaks of what the parts before it named. */
function claimsOf(sentence: string, { language, heading, wordings }: Reader): FreeClaim[] {
  const before = new Set<string>();
  return sentence.split(PART).flatMap((written) => {
    const part = plainDigits(written);
    const named = of(part, language);
    for (const thing of named) before.add(thing);
    const things = named.size > 0 ? named : before.size > 0 ? new Set(before) : heading;
    return [...part.matchAll(wordings)].flatMap(({ 0: label, index }) => {
      const ahead = part.slice(Math.max(0, index - NEAR), index);
      if (DENIED_BEFORE.test(ahead) || DENIED_BEHIND.test(part.slice(index + label.length))) return [];
      const conditional = CONDITION.test(part) || [...part.matchAll(PRICE)].length > 0;
      return [{ label: label.trim(), things, limited: LIMIT.test(part.replace(label, ' ')), conditional }];
    });
  });
}

/** Longer replies are not sent; entries are shorter. */
const LONGEST = 8000;

const freeClaimsIn = (text: string, reader: Reader): FreeClaim[] =>
  text
    .slice(0, LONGEST)
    .split(SENTENCE)
    .flatMap((sentence) => claimsOf(sentence, reader));

/**
 * Claims of a reply that something is free or included which no cited source makes about the same thing.
 * @param question what a reply is about that names nothing
 */
export function freeWithoutSource(reply: string, about: About, sources: readonly Source[]): Fact[] {
  const { language, question } = about;
  const claims = freeClaimsIn(reply, { language, heading: of(question.slice(0, LONGEST), null), wordings: FREE_CLAIM });
  if (claims.length === 0) return [];
  const known = sources.flatMap(({ title, text, language: written }) =>
    freeClaimsIn(text, { language: written, heading: of(title, written), wordings: FREE_IN_SOURCE }),
  );
  return claims
    .filter((claim) => !known.some((source) => says(source, claim)))
    .map(({ label }) => ({ kind: 'price' as const, label, keys: [] }));
}

/** A limit or a condition of the source must stand in the reply. */
function says(source: FreeClaim, claim: FreeClaim): boolean {
  if (source.conditional && !claim.conditional) return false;
  if (source.limited && !source.conditional && !claim.limited) return false;
  return (
    claim.things.size === 0 || source.things.size === 0 || [...claim.things].some((thing) => source.things.has(thing))
  );
}
