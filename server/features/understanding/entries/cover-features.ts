import { ASKING, JOURNEY, SIGNAL_CONCEPTS } from '../lexicon/concept-kinds.ts';
import type { LinkedEntry } from './entries.types.ts';
import { LEAST_LINK } from './linked-intents.ts';
import { hashOf } from '../model/features.rules.ts';
import type { Knowledge } from '../model-store.ts';
import { conceptOfSignal } from '../lexicon/signals.rules.ts';
import type { Clause, IntentGuess, Signals } from '../understanding.types.ts';

/** What speaks for or against an entry, by name; 0 where it says nothing. Their weights: `data/cover-weights.txt`. */
export const COVER_FEATURES = [
  'intent',
  'intentMessage',
  'linkWeight',
  'titleConcepts',
  'textConcepts',
  'titleNamed',
  'namedWords',
  'timeStated',
  'nothingNamed',
  'namedByOthers',
  'openConcepts',
  'openConceptsUnsure',
  'knownWords',
  'unknownWords',
  'unknownNames',
  'unknownAround',
  'lookalike',
  'other',
  'trouble',
  'emergency',
  'negated',
  'past',
  'elsewhere',
  'otherPerson',
  'why',
  'comparison',
  'state',
  'lastTime',
  'theirs',
  'detailMissing',
  'noPrice',
  'noTime',
  'long',
] as const;
export type CoverFeature = (typeof COVER_FEATURES)[number];
/** @property open what nothing explains */
export type CoverFeatures = Record<CoverFeature, number> & { best: string; open: string[] };

/** A concept or signal that this share of an intent's phrases contains is usual there. */
const USUAL = 0.06;
const USUAL_SIGNAL = 0.2;
/** A word of this many intents' phrases says nothing about the topic. */
const COMMON_WORD = 6;
const SHARED_LETTERS = 5;
/** "When can we get into the room" names no check-in; this sure of its intent, it needs none. */
const SURE = 0.95;
const isTime = (intent: string): boolean => /\.(?:hours|time)$/.test(intent);
const MOST_COUNTED = 4;
const MOST_MISSING = 2;

/** @param named things of the clause that some entry of the hotel names (`namedThings`) */
export function coverFeatures(
  clause: Clause,
  entry: LinkedEntry,
  known: Knowledge,
  named: ReadonlySet<string> = new Set(),
): CoverFeatures {
  const match = matchOf(clause.intents, entry);
  const message = matchOf(clause.message, entry);
  const concepts = conceptsBetween(clause, entry, known);
  const words = wordsBetween(clause, entry, known);
  const unsure = 1 - match.sum;
  const open = [...concepts.open, ...words.open];
  return {
    intent: logitOf(match.sum),
    intentMessage: logitOf(message.sum),
    linkWeight: match.weight,
    ...concepts.features,
    openConceptsUnsure: concepts.features.openConcepts * unsure,
    ...words.features,
    timeStated: match.sum >= SURE && isTime(match.best) && entry.says.time && open.length === 0 ? 1 : 0,
    nothingNamed: concepts.named + words.features.namedWords === 0 ? 1 : 0,
    namedByOthers: isNamedByOthers(open, named) ? 1 : 0,
    unknownAround: Math.min(MOST_COUNTED, clause.around),
    lookalike: lookalikeDoubt(clause),
    other: clause.kinds.other,
    trouble: clause.kinds.trouble + clause.kinds.complaint,
    emergency: clause.kinds.emergency,
    lastTime: clause.details.lastTime ? 1 : 0,
    theirs: clause.details.theirs ? 1 : 0,
    detailMissing: Math.min(MOST_MISSING, clause.details.things.filter((thing) => !entry.details?.has(thing)).length),
    ...signalFeatures(clause, entry, known),
    ...aspectFeatures(clause, entry),
    long: Math.log2(1 + clause.text.length / 40),
    best: match.best,
    open,
  };
}

const logitOf = (probability: number): number => {
  const inside = Math.min(0.98, Math.max(0.02, probability));
  return Math.log(inside / (1 - inside));
};

/** How probable it is that the clause is a look-alike, on a scale of logits: 0 below 1 %, 1 from 99 % on. */
function lookalikeDoubt({ stances: { elsewhere, past, person, why, state } }: Clause): number {
  const share = Math.min(0.99, Math.max(0.01, elsewhere + past + person + why + state));
  return 0.5 + Math.log(share / (1 - share)) / (2 * HIGHEST_LOGIT);
}

/** The logit of 99 %. */
const HIGHEST_LOGIT = Math.log(99);

/** From this weight on an entry is fully about an intent; how much it is, `linkWeight` says. */
const FULL_LINK = 0.6;

type Match = { sum: number; best: string; weight: number };

function matchOf(guesses: IntentGuess[], { weights }: LinkedEntry): Match {
  const match: Match = { sum: 0, best: '', weight: 0 };
  let highest = 0;
  for (const { id, probability } of guesses) {
    const weight = weights.get(id) ?? 0;
    const part = probability * Math.min(1, weight / FULL_LINK);
    match.sum += part;
    if (part <= highest) continue;
    highest = part;
    match.best = id;
    match.weight = weight;
  }
  return match;
}

