import { knowledge } from '../model-store.ts';
import { once } from '../once.ts';
import { readData } from '../sources.ts';
import type { Clause } from '../understanding.types.ts';
import { COMPARED_FEATURES, comparedEntries } from './compared.ts';
import type { Cover, LinkedEntry } from './entries.types.ts';
import { namesOwnPlaces } from './named-things.ts';
import { sameSubject } from './same-subject.ts';
import { logitByTrees, parseTrees } from '../model/trees.ts';
import { type Judged, verdictOf } from './verdict.ts';

const trees = once(() => parseTrees(readData('cover-trees.json'), COMPARED_FEATURES));
/** What the trees say with this logit counts as 75 % (`ANSWER_FROM`) before the verdict. Set on the figures as a whole. */
const SENT_FROM = 0.55;
/** An entry that `covers` takes for wrong stays unlikely, in logits. */
const MOST_RAISED = 8;
/** "The password of the safe" is not answered by that of the WiFi. */
const RAISED_STRANGE = 3;
/** What plainly answers stays probable: trees have seen few messages that ask for several things. */
const MOST_LOWERED = 1.4;
/** A fact of the profile whose sentences are less like the question says something else (parking, and the height of the entrance). */
const FACT_FROM = 0.5;
const SHIFT = Math.log(0.75 / 0.25) - SENT_FROM;

/**
 * How probable it is that each of a hotel's entries answers a clause, the most probable first: at most 18 that are
 * compared (`compared.ts`). Trees correct the logit of `covers` by what tells the entries apart; a verdict (`verdict.ts`)
 * says how far they are to be believed.
 * @param clauses all of the message
 */
export function judgedEntries(clause: Clause, clauses: readonly Clause[], entries: readonly LinkedEntry[]): Cover[] {
  const judged = judgedByTrees(clause, clauses, entries);
  return judged
    .map((one) => ({
      entry: one.entry.id,
      probability: probabilityOf(one.entry.fact || clause.carried ? one.logit : verdictOf(one, judged)),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** What the trees say of the entries that are compared, before the verdict. */
export function judgedByTrees(clause: Clause, clauses: readonly Clause[], entries: readonly LinkedEntry[]): Judged[] {
  const ownPlaces = namesOwnPlaces(clause, entries);
  const judged = comparedEntries(clause, clauses, entries, knowledge()).map(
    ({ entry, first, numbers, overNone, byAll, guarded, plain, strange }) => {
      // "How much?" is like nothing: only `covers` knows the topic that it carries on.
      if (clause.carried) return { entry, first, numbers, byAll, guarded, plain, logit: first };
      // The trees have learned from written entries only.
      if (entry.fact)
        return { entry, first, numbers, byAll, guarded, plain, logit: ofFact(entry.fact, first, overNone) };
      // Messages that name a place are mostly about another one; the trees do not know which are the hotel's own.
      const least = ownPlaces ? 0 : plain ? -MOST_LOWERED : -Infinity;
      const correction = Math.max(
        least,
        Math.min(guarded ? 0 : strange ? RAISED_STRANGE : MOST_RAISED, logitByTrees(trees(), numbers) + SHIFT),
      );
      return { entry, first, numbers, byAll, plain, guarded: guarded || strange, logit: first + correction };
    },
  );
  // An entry that is sure by itself is as sure as the one that says it in another language.
  const isSure = ({ first }: { first: number }): boolean => first >= SURE;
  const saysTheSame = (one: (typeof judged)[number], other: (typeof judged)[number]): boolean =>
    isSure(other) && other.first - one.first < NEARLY && inOther(one.entry, other.entry);
  return judged.map((one) => {
    const translations = isSure(one) && !one.entry.fact ? judged.filter((other) => saysTheSame(one, other)) : [];
    return {
      entry: one.entry,
      logit: Math.max(one.logit, ...translations.map(({ logit }) => logit)),
      numbers: one.numbers,
      byAll: one.byAll,
      guarded: one.guarded,
      plain: one.plain,
    };
  });
}

/** A fact that a question must name (the menu) has no sentences. */
const ofFact = ({ about }: NonNullable<LinkedEntry['fact']>, first: number, overNone: number): number =>
  about === undefined && overNone < FACT_FROM ? Math.min(first, overNone - FACT_FROM) : first;

/** The logit of 75 %. */
const SURE = Math.log(3);
/** Further behind by `covers`, in logits, an entry says something else. */
const NEARLY = 1;

const inOther = (one: LinkedEntry, other: LinkedEntry): boolean =>
  !other.fact && one.language !== other.language && sameSubject(one, other);

const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
