import type { Knowledge } from '../model-store.ts';
import type { Clause } from '../understanding.types.ts';
import { firstLogit } from './cover.ts';
import { COVER_FEATURES, type CoverFeature, type CoverFeatures, coverFeatures } from './cover-features.ts';
import type { LinkedEntry } from './entries.types.ts';
import { likenessOf } from './likeness-of.ts';
import { logitOf } from './logit-of.ts';
import { namedThings } from './named-things.ts';
import { isAllAbout, isFactAsked, isNamed, isNamedAlone, isPlain, isStrange, isTimed, saidOf } from './plain-signs.ts';
import { isTranslation } from './same-subject.ts';

/**
 * What the trees (`trees.ts` of the model) decide by: what `covers` weighs, its logit, and what tells the entries of one hotel apart.
 * `…Ahead`: how much more an entry has of it than the best of the others. `byAll…`: by the message that the clause is a part of;
 * `…Share`, `byAllNone`: how probable the entry, or no entry, is by the likeness alone, in logits.
 */
export const COMPARED_FEATURES = [
  ...COVER_FEATURES,
  'first',
  'firstAhead',
  'betterOnes',
  'likeness',
  'likenessAhead',
  'likenessOverNone',
  'likenessShare',
  'byAllAhead',
  'byAllOverNone',
  'byAllShare',
  'byAllNone',
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
 * @property plain whether the measure of `covers` and the likeness both surely speak for the entry
 * @property likeness how much the entry is like the question, in logits
 * @property named whether the question only asks whether the hotel has what the entry's title names
 * @property timed whether it only asks when there is what the entry names
 * @property said whether a person confirmed that the entry answers what is asked, or refused it
 * @property asksFact whether it is a fact of the profile that the question plainly asks for
 * @property strange whether the clause surely asks what the entry is not about
 * @property overNone how much more the entry is like the question, and the whole message, than "none of them", in logits
 * @property guarded whether something speaks against the entry that too few messages have to be learned from
 */
export type Compared = {
  entry: LinkedEntry;
  first: number;
  numbers: number[];
  likeness: number;
  overNone: number;
  guarded: boolean;
  plain: boolean;
  named: boolean;
  timed: boolean;
  said: 'confirmed' | 'refused' | null;
  strange: boolean;
  asksFact: boolean;
};

/** What the trees may not overrule: another place, an earlier stay, a price that the entry does not name, two things at once. */
const GUARDS: readonly CoverFeature[] = ['noPrice', 'otherPlace', 'lastTime', 'theirs', 'namedByOthers', 'why'];

/** Entries that are further behind by their first logit, or their likeness, are not answers. */
const MOST_BY_FIRST = 12;
const MOST_BY_LIKENESS = 6;

/** A smaller part of the whole changes no share. */
const LEAST_PART = 0.001;

/** The logit of an entry where the message has no other clause. */
const NOTHING_ELSE = -8;

const askedBy = ({ kinds }: Clause): number => kinds.question + kinds.request;

/** @property likeness to the clause; @property byAll to the whole message, both in logits */
type Likely = { entry: LinkedEntry; first: number; features: CoverFeatures; likeness: number; byAll: number };
type Candidate = Likely & MeaningsOf;

const toClause = ({ likeness }: Likely): number => likeness;
const toAll = ({ byAll }: Likely): number => byAll;

/**
 * The entries that may answer a clause, at most 18, compared with each other.
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
  const worths = worthsOf(clause, entries);
  const likely = entries.map((entry) => likelyOf(clause, entry, coverFeatures(clause, entry, known, named)));
  const nearest = nearestOf(likely).map((one): Candidate => ({ ...one, ...meaningsOf(one.entry, worths) }));
  const shareOf = sharesOf(nearest, clause.asked.none, toClause);
  const byAllShareOf = sharesOf(likely, clause.askedByAll.none, toAll);
  return nearest.map((one) => {
    const others = nearest.filter((other) => other !== one && !isTranslation(one.entry, other.entry));
    const ahead = (value: (candidate: Candidate) => number): number =>
      others.length === 0 ? value(one) + 1 : value(one) - Math.max(...others.map(value));
    const firstAhead = ahead(({ first }) => first);
    return {
      entry: one.entry,
      first: one.first,
      ...signsOf(clause, one, { first: firstAhead, likeness: ahead(toClause) }),
      numbers: [
        ...COVER_FEATURES.map((name) => one.features[name]),
        one.first,
        others.length === 0 ? 0 : firstAhead,
        others.filter(({ first }) => first > one.first).length,
        one.likeness,
        ahead(toClause),
        one.likeness - clause.asked.none,
        shareOf(one.entry),
        ahead(toAll),
        one.byAll - clause.askedByAll.none,
        logitOf(byAllShareOf(one.entry)),
        logitOf(byAllShareOf(null)),
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

/** What is said of an entry beside its numbers. @param ahead how much more speaks for it than for the best of the others */
const signsOf = (
  clause: Clause,
  one: Candidate,
  ahead: { first: number; likeness: number },
): Omit<Compared, 'entry' | 'first' | 'numbers'> => ({
  likeness: one.likeness,
  overNone: Math.min(one.likeness - clause.asked.none, one.byAll - clause.askedByAll.none),
  guarded: GUARDS.some((name) => one.features[name] >= 1),
  strange: isStrange(clause, one),
  plain: isPlain(clause, one, ahead.likeness),
  named: isNamed(clause, one, ahead.first) || isNamedAlone(clause, one, ahead.first),
  timed: isTimed(clause, one, ahead.first) || isAllAbout(clause, one, ahead.first),
  said: saidOf(clause, one),
  asksFact: isFactAsked(clause, one),
});

function likelyOf({ asked, askedByAll }: Clause, entry: LinkedEntry, features: CoverFeatures): Likely {
  const likeness = likenessOf(asked, entry);
  const byAll = asked === askedByAll ? likeness : likenessOf(askedByAll, entry);
  return { entry, features, first: firstLogit(features), likeness, byAll };
}

/** By meaning of a clause: how many entries name it, and how much that is worth. */
type Worths = Map<number, { count: number; worth: number }>;

const names = ({ meanings }: LinkedEntry, meaning: number): boolean => meanings?.has(meaning) ?? false;

/** What few entries name says more about what is meant. */
function worthsOf({ meanings }: Clause, entries: readonly LinkedEntry[]): Worths {
  return new Map(
    meanings.map((meaning) => {
      const count = entries.filter((entry) => names(entry, meaning)).length;
      return [meaning, { count, worth: Math.log((entries.length + 1) / Math.max(1, count)) }];
    }),
  );
}

/**
 * @property meanings the share of what the clause means that the entry names; @property onlyHere meanings that no other
 * entry names; @property openMeanings those that this one does not name
 */
type MeaningsOf = { meanings: number; onlyHere: number; openMeanings: number };

function meaningsOf(entry: LinkedEntry, worths: Worths): MeaningsOf {
  let [worth, shared, onlyHere, openMeanings] = [0, 0, 0, 0];
  for (const [meaning, one] of worths) {
    worth += one.worth;
    if (!names(entry, meaning)) openMeanings += 1;
    else {
      shared += one.worth;
      if (one.count === 1) onlyHere += 1;
    }
  }
  return { meanings: shared / Math.max(1, worth), onlyHere, openMeanings };
}

/** Those that `covers` takes for the nearest, and those whose sentences are most like the question. */
function nearestOf(candidates: Likely[]): Likely[] {
  const byFirst = candidates.toSorted((a, b) => b.first - a.first);
  const byLikeness = candidates.toSorted((a, b) => b.likeness - a.likeness);
  return [...new Set([...byFirst.slice(0, MOST_BY_FIRST), ...byLikeness.slice(0, MOST_BY_LIKENESS)])];
}

/** The probability by the likeness alone that a question is answered by an entry, or one that says the same in another language, or by none (null). */
function sharesOf(
  all: Likely[],
  none: number,
  likenessOfOne: (one: Likely) => number,
): (entry: LinkedEntry | null) => number {
  const highest = Math.max(none, ...all.map(likenessOfOne));
  const parts = new Map(all.map((one) => [one.entry, Math.exp(likenessOfOne(one) - highest)]));
  const ofNone = Math.exp(none - highest);
  const sum = [...parts.values()].reduce((total, part) => total + part, ofNone);
  return (entry) => {
    if (!entry) return ofNone / sum;
    let same = parts.get(entry) ?? 0;
    for (const [other, part] of parts)
      if (part > sum * LEAST_PART && other !== entry && isTranslation(entry, other)) same += part;
    return same / sum;
  };
}
