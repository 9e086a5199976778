/** A concept of danger and the place of its words in a text (`dangerConceptsOf`), or of its letters in a run of Chinese characters. */
export type Match = { concept: string; from: number; to: number };

/** Verbs of losing that what is lost follows ("lost his ring"), and those that stand behind it ("seinen Ring verloren"). */
export const LOSES = 'LOSES';
export const LOSES_END = 'LOSESEND';
/** A thing is lost. */
export const LOST_THING = 'LOSTTHING';
/** Auxiliary verbs ("hat", "is"): in front of them stands who has lost something. */
const HAVING = 'HAVING';
const THING = 'BELONGING';
const MISSING = 'MISSING';
/** Clothes of the person who is missed. */
const WORN = 'WORN';
const PERSONS: ReadonlySet<string> = new Set(['KID', 'WHO', 'OLDIE', 'DEMENTIA']);
/** Words or letters between a verb and what is lost. */
const FARTHEST = { after: 4, before: 7 };
/** "daughter's teddy", "her new ring", "儿子的帽子": a thing so near behind a person is the person's. */
const OWNED_WITHIN = 1;

/**
 * Where what is lost is a thing, LOST_THING instead of the words of a missing person: "my son lost his bracelet in the sea".
 * @param matches of one text
 */
export function withLostThings(matches: readonly Match[]): Match[] {
  const verbs = matches.filter(({ concept }) => concept === LOSES || concept === LOSES_END);
  if (verbs.length === 0 || matches.some(({ concept }) => concept === WORN)) return [...matches];
  const lost = verbs.filter((verb) => isThingLost(verb, matches));
  const overlaps = (one: Match): boolean => lost.some(({ from, to }) => one.from < to && from < one.to);
  const others = matches.filter((match) => match.concept !== MISSING || !overlaps(match));
  return [...others, ...lost.map((verb) => ({ ...verb, concept: LOST_THING }))];
}

function isThingLost(verb: Match, matches: readonly Match[]): boolean {
  const nouns = matches.filter(({ concept }) => concept === THING || PERSONS.has(concept));
  if (verb.concept === LOSES)
    return isThing(nouns.filter(({ from }) => from >= verb.to && from - verb.to <= FARTHEST.after).toSorted(byPlace));
  const before = nouns.filter(({ to }) => to <= verb.from && verb.from - to <= FARTHEST.before).toSorted(byPlace);
  const auxiliary = matches.findLast(({ concept, to }) => concept === HAVING && to <= verb.from);
  if (auxiliary) return isThing(before.filter(({ from }) => from >= auxiliary.to));
  return before.at(-1)?.concept === THING;
}

const byPlace = (a: Match, b: Match): number => a.from - b.from;

/** @param nouns in the order of the text: the first one is lost, unless the second one belongs to it */
function isThing([first, second]: readonly Match[]): boolean {
  if (first?.concept === THING) return true;
  return first !== undefined && second?.concept === THING && second.from - first.to <= OWNED_WITHIN;
}
