import type { Details } from './entries/details.ts';
import type { LanguageCode } from './languages.ts';

/** @property probability 0 to 1: the mean of two models. What is calibrated is whether an entry answers (`tests/understanding/calibration.ts`). */
export type IntentGuess = { id: string; probability: number };

/**
 * Where a question lies among what entries state (`model/likeness.ts`).
 * @property direction its dot product with that of a statement says how much the statement answers it, in logits
 * @property none the same for no statement at all
 */
export type AskedAt = { direction: Float32Array; none: number };

/** What a clause says beside its topic. Each one that an entry does not share speaks against that entry. */
export type Signals = {
  negated: boolean;
  past: boolean;
  trouble: boolean;
  elsewhere: boolean;
  otherPerson: boolean;
  why: boolean;
  comparison: boolean;
  state: boolean;
};

/** How a text speaks of its topic: it wants something of this house, or it is one of the look-alikes. */
export const STANCES = ['wish', 'elsewhere', 'past', 'person', 'why', 'state', 'talk', 'problem'] as const;
export type Stance = (typeof STANCES)[number];

/** How probable each way of speaking of the topic is (`stance-features.rules.ts`), 0 to 1. */
export type StanceShares = Record<Stance, number>;

/** How much of the probability lies on each kind of intent, 0 to 1. */
export type KindShares = Record<IntentKind, number>;

/**
 * One wish of a message.
 * @property intents the most probable ones first, at most 8; their sum is at most 1
 * @property carried whether it names no topic ("how much?") and is about that of the messages before
 * @property told whether it only tells something beside what is asked ("our flight leaves at 9 pm")
 * @property apart whether it is read by itself, because the message surely wants other things as well
 * @property lookalike the logit that it only looks like a question about the hotel (`gates/`)
 * @property names words with a capital letter inside a sentence, folded
 * @property kinds of the clause; @property message intents of the whole message; @property around unknown words of its rest
 * @property concepts ids of `data/lexicon/*.txt`, in the order of the text
 * @property meanings numbers of `data/vocabulary/*.txt`; @property asked where the message lies, or the clause where others surely ask too; @property askedByAll where the message lies
 * @property unknown content words that neither the lexicon nor the phrases know, folded
 */
export type Clause = {
  text: string;
  intents: IntentGuess[];
  concepts: string[];
  meanings: number[];
  asked: AskedAt;
  askedByAll: AskedAt;
  words: string[];
  unknown: string[];
  names: string[];
  signals: Signals;
  kinds: KindShares;
  stances: StanceShares;
  message: IntentGuess[];
  around: number;
  details: Details;
  lookalike: number;
  carried: boolean;
  apart: boolean;
  told: boolean;
};

export const DANGER_KINDS = [
  'fire',
  'gas',
  'medical',
  'violence',
  'selfharm',
  'missing',
  'flood_electric',
  'trapped',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];
/** `certain` calls for the emergency sentence; `half` for a person with high priority and no opening hours. */
export type Danger = { kind: DangerKind; level: 'certain' | 'half' };

/** @property sure whether the text alone decided; otherwise the conversation's language was kept. */
export type Language = { code: LanguageCode | (string & {}); sure: boolean };

/**
 * @property smalltalk the id of the small talk ("thanks", "greeting", ...) when the message is nothing else
 * @property calm whether the message surely tells of no danger
 * @property clauses what is to be answered; @property wishes where it may want several things, each read by itself
 * @property problem whether the guest reports a fault or complains (`gates/`)
 * @property complaint whether the guest complains; a question about complaints or refunds is none
 */
export type Understanding = {
  language: Language;
  clauses: Clause[];
  wishes: Clause[];
  danger: Danger | null;
  calm: boolean;
  smalltalk: string | null;
  complaint: boolean;
  problem: boolean;
};

export type IntentKind = 'emergency' | 'smalltalk' | 'trouble' | 'complaint' | 'other' | 'question' | 'request';
export type Intent = { id: string; kind: IntentKind; description: string };
