import { logitByTrees, parseTrees } from '../model/trees.ts';
import { knowledge } from '../model-store.ts';
import { once } from '../once.ts';
import { readData } from '../sources.ts';
import type { Clause } from '../understanding.types.ts';
import { COMPARED_FEATURES, type Compared, comparedEntries } from './compared.ts';
import type { Cover, LinkedEntry } from './entries.types.ts';
import { namesOwnPlaces } from './named-things.ts';
import { namesOtherPart } from './question-parts.ts';
import { statesAspect } from './plain-signs.ts';
import { isListed } from './room-lists.ts';
import { sameSubject } from './same-subject.ts';

const trees = once(() => parseTrees(readData('cover-trees.json'), COMPARED_FEATURES));
/** What is judged with this logit counts as 75 % (`ANSWER_FROM`). Set on the figures as a whole. */
const SENT_FROM = 1.4;
const SHIFT = Math.log(0.75 / 0.25) - SENT_FROM;
/** How much the logit of `covers` counts before the trees correct it, and between which limits. */
const BELIEVED = 0.5;
const LEAST = -6;
const MOST = 9;
/** "The password of the safe" is not answered by that of the WiFi, and neither is "where is my room?". */
const RAISED_FAR = 3;
const FAR = -2;
/** What plainly answers a short question is lowered by no more: few of the messages that the trees have seen are plain. */
const PLAIN_LOWERED = 1.9;
/** "Is there a pool?" is answered by what is titled so, even where it says more about something else. */
const NAMED_LOWERED = 0.8;
/** "When's dinner?" by what says from when to when. */
const TIMED_LOWERED = 0.3;
/** What a person said that an entry answers, or does not answer, counts as much. */
const CONFIRMED_LEAST = 1.5;
const REFUSED_MOST = -1;
/** "Is there a pharmacy?" is not answered by an entry about doctors. */
const OTHER_PART_MOST = -1;
/** Messages that name a place are mostly about another one; the trees do not know which are the hotel's own. */
const OWN_PLACE_LOWERED = 1.5;
const SHORT = Math.log2(1 + 37 / 40);
/** A fact of the profile whose sentences are less like the question says something else (parking, and the height of the entrance). */
const FACT_FROM = 0.5;

/**
 * How probable it is that each of a hotel's entries answers a clause, the most probable first: at most 18 that are compared
 * (`compared.ts`). Trees correct the logit of `covers` by what tells the entries apart. They are learned from messages to hotels
 * that the model which read them did not know.
 * @param clauses all of the message
 */
export function judgedEntries(clause: Clause, clauses: readonly Clause[], entries: readonly LinkedEntry[]): Cover[] {
  const compared = comparedEntries(clause, clauses, entries, knowledge());
  const ownPlaces = namesOwnPlaces(clause, entries);
  const judged = withListed(
    compared.map((one) => ({ ...one, logit: logitOfOne(one, clause, ownPlaces) })),
    clause,
  );
  // An entry that is sure by itself is as sure as the one that says it in another language.
  const isSure = ({ first }: Compared): boolean => first >= SURE;
  const saysTheSame = (one: Compared, other: Compared): boolean =>
    inOther(one.entry, other.entry) &&
    (clause.carried
      ? other.first - one.first < NEARLY_CARRIED
      : isSure(one) &&
        isSure(other) &&
        other.first - one.first < NEARLY &&
        other.likeness - one.likeness < NEARLY_AS_LIKE);
  return judged
    .map((one) => {
      const translations = !one.entry.fact ? judged.filter((other) => saysTheSame(one, other)) : [];
      return { ...one, raised: Math.max(one.logit, ...translations.map((other) => other.logit)) };
    })
    .toSorted((a, b) => b.raised - a.raised || b.logit - a.logit)
    .map(({ entry, raised }) => ({ entry: entry.id, probability: 1 / (1 + Math.exp(-raised)) }));
}

type Judged = Compared & { logit: number };

/**
 * Where no entry surely answers, those that list the thing that a room is asked to have, and of a short question the nearest that
 * states the aspect which is asked for.
 */
