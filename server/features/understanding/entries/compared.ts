import type { Knowledge } from '../model-store.ts';
import type { Clause } from '../understanding.types.ts';
import { firstLogit } from './cover.ts';
import { COVER_FEATURES, type CoverFeature, type CoverFeatures, coverFeatures } from './cover-features.ts';
import type { LinkedEntry } from './entries.types.ts';
import { namedThings } from './named-things.ts';
import { isTranslation } from './same-subject.ts';

/**
 * What the trees (`trees.ts` of the model) decide by: what `covers` weighs, its logit, and what tells the entries of one hotel apart.
 * `…Ahead`: how much more an entry has of it than the best of the others.
 */
export const COMPARED_FEATURES = [
  ...COVER_FEATURES,
  'first',
  'firstAhead',
  'betterOnes',
  'direction',
  'directionAhead',
  'meanings',
  'meaningsAhead',
  'onlyHere',
  'openMeanings',
  'intentMessageAhead',
  'namedWordsAhead',
  'wish',
  'parts',
  'asks',
  'asksMore',
  'otherFirst',
  'lookalikeGate',
] as const;

/**
 * @property first the logit of `covers`; @property numbers in the order of COMPARED_FEATURES
 * @property guarded whether something speaks against the entry that too few messages have to be learned from
 */
export type Compared = { entry: LinkedEntry; first: number; numbers: number[]; guarded: boolean };

/** What the trees may not overrule: another place, an earlier stay, a price that the entry does not name, two things at once. */
const GUARDS: readonly CoverFeature[] = ['noPrice', 'otherPlace', 'lastTime', 'theirs', 'namedByOthers', 'why'];

/** Entries that are further behind by their first logit are not answers. */
const MOST_COMPARED = 16;

/** The logit of an entry where the message has no other clause. */
const NOTHING_ELSE = -8;

const askedBy = ({ kinds }: Clause): number => kinds.question + kinds.request;

type Candidate = Likeness & { entry: LinkedEntry; first: number; features: CoverFeatures };

/**
 * The entries that may answer a clause, at most 16, compared with each other.
 * @param clauses all of the message
 */
export function comparedEntries(
  clause: Clause,
  clauses: readonly Clause[],
  entries: readonly LinkedEntry[],
  known: Knowledge,
): Compared[] {
  const named = namedThings(clause, entries);
  const beside = (clause.apart ? [] : clauses)
    .filter((other) => other !== clause)
    .map((other) => ({ other, named: namedThings(other, entries) }));
  const asks = askedBy(clause);
  const asksMore = asks - Math.max(0, ...beside.map(({ other }) => askedBy(other)));
  const otherFirst = (entry: LinkedEntry): number =>
    Math.max(NOTHING_ELSE, ...beside.map((one) => firstLogit(coverFeatures(one.other, entry, known, one.named))));
  const shares = sharesOf(clause, entries);
  const nearest = entries
    .map((entry) => {
      const features = coverFeatures(clause, entry, known, named);
      return { entry, features, first: firstLogit(features) };
    })
    .toSorted((a, b) => b.first - a.first)
    .slice(0, MOST_COMPARED)
    .map((one): Candidate => ({ ...one, ...likenessOf(clause, one.entry, shares) }));
  return nearest.map((one) => {
    const others = nearest.filter((other) => other !== one && !isTranslation(one.entry, other.entry));
    const ahead = (value: (candidate: Candidate) => number): number =>
      others.length === 0 ? value(one) + 1 : value(one) - Math.max(...others.map(value));
    return {
      entry: one.entry,
      first: one.first,
      guarded: GUARDS.some((name) => one.features[name] >= 1),
      numbers: [
        ...COVER_FEATURES.map((name) => one.features[name]),
        one.first,
        others.length === 0 ? 0 : ahead(({ first }) => first),
        others.filter(({ first }) => first > one.first).length,
        one.direction,
        ahead(({ direction }) => direction),
        one.meanings,
        ahead(({ meanings }) => meanings),
        one.onlyHere,
        one.openMeanings,
        ahead(({ features }) => features.intentMessage),
        ahead(({ features }) => features.namedWords),
        clause.stances.wish,
        1 + beside.length,
        asks,
        asksMore,
        otherFirst(one.entry),
        clause.lookalike,
      ],
    };
  });
}

/** By meaning of a clause: how many entries name it, and how much that is worth. */
type Shares = Map<number, { count: number; worth: number }>;

const names = ({ meanings }: LinkedEntry, meaning: number): boolean => meanings?.has(meaning) ?? false;

/** What few entries name says more about what is meant. */
function sharesOf({ meanings }: Clause, entries: readonly LinkedEntry[]): Shares {
  return new Map(
    meanings.map((meaning) => {
      const count = entries.filter((entry) => names(entry, meaning)).length;
      return [meaning, { count, worth: Math.log((entries.length + 1) / Math.max(1, count)) }];
    }),
  );
}

/**
 * @property direction the cosine of the angle between the clause and the nearest sentence of the entry
 * @property meanings the share of what the clause means that the entry names; @property onlyHere meanings that no other
 * entry names; @property openMeanings those that this one does not name
 */
type Likeness = { direction: number; meanings: number; onlyHere: number; openMeanings: number };

function likenessOf(clause: Clause, entry: LinkedEntry, shares: Shares): Likeness {
  let [worth, shared, onlyHere, openMeanings] = [0, 0, 0, 0];
  for (const [meaning, one] of shares) {
    worth += one.worth;
    if (!names(entry, meaning)) openMeanings += 1;
    else {
      shared += one.worth;
      if (one.count === 1) onlyHere += 1;
    }
  }
  return {
    direction: nearestOf(clause.direction, entry),
    meanings: shared / Math.max(1, worth),
    onlyHere,
    openMeanings,
  };
}

/** The highest of the cosines with the title and the sentences. */
function nearestOf(direction: Float32Array, { directions }: LinkedEntry): number {
  if (!directions || directions.length === 0) return 0;
  let nearest = -1;
  for (let from = 0; from < directions.length; from += direction.length) {
    let sum = 0;
    for (let nth = 0; nth < direction.length; nth += 1) sum += direction[nth]! * directions[from + nth]!;
    nearest = Math.max(nearest, sum / DIRECTION_SCALE);
  }
  return nearest;
}

/** Directions of entries are kept in 8 bits. */
export const DIRECTION_SCALE = 127;
