import { conceptsOf } from './concepts.rules.ts';
import { hashOf, intentFeatures } from './features.rules.ts';
import { tokensOf, withoutAccents } from './folding.rules.ts';
import type { LanguageCode } from './languages.ts';
import type { Knowledge } from './model-store.ts';
import { signalsOf } from './signals.rules.ts';
import { softmax } from './softmax.ts';
import type { Clause, IntentGuess } from './understanding.types.ts';
import { contentWords } from './words.rules.ts';

/** A text as the model sees it. @property probabilities in the order of the model's intents */
export type Reading = {
  text: string;
  probabilities: Float32Array;
  concepts: string[];
  words: string[];
  unknown: string[];
};

/** Above 1 the probabilities are less certain. Chosen by cross-validation. */
const TEMPERATURE = 1;
const MOST_GUESSES = 5;

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
  const folded = tokens.map(withoutAccents);
  const { found: named, open } = conceptsOf(folded, lexicon, languages);
  const found = [...new Set([...topic, ...named])];
  const { linear, embedding } = model.scoreIntents(intentFeatures(tokens, found));
  const mixed = linear.map((value, index) => Math.log(Math.sqrt(value * (embedding[index] ?? 0)) + 1e-9) / TEMPERATURE);
  const words = contentWords(open, languages[0] ?? 'en');
  return {
    text,
    probabilities: softmax(mixed),
    concepts: found,
    words,
    unknown: words.filter((word) => model.intentsOfWord(hashOf(word)) === null),
  };
}

export function guessesOf({ probabilities }: Reading, { model }: Knowledge): IntentGuess[] {
  const order = [...probabilities.keys()].toSorted((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0));
  return order.slice(0, MOST_GUESSES).map((index) => ({
    id: model.intents[index]?.id ?? '',
    probability: probabilities[index] ?? 0,
  }));
}

export function clauseOf(reading: Reading, known: Knowledge): Clause {
  const { text, concepts, words, unknown, probabilities } = reading;
  const signals = signalsOf(concepts, probabilities, known.model.intents);
  return { text, intents: guessesOf(reading, known), concepts, words, unknown, signals };
}