function withListed(judged: Judged[], clause: Clause): Judged[] {
  if (judged.some(({ logit }) => logit >= SURE)) return judged;
  const written = judged.filter(({ guarded, entry }) => !guarded && !entry.fact);
  const stating = written.filter(({ entry, numbers }) => isShort(numbers) && statesAspect(clause, entry));
  const nearest = stating.toSorted((a, b) => b.logit - a.logit)[0];
  const isRaised = (one: Judged): boolean =>
    one === nearest || isListed(clause, one.entry, one.numbers[MEANINGS]!, one.logit >= NEAR);
  return judged.map((one) => (written.includes(one) && isRaised(one) ? { ...one, logit: LISTED } : one));
}

function logitOfOne(one: Compared, clause: Clause, ownPlaces: boolean): number {
  const { entry, first, numbers, overNone, guarded, strange, plain, named, timed, said, asksFact } = one;
  // "How much?" is like nothing: only `covers` knows the topic that it carries on.
  if (clause.carried) return first;
  if (isAboutOtherPart(clause, entry)) return Math.min(OTHER_PART_MOST, first);
  // The trees have learned from written entries only.
  if (entry.fact) return Math.max(asksFact && !guarded ? FACT_LEAST : -Infinity, ofFact(entry.fact, first, overNone));
  const logit = beforeTrees(one) + logitByTrees(trees(), numbers) + SHIFT;
  if (said === 'refused') return Math.min(REFUSED_MOST, logit);
  const most = guarded ? first : strange || isFar(one) ? first + RAISED_FAR : Infinity;
  const lowered = ownPlaces ? OWN_PLACE_LOWERED : isShort(numbers) ? loweredOfShort({ named, plain, timed }) : Infinity;
  const least = said === 'confirmed' && !guarded ? CONFIRMED_LEAST : -Infinity;
  return Math.max(least, first - lowered, Math.min(most, logit));
}

const isAboutOtherPart = ({ intents: [asked], details }: Clause, { parts }: LinkedEntry): boolean =>
  asked !== undefined && parts !== undefined && namesOtherPart(asked.id, details.parts, parts);

const loweredOfShort = ({ named, plain, timed }: Pick<Compared, 'named' | 'plain' | 'timed'>): number =>
  timed ? TIMED_LOWERED : named ? NAMED_LOWERED : plain ? PLAIN_LOWERED : Infinity;

/** The logit of an entry before the trees correct it. */
export const beforeTrees = ({ first }: Compared): number => BELIEVED * Math.min(MOST, Math.max(LEAST, first));

const MEANINGS = COMPARED_FEATURES.indexOf('meanings');
const PARTS = COMPARED_FEATURES.indexOf('parts');
const LONG = COMPARED_FEATURES.indexOf('long');

/** `covers` takes it for wrong, and it names nothing of what the clause means. */
const isFar = ({ first, numbers }: Compared): boolean => first < FAR && numbers[MEANINGS] === 0;

/** One question of at most 37 letters. */
const isShort = (numbers: readonly number[]): boolean => numbers[PARTS] === 1 && numbers[LONG]! <= SHORT;

/** A fact that a question must name (the menu) has no sentences. */
const ofFact = ({ about }: NonNullable<LinkedEntry['fact']>, first: number, overNone: number): number =>
  about === undefined && overNone < FACT_FROM ? Math.min(first, overNone - FACT_FROM) : first;

/** An entry that lists a thing, and a fact that is plainly asked for, are as sure as this. */
const LISTED = 1.3;
const FACT_LEAST = 1.5;
/** From this logit on an entry that names the thing among others is near to the question. */
const NEAR = -1.3;
/** The logit of 75 %. */
const SURE = Math.log(3);
/** Further behind by `covers`, in logits, an entry says something else. */
const NEARLY = 1;
/** And this much less like the question: breakfast to take away, in one language, and the breakfast, in another. */
const NEARLY_AS_LIKE = 3;
/** "How much?" names nothing that titles have in common with it: the languages of one entry differ by more. */
const NEARLY_CARRIED = 2;

const inOther = (one: LinkedEntry, other: LinkedEntry): boolean =>
  !other.fact && one.language !== other.language && sameSubject(one, other);
