import { detailsOf } from './entries/details.ts';
import { conceptsOf } from './lexicon/concepts.rules.ts';
import { type FeatureVector, hashOf, intentFeatures } from './model/features.rules.ts';
import { foldedWordsOf, tokensOf } from './text/folding.rules.ts';
import type { LanguageCode } from './languages.ts';
import type { Knowledge } from './model-store.ts';
import { once } from './once.ts';
import { signalsOf } from './lexicon/signals.rules.ts';
import { tells } from './lexicon/telling.rules.ts';
import { softmax } from './model/softmax.ts';
import { stanceFeatures } from './model/stance-features.rules.ts';
import {
  type AskedAt,
  type Clause,
  type Intent,
  type IntentGuess,
  type KindShares,
  type Stance,
  STANCES,
  type StanceShares,
} from './understanding.types.ts';
import { contentWords, namesIn } from './text/words.rules.ts';

/** A text as the model sees it. @property probabilities in the order of the model's intents */
export type Reading = {
  text: string;
  probabilities: Float32Array;
  concepts: string[];
  /** Numbers of the vocabulary's meanings. */
  meanings: number[];
  /** What the model recognises it by. */
  vector: FeatureVector;
  /** Where it lies as a question. */
  asked: () => AskedAt;
  /** How much speaks for each of MESSAGE_KINDS. */
  messageKinds: () => number[];
  words: string[];
  unknown: string[];
  stances: StanceShares;
  /** Whether its form tells something and asks nothing. */
  told: () => boolean;
  /** The sentence that the text is a part of. */
  sentence?: string | undefined;
  /** Whether it is about a topic that only the messages before name. */
  carried?: boolean;
  /** Whether it is made of several wishes of a message, without the rest. */
  together?: boolean;
};

/** Below 1 the probabilities are more certain: the mean of two smoothed models is too cautious. */
const TEMPERATURE = 0.65;
/** How much the embeddings count beside the linear part: they know more of words that no phrase contains. */
const EMBEDDING_SHARE = 0.7;
const MOST_GUESSES = 8;

/**
 * @param languages those the text may be in, the most probable first
 * @param topic concepts that the text does not name and that it is about
 */
export function readText(
  text: string,
  languages: readonly LanguageCode[],
  { model, lexicon }: Knowledge,
  topic: readonly string[] = [],
): Reading {
  const tokens = tokensOf(text);
  const folded = foldedWordsOf(text);
  const { found: named, open, masked } = conceptsOf(folded, lexicon, languages);
  const meanings = model.vocabulary.meaningsOf(folded, languages);
  const found = [...new Set([...topic, ...named])];
  const vector = intentFeatures(tokens, found, meanings);
  const { linear, embedding } = model.scoreIntents(vector);
  const mixed = new Float32Array(linear.length);
  for (let index = 0; index < mixed.length; index += 1)
    mixed[index] = ((1 - EMBEDDING_SHARE) * linear[index]! + EMBEDDING_SHARE * embedding[index]!) / TEMPERATURE;
  const words = contentWords(open, languages[0] ?? 'en');
  return {
    text,
    probabilities: softmax(mixed),
    concepts: found,
    meanings,
    vector,
    asked: once(() => model.likeness.asked(vector)),
    messageKinds: once(() => model.scoreMessageKinds(vector)),
    words,
    unknown: words.filter((word) => model.intentsOfWord(hashOf(word)) === null),
    stances: sharesOf(model.scoreStances(stanceFeatures(masked, found))),
    told: once(() => tells(text, languages)),
  };
}

const sharesOf = (scores: Float32Array): StanceShares => {
  const share = (stance: Stance): number => scores[STANCES.indexOf(stance)] ?? 0;
  return {
    wish: share('wish'),
    elsewhere: share('elsewhere'),
    past: share('past'),
    person: share('person'),
    why: share('why'),
    state: share('state'),
    talk: share('talk'),
    problem: share('problem'),
  };
};

function guessesOf({ probabilities }: Reading, { model }: Knowledge): IntentGuess[] {
  return highest(probabilities, MOST_GUESSES).map((index) => ({
    id: model.intents[index]?.id ?? '',
    probability: probabilities[index] ?? 0,
  }));
}

/** Indices of the `count` highest values, the highest first; of equal ones the first. */
function highest(values: Float32Array, count: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < values.length; index += 1) {
    if (found.length === count && values[index]! <= values[found[count - 1]!]!) continue;
    let place = found.length;
    while (place > 0 && values[found[place - 1]!]! < values[index]!) place -= 1;
    found.splice(place, 0, index);
    if (found.length > count) found.pop();
  }
  return found;
}

export function kindsOf({ probabilities }: Reading, intents: Intent[]): KindShares {
  const shares = { emergency: 0, smalltalk: 0, trouble: 0, complaint: 0, other: 0, question: 0, request: 0 };
  for (const [index, { kind }] of intents.entries()) shares[kind] += probabilities[index] ?? 0;
  return shares;
}

/** The logit of a clause that is surely no look-alike. */
const NO_LOOKALIKE = -8;

/** @param whole the message that the clause is a part of */
export function clauseOf(
  reading: Reading,
  whole: Reading,
  known: Knowledge,
  languages: readonly LanguageCode[],
): Clause {
  const { text, concepts, meanings, words, unknown, stances } = reading;
  const { intents } = known.model;
  const signals = signalsOf(reading, intents);
  const message = signalsOf({ ...reading, concepts: whole.concepts }, intents);
  return {
    text,
    intents: guessesOf(reading, known),
    concepts,
    meanings,
    asked: reading.asked(),
    askedByAll: whole.asked(),
    words,
    unknown,
    stances,
    names: namesIn(text),
    // "My sister is at another hotel. When is breakfast there?" is not about this hotel.
    signals: { ...signals, elsewhere: message.elsewhere, otherPerson: message.otherPerson },
    kinds: kindsOf(reading, intents),
    message: guessesOf(whole, known),
    around: whole.unknown.filter((word) => !unknown.includes(word)).length,
    details: detailsOf(reading, whole, languages),
    lookalike: NO_LOOKALIKE,
    carried: reading.carried ?? false,
    apart: false,
    told: false,
  };
}
