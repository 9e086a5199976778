import type { Match } from './lost-things.rules.ts';

/** Things that guests ask for by name ("lighter", "crème brûlée"): a message of nothing else is no danger. */
export const NAMED = 'NAMED';
/** The same where the bare name may be a cry as well ("knife"): a name only with a word of a request. */
export const TOOL = 'TOOL';
/** What is said with the name: "a", "please", "for room". */
export const REQUESTW = 'REQUESTW';
const CRIED = /[!！]/u;
const MOST_WORDS = 8;

/** Spaced words, or the letters of a Chinese or Japanese run, and the concepts in them. */
type Segment = { length: number; matches: readonly Match[] };

/**
 * NAMED where a message is the name of one thing, and words of a request and numbers beside it ("knife please, room 12");
 * TOOL where it is a tool and nothing else.
 */
export function nameIn(text: string, segments: readonly Segment[]): typeof NAMED | typeof TOOL | null {
  if (CRIED.test(text)) return null;
  const names = segments.map(({ length, matches }) => namesIn(length, matches));
  if (names.includes(null)) return null;
  const [name, ...others] = names.flatMap((found) => found ?? []);
  if (!name || others.length > 0) return null;
  const isAsked = segments.some(({ matches }) => matches.some(({ concept }) => concept === REQUESTW));
  return name.concept === TOOL && !isAsked ? TOOL : NAMED;
}

/** The things that are named; null where something else is said. */
function namesIn(length: number, matches: readonly Match[]): Match[] | null {
  const told = matches.filter(({ concept }) => concept === NAMED || concept === TOOL || concept === REQUESTW);
  for (let at = 0; at < length; at += 1) if (!told.some(({ from, to }) => from <= at && at < to)) return null;
  const names = told.filter(({ concept }) => concept !== REQUESTW);
  const longest = names.filter(
    (name) => !names.some((other) => other.to - other.from > name.to - name.from && overlap(name, other)),
  );
  return longest.filter((name, index) => longest.findIndex(({ from }) => from === name.from) === index);
}

const overlap = (one: Match, other: Match): boolean => one.from < other.to && other.from < one.to;

/** Whether a message is short enough to be a name. */
export const isShort = (words: readonly string[]): boolean => words.length > 0 && words.length <= MOST_WORDS;