function conceptsBetween(clause: Clause, entry: LinkedEntry, known: Knowledge) {
  const usual = usualConcepts(clause, entry, known, USUAL);
  const asked = clause.concepts.filter((concept) => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept));
  const titles = [...entry.titleConcepts].filter((concept) => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept));
  const inTitle = asked.filter((concept) => entry.titleConcepts.has(concept)).length;
  const inText = asked.filter((concept) => !entry.titleConcepts.has(concept) && entry.textConcepts.has(concept)).length;
  const open = asked.filter(
    (concept) => !entry.titleConcepts.has(concept) && !entry.textConcepts.has(concept) && !usual.has(concept),
  );
  return {
    open,
    named: inTitle + inText,
    features: {
      titleConcepts: inTitle / Math.max(1, asked.length),
      textConcepts: inText / Math.max(1, asked.length),
      titleNamed: inTitle / Math.max(1, titles.length),
      openConcepts: Math.min(MOST_COUNTED, open.length),
    },
  };
}

function wordsBetween(clause: Clause, entry: LinkedEntry, { model }: Knowledge) {
  const open: string[] = [];
  let [named, known, unknown, names] = [0, 0, 0, 0];
  for (const word of clause.words) {
    const seen = model.intentsOfWord(hashOf(word));
    if (hasWord(entry, word)) named += 1;
    else if (seen) {
      if (seen.length < COMMON_WORD && !sharesIntent(seen, entry)) {
        known += 1 / seen.length;
        open.push(word);
      }
    } else {
      unknown += 1;
      if (clause.names.includes(word)) names += 1;
      open.push(word);
    }
  }
  return {
    open,
    features: {
      namedWords: Math.min(MOST_COUNTED, named),
      knownWords: Math.min(MOST_COUNTED, known),
      unknownWords: Math.min(MOST_COUNTED, unknown),
      unknownNames: Math.min(2, names),
    },
  };
}

const sharesIntent = (seen: Uint16Array, { linked }: LinkedEntry): boolean =>
  linked.some((index) => seen.includes(index));

/** Words of a clause that an entry of the hotel contains, and concepts that a title names. */
export const namedThings = ({ words, concepts }: Clause, entries: LinkedEntry[]): Set<string> =>
  new Set([
    ...words.filter((word) => entries.some((entry) => hasWord(entry, word))),
    ...concepts.filter((concept) => entries.some(({ titleConcepts }) => titleConcepts.has(concept))),
  ]);

/** "Can I bring my dog to breakfast?": what this entry does not explain, another one is about. */
const isNamedByOthers = (open: string[], named: ReadonlySet<string>): boolean =>
  open.some((thing) => named.has(thing) && !JOURNEY.has(thing));

const hasWord = ({ words }: LinkedEntry, word: string): boolean => {
  if (words.has(word)) return true;
  if (word.length <= SHARED_LETTERS) return false;
  const stem = word.slice(0, Math.max(SHARED_LETTERS, word.length - 3));
  return [...words].some((other) => other.startsWith(stem));
};

/** Concepts that the phrases of the intents which clause and entry share usually contain. */
function usualConcepts(clause: Clause, entry: LinkedEntry, { model }: Knowledge, least: number): Set<string> {
  const shared = clause.intents.filter(
    ({ id, probability }) => probability >= 0.1 && (entry.weights.get(id) ?? 0) >= LEAST_LINK,
  );
  return new Set(
    shared.flatMap(({ id }) =>
      Object.entries(model.concepts[id] ?? {}).flatMap(([concept, share]) => (share >= least ? [concept] : [])),
    ),
  );
}

const SIGNALS = ['negated', 'past', 'elsewhere', 'otherPerson', 'why', 'comparison', 'state'] as const;
type SignalFeatures = Record<(typeof SIGNALS)[number], number>;

function signalFeatures(clause: Clause, entry: LinkedEntry, known: Knowledge): SignalFeatures {
  const usual = usualConcepts(clause, entry, known, USUAL_SIGNAL);
  const value = (signal: keyof Signals): number => {
    const concept = conceptOfSignal(signal);
    const expected = concept !== null && (usual.has(concept) || entry.titleConcepts.has(concept));
    return clause.signals[signal] && !expected ? 1 : 0;
  };
  return {
    negated: value('negated'),
    past: value('past'),
    elsewhere: value('elsewhere'),
    otherPerson: value('otherPerson'),
    why: value('why'),
    comparison: value('comparison'),
    state: value('state'),
  };
}

/** A question for a price needs a price in the entry, one for a time a time. */
function aspectFeatures(
  { concepts, intents }: Clause,
  { says, confirmed }: LinkedEntry,
): { noPrice: number; noTime: number } {
  const asked = intents[0]?.id ?? '';
  if (confirmed?.has(asked)) return { noPrice: 0, noTime: 0 };
  const forPrice = asked.endsWith('.price') || (concepts.includes('PRICE') && !concepts.includes('INCLUDED'));
  const forTime = isTime(asked);
  return { noPrice: forPrice && !says.price ? 1 : 0, noTime: forTime && !says.time ? 1 : 0 };
}
