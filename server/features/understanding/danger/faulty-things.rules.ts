import { BESIDE, type Match } from './lost-things.rules.ts';

/** That a thing of the room has fallen or lies on the floor, and no person. */
export const FELLTHING = 'FELLTHING';
/** That a door or window is stuck, and no person. */
export const DOORSTUCK = 'DOORSTUCK';
/** Things that fall from a wall ("shower head"), and those that stick ("door"). */
const FIXTURE = 'FIXTURE';
const OPENING = 'OPENING';
/** Words by which a thing hurts a person: "on my head", "under". */
const STRUCK = 'STRUCK';
/** "I", "we", "he", "she". */
const SELFW = 'SELFW';
/** Concepts that are looked for here only. */
export const WORDS_OF_FAULTS: readonly string[] = [FIXTURE, OPENING, STRUCK, SELFW];

const FALLS: ReadonlySet<string> = new Set(['FALL', 'TUMBLE', 'LIE', 'INJURED']);
const STICKS: ReadonlySet<string> = new Set(['STUCK', 'NOTOPEN']);
const NAMED_PERSONS = ['KID', 'OLDIE', 'PERSON', 'WOMAN', 'DEMENTIA', 'PEOPLE'];
/** With one of these in a text nothing is taken for a thing's: a person may be meant. */
const PERSONS: ReadonlySet<string> = new Set([STRUCK, SELFW, 'HELPCRY', 'NOEXIT', ...NAMED_PERSONS]);
/** Words, or Chinese and Japanese letters, from the thing to the verb. */
const FARTHEST = { words: 6, letters: 10 };
/** What stands between a verb and the thing behind it: "se cayó el espejo". */
const ARTICLES = new Set('el la los las un una il lo le o a os as'.split(' '));
/** Folded words and letters before a thing that a person falls from or over. */
const FROM = new Set(
  'from off of out over into through von vom aus uber durch gegen de du par desde da dal dalla van uit over od из от через 从 在 被'.split(
    ' ',
  ),
);
const FARTHEST_FROM = 2;
/** Letters behind a Japanese thing that a person falls from or over. */
const PARTICLES = new Set('からでにを'.split(''));

type Text = { words: readonly string[]; matches: readonly Match[] };

/**
 * Things that fall, lie or stick where no person is named. @param text spaced words, or the letters of a dense run
 * @param all the concepts of the whole text
 */
export function faultsIn({ words, matches }: Text, all: readonly Match[], isDense = false): Match[] {
  const named = matches.filter((match) => !isOrigin(match, words, isDense));
  const fixtures = named.filter(({ concept }) => concept === FIXTURE);
  const openings = named.filter(({ concept }) => concept === OPENING);
  if (fixtures.length + openings.length === 0 || all.some(({ concept }) => PERSONS.has(concept))) return [];
  const farthest = isDense ? FARTHEST.letters : FARTHEST.words;
  const isOf = (things: readonly Match[], { from, to }: Match): boolean =>
    things.some((thing) =>
      thing.from <= from
        ? from - thing.to <= farthest
        : !isDense && thing.from === to + 1 && ARTICLES.has(words[to] ?? ''),
    );
  return matches.flatMap((match) => {
    if (FALLS.has(match.concept) && isOf(fixtures, match)) return [{ ...match, concept: FELLTHING }];
    return STICKS.has(match.concept) && isOf(openings, match) ? [{ ...match, concept: DOORSTUCK }] : [];
  });
}

/** Whether a thing is where a person falls from, or over: "from the window", "窓から". */
function isOrigin({ from, to }: Match, words: readonly string[], isDense: boolean): boolean {
  const before = words.slice(Math.max(0, from - FARTHEST_FROM), from);
  if (isDense && PARTICLES.has(words[to] ?? '')) return true;
  return before.some((word) => FROM.has(word) || BESIDE.has(word));
}
