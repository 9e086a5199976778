import { isBare } from '../gates/bare-words.rules.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';
import type { Clause } from '../understanding.types.ts';
import type { CoverFeatures } from './cover-features.ts';
import { isAspect } from './details.ts';
import type { LinkedEntry } from './entries.types.ts';
import { hasWord } from './entry-words.ts';
import { LEAST_LINK } from './linked-intents.ts';

/** @property first the logit of `covers`; @property likeness to the clause, in logits */
type Likely = { entry: LinkedEntry; first: number; features: CoverFeatures; likeness: number };

/** From here on an entry plainly answers, in logits; the best of several that say the same may be this far behind. */
const PLAIN_FIRST = 3;
const PLAIN_BEHIND = 1;
/** Of short questions the likeness is not sure: "no entry" may be this far ahead. */
const PLAIN_BELOW_NONE = 1.3;
const SURELY_ASKED = 0.9;
/** "Is there a pool?": from here on an entry is about the thing. */
const NAMED_FIRST = 2;
const NAMED_WEIGHT = 0.8;
/** What an entry on parking says of its price. */
const NAMED_PRICE_WEIGHT = 0.6;
const NAMED_ASKED = 0.95;
/** "When's dinner?": from here on an entry is about the times, this far ahead of the others. */
const TIMED_FIRST = 1.4;
const TIMED_AHEAD = 1;
const WHETHER = /^[^.]+$|\.(?:info|availability|facilities)$/;
/** "Ski bus?": from here on, and this far ahead of the others, an entry that contains the words is meant. */
const ALONE_FIRST = 0.8;
const ALONE_AHEAD = 1;
/** "Can one park at the hotel?" asks whether there is a place to park. */
const MAY_PARK = ['ALLOWED', 'PARKING'];
const WHEN = /\.(?:hours|time)$/;
const PRICE = /\.price$/;
/** This sure of what is asked, what a person said of it decides. */
const SAID_ASKED = 0.8;

/** @param ahead how much more it is like the question than the best of the others, in logits */
export const isPlain = ({ asked }: Clause, { first, likeness }: Likely, ahead: number): boolean =>
  first >= PLAIN_FIRST && likeness >= asked.none - PLAIN_BELOW_NONE && ahead >= -PLAIN_BEHIND;

/**
 * Whether a clause only asks whether there is, when or for how much, what the title of this entry names.
 * @param ahead how much more speaks for it than for the best of the others, in logits
 */
export function isNamed(
  { intents: [asked], concepts, unknown, apart }: Clause,
  { first, features, entry }: Likely,
  ahead: number,
): boolean {
  if (!asked || asked.probability < NAMED_ASKED || first < NAMED_FIRST || ahead < -PLAIN_BEHIND) return false;
  const { titleConcepts, openConcepts, noTime, noPrice } = features;
  if (titleConcepts < 1 || openConcepts + noTime + noPrice + unknown.length > 0) return false;
  const weight = entry.weights.get(asked.id) ?? 0;
  if (concepts.includes('PRICE')) return weight >= NAMED_PRICE_WEIGHT && PRICE.test(asked.id);
  // "Lift?" asks whether there is one.
  const asksWhether =
    concepts.includes('HAVE') ||
    concepts.length === 1 ||
    (!apart && concepts.every((concept) => MAY_PARK.includes(concept)));
  return weight >= NAMED_WEIGHT && (asksWhether ? WHETHER : WHEN).test(asked.id);
}

/** From here on, and this far ahead of the others, an entry is surely what a short question for a thing means. */
const LINKED_FIRST = 1.2;
const LINKED_AHEAD = 2.5;

/** Whether a clause only asks whether there is what this entry is all about, in other words. @param ahead as for `isNamed` */
export const isAllAbout = (
  { intents: [asked], message, concepts, unknown, apart, details }: Clause,
  { first, entry, features }: Likely,
  ahead: number,
): boolean =>
  !apart &&
  asked !== undefined &&
  asked.probability >= NAMED_ASKED &&
  message[0]?.id === asked.id &&
  message[0].probability >= NAMED_ASKED &&
  concepts.includes('HAVE') &&
  first >= LINKED_FIRST &&
  ahead >= LINKED_AHEAD &&
  entry.weights.get(asked.id) === 1 &&
  features.openConcepts + features.noTime + features.noPrice + unknown.length + details.things.length === 0;

/** Whether a clause is the name of a thing and nothing else, and this entry contains it or is titled so. @param ahead as for `isNamed` */
export function isNamedAlone(
  { text, concepts, apart }: Clause,
  { first, entry, features }: Likely,
  ahead: number,
): boolean {
  if (apart || !isBare(text) || first < ALONE_FIRST || ahead < ALONE_AHEAD) return false;
  if (concepts.length === 1 && features.titleConcepts >= 1) return true;
  const words = foldedWordsOf(text).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.every((word) => hasWord(entry, word));
}

/**
 * Whether a clause only asks when there is what this entry names, and the entry is about such times; others may be more like the few
 * words ("When's dinner?" and the clothes for dinner).
 * @param ahead how much more speaks for it than for the best of the others, in logits
 */
export function isTimed(
  { intents: [asked], unknown }: Clause,
  { first, features, entry }: Likely,
  ahead: number,
): boolean {
  if (!asked || asked.probability < SURELY_ASKED || first < TIMED_FIRST || ahead < TIMED_AHEAD) return false;
  const { titleConcepts, textConcepts, openConcepts, timeStated } = features;
  const isNamedThere = titleConcepts + textConcepts >= 1 && openConcepts + unknown.length === 0;
  return isNamedThere && timeStated === 1 && WHEN.test(asked.id) && (entry.weights.get(asked.id) ?? 0) >= NAMED_WEIGHT;
}

/** What a person said of the entry and what the clause surely asks. */
export function saidOf({ intents: [asked] }: Clause, { entry }: Likely): 'confirmed' | 'refused' | null {
  if (!asked || asked.probability < SAID_ASKED) return null;
  if (entry.confirmed?.has(asked.id)) return 'confirmed';
  return entry.refused?.has(asked.id) ? 'refused' : null;
}

/** Whether an entry is fully about what a clause surely asks, and says something of the aspect that it names ("is the wifi fast?"). */
export const statesAspect = ({ intents: [asked], details, unknown }: Clause, entry: LinkedEntry): boolean =>
  asked !== undefined &&
  asked.probability >= SAID_ASKED &&
  (entry.weights.get(asked.id) ?? 0) >= NAMED_WEIGHT &&
  unknown.length === 0 &&
  details.things.some(isAspect) &&
  details.things.every((thing) => entry.details?.has(thing));

/** Whether a clause surely asks what the entry is not about. */
export const isStrange = ({ intents: [asked] }: Clause, { entry }: Likely): boolean =>
  asked !== undefined && asked.probability >= SURELY_ASKED && (entry.weights.get(asked.id) ?? 0) < LEAST_LINK;

/** What hotels write no entry about: a fact of the profile is all that is to say. */
const WRITTEN_BY_FEW: ReadonlySet<string> = new Set(['contact']);
const FACT_ASKED = 0.75;

/** Whether a clause surely and plainly asks what a fact of the profile says, and names no particular thing. */
export const isFactAsked = ({ intents: [asked], details, unknown }: Clause, { entry, first }: Likely): boolean =>
  entry.fact !== undefined &&
  asked !== undefined &&
  WRITTEN_BY_FEW.has(asked.id) &&
  asked.probability >= FACT_ASKED &&
  first >= NAMED_FIRST &&
  (entry.weights.get(asked.id) ?? 0) === 1 &&
  details.things.length + unknown.length === 0;
