import { ASKING, JOURNEY, SIGNAL_CONCEPTS } from '../lexicon/concept-kinds.ts';
import type { LinkedEntry } from './entries.types.ts';
import { hasWord } from './entry-words.ts';
import { ABOUT_PLACES } from './linked-intents.ts';
import { usualConcepts } from './usual-concepts.ts';
import { rememberedOf } from '../remembered-of.ts';
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
  'otherPlace',
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
/** "When can we get into the room" names no check-in; this sure of its intent, it needs none. */
const SURE = 0.95;
const isTime = (intent: string): boolean => /\.(?:hours|time)$/.test(intent);
const MOST_COUNTED = 4;
const MOST_MISSING = 2;
const NOTHING: ReadonlySet<string> = new Set();

/** @param named things of the clause that some entry of the hotel names (`namedThings`) */
export function coverFeatures(
  clause: Clause,
  entry: LinkedEntry,
  known: Knowledge,
  named: ReadonlySet<string> = NOTHING,
): CoverFeatures {
  const match = matchOf(clause.intents, entry);
  const message = matchOf(clause.message, entry);
  const concepts = conceptsBetween(clause, entry, known);
  const words = wordsBetween(clause, entry, known);
  const unsure = 1 - match.sum;
  const open = [...concepts.open, ...words.open];
  const signals = signalFeatures(clause, entry, known);
  const aspects = aspectFeatures(clause, entry);
  return {
    intent: logitOf(match.sum),
    intentMessage: logitOf(message.sum),
    linkWeight: match.weight,
    titleConcepts: concepts.titleConcepts,
    textConcepts: concepts.textConcepts,
    titleNamed: concepts.titleNamed,
    openConcepts: concepts.openConcepts,
    openConceptsUnsure: concepts.openConcepts * unsure,
    namedWords: words.namedWords,
    knownWords: words.knownWords,
    unknownWords: words.unknownWords,
    unknownNames: words.unknownNames,
    timeStated: match.sum >= SURE && isTime(match.best) && entry.says.time && open.length === 0 ? 1 : 0,
    nothingNamed: concepts.named + words.namedWords === 0 ? 1 : 0,
    namedByOthers: isNamedByOthers(open, named) ? (ABOUT_PLACES.has(match.best) ? 1 : ELSEWHERE_SHARE) : 0,
    unknownAround: Math.min(MOST_COUNTED, clause.around),
    lookalike: lookalikeDoubt(clause),
    other: clause.kinds.other,
    trouble: clause.kinds.trouble + clause.kinds.complaint,
    emergency: clause.kinds.emergency,
    lastTime: clause.details.lastTime ? 1 : 0,
    theirs: clause.details.theirs ? 1 : 0,
    detailMissing: Math.min(MOST_MISSING, clause.details.things.filter((thing) => !entry.details?.has(thing)).length),
    otherPlace: clause.details.places.some((place) => !entry.places?.has(place) && !named.has(place)) ? 1 : 0,
    negated: signals.negated,
    past: signals.past,
    elsewhere: signals.elsewhere,
    otherPerson: signals.otherPerson,
    why: signals.why,
    comparison: signals.comparison,
    state: signals.state,
    noPrice: aspects.noPrice,
    noTime: aspects.noTime,
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

const isTopic = (concept: string): boolean => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept);

/** What a clause names, and how many things a title names: the same for every entry, and for every clause. */
const topicsOf = rememberedOf(({ concepts }: Clause) => concepts.filter(isTopic));
const titleTopics = rememberedOf(({ titleConcepts }: LinkedEntry) => [...titleConcepts].filter(isTopic).length);

function conceptsBetween(clause: Clause, entry: LinkedEntry, known: Knowledge) {
  const asked = topicsOf(clause);
  const inTitle = asked.filter((concept) => entry.titleConcepts.has(concept)).length;
  const others = asked.filter((concept) => !entry.titleConcepts.has(concept));
  const inText = others.filter((concept) => entry.textConcepts.has(concept)).length;
  const unnamed = others.filter((concept) => !entry.textConcepts.has(concept));
  const usual = unnamed.length > 0 ? usualConcepts(clause, entry, known, USUAL) : [];
  const open = unnamed.filter((concept) => !usual.some((concepts) => concepts.has(concept)));
  return {
    open,
    named: inTitle + inText,
    titleConcepts: inTitle / Math.max(1, asked.length),
    textConcepts: inText / Math.max(1, asked.length),
    titleNamed: inTitle / Math.max(1, titleTopics(entry)),
    openConcepts: Math.min(MOST_COUNTED, open.length),
  };
}

function wordsBetween(clause: Clause, entry: LinkedEntry, { model }: Knowledge) {
  const open: string[] = [];
  let [named, known, unknown, names] = [0, 0, 0, 0];
  for (const word of clause.words) {
    const seen = model.intentsOfWord(hashOf(word));
    if (hasWord(entry, word)) named += 1;
    else if (clause.details.nameWords.includes(word)) continue;
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
    namedWords: Math.min(MOST_COUNTED, named),
    knownWords: Math.min(MOST_COUNTED, known),
    unknownWords: Math.min(MOST_COUNTED, unknown),
    unknownNames: Math.min(2, names),
  };
}

const sharesIntent = (seen: Uint16Array, { linked }: LinkedEntry): boolean =>
  linked.some((index) => seen.includes(index));

/** With other intents a thing that another entry is about is often told only ("we come by hire car, can we charge it?"). */
const ELSEWHERE_SHARE = 0.4;
/** "Can I bring my dog to breakfast?": what this entry does not explain, another one is about. */
const isNamedByOthers = (open: string[], named: ReadonlySet<string>): boolean =>
  open.some((thing) => named.has(thing) && !JOURNEY.has(thing));

const SIGNALS = ['negated', 'past', 'elsewhere', 'otherPerson', 'why', 'comparison', 'state'] as const;
type SignalFeatures = Record<(typeof SIGNALS)[number], number>;

function signalFeatures(clause: Clause, entry: LinkedEntry, known: Knowledge): SignalFeatures {
  const value = (signal: keyof Signals): number => {
    if (!clause.signals[signal]) return 0;
    const concept = conceptOfSignal(signal);
    if (concept === null) return 1;
    const isUsual = usualConcepts(clause, entry, known, USUAL_SIGNAL).some((concepts) => concepts.has(concept));
    return isUsual || entry.titleConcepts.has(concept) ? 0 : 1;
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
