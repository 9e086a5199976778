import { ASKING, SIGNAL_CONCEPTS } from './concept-kinds.ts';
import type { Cover, CoverReason, LinkedEntry } from './entries.types.ts';
import { hashOf } from './features.rules.ts';
import { knowledge, type Knowledge } from './model-store.ts';
import { conceptOfSignal } from './signals.rules.ts';
import type { Clause, Signals } from './understanding.types.ts';

/** Effects in logits. Chosen by hand on the figures of `npm run understanding` as a whole (docs/understanding.md). */
export const WEIGHTS = {
  start: 0.2,
  intent: 1.1,
  words: 2.2,
  unexplained: 1.5,
  mostUnexplained: 5,
  mostUnexplainedWords: 5,
  aspect: 8,
  unknownWord: 1.6,
  knownWord: 0.5,
};
const SIGNALS: Record<keyof Signals, number> = {
  negated: 0.8,
  past: 2.5,
  trouble: 4,
  elsewhere: 4,
  otherPerson: 3,
  why: 3.5,
  comparison: 2.5,
};
const WORDS_SENT = 0.75;
/** A concept or signal that this share of an intent's phrases contains is usual there. */
const USUAL = 0.06;
const USUAL_SIGNAL = 0.2;
const LEAST_LINK = 0.3;
/** A word of this many intents' phrases says nothing about the topic. */
const COMMON_WORD = 6;
const SHARED_LETTERS = 5;

/** How probable it is that an entry answers a clause, and why. A tenth of a millisecond for 50 entries. */
export function covers(clause: Clause, entry: LinkedEntry): Cover {
  const known = knowledge();
  const reasons = [
    intentReason(clause, entry),
    ...wordReasons(clause, entry, known),
    ...signalReasons(clause, entry, known),
    ...aspectReasons(clause, entry),
  ];
  const logit = reasons.reduce((sum, { effect }) => sum + effect, WEIGHTS.start);
  return { entry: entry.id, probability: 1 / (1 + Math.exp(-logit)), reasons };
}

const logitOf = (probability: number): number => {
  const inside = Math.min(0.98, Math.max(0.02, probability));
  return Math.log(inside / (1 - inside));
};

function intentReason(clause: Clause, entry: LinkedEntry): CoverReason {
  let match = 0;
  let best = '';
  let highest = 0;
  for (const { id, probability } of clause.intents) {
    const part = probability * (entry.intents.find((intent) => intent.id === id)?.weight ?? 0);
    match += part;
    if (part > highest) [best, highest] = [id, part];
  }
  return { sort: 'intent', detail: best, effect: WEIGHTS.intent * logitOf(match) };
}

/** Concepts and words of the question: those the entry names speak for it, those that nothing explains against it. */
function wordReasons(clause: Clause, entry: LinkedEntry, known: Knowledge): CoverReason[] {
  const reasons: CoverReason[] = [];
  const things = thingsOf(clause, entry, known);
  const all = sumOf(things, ({ weight }) => weight);
  const named = sumOf(things, ({ weight, inEntry }) => weight * inEntry);
  if (named > 0) reasons.push({ sort: 'words', detail: '', effect: WEIGHTS.words * (named / all) });
  const open = things.filter(({ inEntry, explained }) => inEntry === 0 && !explained);
  if (open.length > 0) {
    const words = sumOf(open, ({ weight, isWord }) => (isWord ? weight : 0));
    const concepts = sumOf(open, ({ weight, isWord }) => (isWord ? 0 : weight));
    const effect = Math.min(WEIGHTS.mostUnexplainedWords, WEIGHTS.unexplained * words) + WEIGHTS.unexplained * concepts;
    reasons.push({
      sort: 'unexplained',
      detail: open.map(({ name }) => name).join(' '),
      effect: -Math.min(WEIGHTS.mostUnexplained, effect),
    });
  }
  return reasons;
}

const sumOf = (things: Thing[], value: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + value(thing), 0);

type Thing = { name: string; isWord: boolean; weight: number; inEntry: number; explained: boolean };

function thingsOf(clause: Clause, entry: LinkedEntry, known: Knowledge): Thing[] {
  const usual = usualConcepts(clause, entry, known, USUAL);
  const concepts = clause.concepts.filter((concept) => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept));
  const things = concepts.map((concept): Thing => {
    const inEntry = entry.titleConcepts.has(concept) ? 1 : entry.textConcepts.has(concept) ? WORDS_SENT : 0;
    return { name: concept, isWord: false, weight: 1, inEntry, explained: usual.has(concept) };
  });
  for (const word of clause.words) {
    const inEntry = hasWord(entry, word) ? 1 : 0;
    const seen = known.model.intentsOfWord(hashOf(word));
    if (!inEntry && seen && (seen.length >= COMMON_WORD || sharesIntent(seen, entry, known))) continue;
    things.push({
      name: word,
      isWord: true,
      weight: seen ? WEIGHTS.knownWord : WEIGHTS.unknownWord,
      inEntry,
      explained: false,
    });
  }
  return things;
}

const sharesIntent = (seen: Uint16Array, entry: LinkedEntry, { model }: Knowledge): boolean =>
  entry.intents.some(
    ({ id, weight }) => weight >= LEAST_LINK && seen.includes(model.intents.findIndex((intent) => intent.id === id)),
  );

const hasWord = ({ words }: LinkedEntry, word: string): boolean => {
  if (words.has(word)) return true;
  if (word.length <= SHARED_LETTERS) return false;
  const stem = word.slice(0, Math.max(SHARED_LETTERS, word.length - 3));
  return [...words].some((other) => other.startsWith(stem));
};

/** Concepts that the phrases of the intents which clause and entry share usually contain. */
function usualConcepts(clause: Clause, entry: LinkedEntry, { model }: Knowledge, least: number): Set<string> {
  const shared = entry.intents.filter(
    ({ id, weight }) =>
      weight >= LEAST_LINK && clause.intents.some((guess) => guess.id === id && guess.probability >= 0.1),
  );
  return new Set(
    shared.flatMap(({ id }) =>
      Object.entries(model.concepts[id] ?? {}).flatMap(([concept, share]) => (share >= least ? [concept] : [])),
    ),
  );
}

const SIGNAL_NAMES = ['negated', 'past', 'trouble', 'elsewhere', 'otherPerson', 'why', 'comparison'] as const;

function signalReasons(clause: Clause, entry: LinkedEntry, known: Knowledge): CoverReason[] {
  const usual = usualConcepts(clause, entry, known, USUAL_SIGNAL);
  return SIGNAL_NAMES.flatMap((signal) => {
    const concept = conceptOfSignal(signal);
    const expected = concept !== null && (usual.has(concept) || entry.titleConcepts.has(concept));
    return clause.signals[signal] && !expected
      ? [{ sort: 'signal' as const, detail: signal, effect: -SIGNALS[signal] }]
      : [];
  });
}

/** A question for a price needs a price in the entry, one for a time a time. */
function aspectReasons({ concepts, intents }: Clause, { says, confirmed }: LinkedEntry): CoverReason[] {
  const asked = intents[0]?.id ?? '';
  if (confirmed?.has(asked)) return [];
  const missing: string[] = [];
  if (!says.price && (concepts.includes('PRICE') || asked.endsWith('.price'))) missing.push('price');
  const forTime = concepts.includes('UNTIL') || concepts.includes('FROM_TIME') || /\.(?:hours|time)$/.test(asked);
  if (!says.time && forTime) missing.push('time');
  return missing.map((detail) => ({ sort: 'aspect', detail, effect: -WEIGHTS.aspect }));
}
