/** A concept and the words (of Chinese and Japanese: the letters) that say it. */
export type Match = { concept: string; from: number; to: number };

/** That a thing is lost, forgotten or missed, and no person: hides the words of losing. */
export const LOSTTHING = 'LOSTTHING';
/** Verbs that say who loses ("lost", "can't find", "forgot"). Other words of MISSING say what is lost ("disappeared"). */
const LOSE = 'LOSE';
/** The same where what is lost always stands before them: "hat seine Kappe verloren". */
const LOSELAST = 'LOSELAST';
const LOSING: ReadonlySet<string> = new Set([LOSE, LOSELAST, 'MISSING']);
const THINGS: ReadonlySet<string> = new Set(['BELONGING', 'THING']);
const PERSONS: ReadonlySet<string> = new Set(['KID', 'WHO', 'OLDIE', 'PERSON', 'WOMAN', 'DEMENTIA']);
/** A person as the object of a verb, where the word says so ("oğlumu"). */
const LOSTONE = 'LOSTONE';
/** What a missing person wears. */
const WORN = 'WORN';
/** Folded words before a thing that is not what is lost: "lost our son with his bag". */
export const BESIDE: ReadonlySet<string> = new Set(
  (
    'with without in on at near by mit ohne im in am an bei auf neben met zonder op bij aan avec sans dans sur pres con sin en ' +
    'nel nella senza sul sulla com sem no na nos nas z ze bez w przy с со без в во на у في مع بدون علي عند'
  ).split(' '),
);
/** Words from these to the thing. */
const FARTHEST_BESIDE = 3;
/** Folded words and letters that join what is lost: "lost our bags and our son". */
const AND = new Set('and und et y e i и en ve ile و 和 跟 与 と や 及'.split(' '));
/** What stands between an owner and the thing, or between the thing and its owner, and the words from one to the other. */
const OWNERS = new Set('s 的 の'.split(' '));
const FARTHEST_OWNED = 2;
/** Words for a person that also belong to the thing after them: "her cap", "el gorro". */
const POINTING = new Set(['her', 'el']);
/** Turkish owners: "çocuğumun kovası". */
const GENITIVE = /m[iu](?:z[iu])?n$/u;

/** Concepts that are looked for here only. */
export const WORDS_OF_LOSS: readonly string[] = [LOSE, LOSELAST, 'THING', LOSTONE];

/** @property breaks places of words before which a new part of a sentence begins */
type Text = { words: readonly string[]; matches: readonly Match[]; breaks: readonly number[] };
type Piece = { words: readonly string[]; matches: readonly Match[] };

/**
 * Where the words of each text say that a thing is lost: nowhere, unless all verbs of losing are about things. "My son lost
 * his cap", "the cap of my son is gone", but not "we lost our son" or "our son is gone with his cap".
 */
export function lostThings(texts: readonly Text[]): Match[][] {
  const found = texts.map(verbsOf);
  if (found.flat().some((verb) => verb === null)) return texts.map(() => []);
  return found.map((verbs) => verbs.flatMap((verb) => verb ?? []));
}

/** The verbs of losing in a text; null stands for one that may be about a person. */
function verbsOf({ words, matches, breaks }: Text): (Match | null)[] {
  const verbs = verbsIn(matches);
  if (verbs.length === 0) return [];
  if (matches.some(({ concept }) => concept === WORN || concept === LOSTONE)) return [null];
  const starts = [0, ...breaks, words.length];
  const pieces = starts.slice(0, -1).map((from, index) => {
    const to = starts[index + 1] ?? words.length;
    return { from, to, piece: { words, matches: matches.filter((match) => match.from >= from && match.to <= to) } };
  });
  const lost = (verb: Verb): boolean =>
    pieces.some(({ from, to, piece }) => from <= verb.from && verb.to <= to && isThingLost(verb, piece));
  return verbs.map((verb) => (lost(verb) ? { concept: LOSTTHING, from: verb.from, to: verb.to } : null));
}

/** @property says who loses; `last` where it stands behind what is lost */
type Verb = Match & { says: boolean; last: boolean };

/** The longest words of losing; those inside of longer ones are no verbs of their own. */
function verbsIn(matches: readonly Match[]): Verb[] {
  const all = matches.filter(({ concept }) => LOSING.has(concept));
  const longest = all.filter(
    (match) => !all.some((other) => other !== match && contains(other, match) && longer(other, match)),
  );
  return longest.map((match) => {
    const same = new Set(longest.filter((other) => contains(other, match)).map(({ concept }) => concept));
    return { ...match, says: same.has(LOSE) || same.has(LOSELAST), last: same.has(LOSELAST) };
  });
}

const contains = (outer: Match, inner: Match): boolean => outer.from <= inner.from && inner.to <= outer.to;
const longer = (one: Match, other: Match): boolean => one.to - one.from > other.to - other.from;

function isThingLost(verb: Verb, piece: Piece): boolean {
  const named = piece.matches.filter(({ concept }) => THINGS.has(concept));
  const things = named.filter((thing) => !isBeside(thing, piece));
  const persons = piece.matches.filter(
    (person) =>
      PERSONS.has(person.concept) && !named.some((thing) => contains(thing, person) || owns(person, thing, piece)),
  );
  if (things.length === 0 || persons.length === 0) return things.length > 0;
  if (!verb.says) return false;
  const last = Math.max(...persons.map(({ to }) => to));
  if (!verb.last && last <= verb.from && things.some(({ from }) => from >= verb.from)) return true;
  return things.some(
    ({ from, to }) => to <= verb.to && last <= from && !piece.words.slice(last, from).some((word) => AND.has(word)),
  );
}

/** Whether a thing is only named beside what is lost: "with his red cap". */
function isBeside({ from }: Match, { words, matches }: Piece): boolean {
  for (let at = from - 1; at >= Math.max(0, from - FARTHEST_BESIDE); at--) {
    if (matches.some((match) => LOSING.has(match.concept) && match.from <= at && at < match.to)) return false;
    if (BESIDE.has(words[at] ?? '')) return true;
  }
  return false;
}

/** "My son's cap", "her cap", "the cap of my son", "çocuğumun şapkası". */
function owns(person: Match, thing: Match, { words, matches }: Piece): boolean {
  const before = words.slice(person.to, thing.from);
  if (person.to <= thing.from && before.length <= FARTHEST_OWNED) {
    const word = words[person.to - 1] ?? '';
    if (OWNERS.has(before[0] ?? '') || POINTING.has(word) || GENITIVE.test(word)) return true;
  }
  const after = words.slice(thing.to, person.from);
  if (thing.to > person.from || after.length > FARTHEST_OWNED) return false;
  return (
    !after.some((word) => BESIDE.has(word) || AND.has(word)) && !matches.some(isVerbBetween(thing.to, person.from))
  );
}

const isVerbBetween =
  (from: number, to: number) =>
  (match: Match): boolean =>
    LOSING.has(match.concept) && match.from >= from && match.to <= to;
