import { ANSWER_FROM } from './choose.ts';
import { covers } from './cover.ts';
import type { LinkedEntry, LinkedIntent } from './entries.types.ts';
import { knowledge } from '../model-store.ts';
import type { AskedAt, Clause } from '../understanding.types.ts';
import { NO_LOOKALIKE } from '../reading.ts';

/** A typical question is understood this surely. */
const SURE = 0.97;
/** A concept that this share of an intent's phrases contains is part of the typical question. */
const TYPICAL = 0.3;
const LEAST_LINK = 0.3;

/** Whether an intent is something that guests ask or wish, so that an entry can answer it. */
export const isAnswerable = (id: string): boolean =>
  knowledge().model.intents.some(
    (intent) => intent.id === id && (intent.kind === 'question' || intent.kind === 'request'),
  );

/**
 * The questions that an entry answers when a guest asks them plainly, the surest first. Uses the measure of a real
 * turn (`covers`) on a question with the concepts that the intent's phrases usually contain.
 */
export function answeredIntents(entry: LinkedEntry): LinkedIntent[] {
  return entry.intents
    .filter(({ id, weight }) => weight >= LEAST_LINK && isAnswerable(id))
    .map(({ id }) => ({ id, weight: covers(typicalQuestion(id), entry).probability }))
    .filter(({ weight }) => weight >= ANSWER_FROM)
    .toSorted((a, b) => b.weight - a.weight);
}

const NOTHING: AskedAt = { direction: new Float32Array(0), none: 0 };

function typicalQuestion(id: string): Clause {
  const shares = knowledge().model.concepts[id] ?? {};
  const intents = [{ id, probability: SURE }];
  return {
    text: '',
    intents,
    concepts: Object.entries(shares).flatMap(([concept, share]) => (share >= TYPICAL ? [concept] : [])),
    meanings: [],
    asked: NOTHING,
    askedByAll: NOTHING,
    words: [],
    unknown: [],
    names: [],
    signals: {
      negated: false,
      past: false,
      trouble: false,
      elsewhere: false,
      otherPerson: false,
      why: false,
      comparison: false,
      state: false,
    },
    kinds: { emergency: 0, smalltalk: 0, trouble: 0, complaint: 0, other: 1 - SURE, question: SURE, request: 0 },
    stances: { wish: SURE, elsewhere: 0, past: 0, person: 0, why: 0, state: 0, talk: 1 - SURE, problem: 0 },
    message: intents,
    around: 0,
    details: { things: [], places: [], nameWords: [], namesPlaces: false, limits: [], lastTime: false, theirs: false },
    lookalike: NO_LOOKALIKE,
    carried: false,
    apart: false,
  };
}
