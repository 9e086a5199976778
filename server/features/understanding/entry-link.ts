import type { Entry, LinkedEntry, LinkedIntent } from './entries.types.ts';
import { isLanguage, LANGUAGES } from './languages.ts';
import { sentencesOf } from './clauses.rules.ts';
import { knowledge, type Knowledge } from './model-store.ts';
import { type Reading, readText } from './reading.ts';
import { saysPrice, saysTime } from './aspects.rules.ts';

const LEAST_IN_TITLE = 0.06;
const LEAST_IN_SENTENCE = 0.2;
const LEAST_ALONE = 0.5;
const SENTENCE_WEIGHT = 0.85;
const ALONE_WEIGHT = 0.6;
const SIBLING_WEIGHT = 0.6;
/** The intents of a topic that a price or a time in the text answers beside the title's own. */
const PRICE_ASPECTS = ['price'];
const TIME_ASPECTS = ['hours', 'time'];
/** An entry about the hours or the price of a thing also says that the thing exists. */
const GENERAL_ASPECTS = ['info', 'availability'];
const GENERAL_WEIGHT = 0.8;

/** Reads an entry once: the intents it answers, its concepts and its words. About a millisecond a sentence. */
export function linkEntry(entry: Entry): LinkedEntry {
  const known = knowledge();
  const languages = isLanguage(entry.language) ? [entry.language] : [...LANGUAGES];
  const title = readText(entry.title, languages, known);
  const sentences = sentencesOf(entry.text).map((sentence) => ({
    together: readText(`${entry.title} ${sentence}`, languages, known),
    alone: readText(sentence, languages, known),
  }));
  const alone = sentences.map((sentence) => sentence.alone);
  const says = { price: saysPrice(entry.text), time: saysTime(entry.text) };
  return {
    id: entry.id,
    intents: intentsOf(entry, title, sentences, says, known),
    titleConcepts: new Set(title.concepts),
    textConcepts: new Set(alone.flatMap(({ concepts }) => concepts)),
    words: new Set([title, ...alone].flatMap(({ words }) => words)),
    confirmed: new Set(entry.answers),
    says,
  };
}

type Sentence = { together: Reading; alone: Reading };

function intentsOf(
  { answers = [], never = [] }: Entry,
  title: Reading,
  sentences: Sentence[],
  says: LinkedEntry['says'],
  { model }: Knowledge,
): LinkedIntent[] {
  const weights = new Map<string, number>();
  const put = (id: string, weight: number): void => void weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  const take = ({ probabilities }: Reading, least: number, factor: number, topics: Set<string> | null): void => {
    for (const [index, { id, kind }] of model.intents.entries()) {
      const probability = probabilities[index] ?? 0;
      if (kind !== 'question' && kind !== 'request') continue;
      if (probability >= least && (!topics || topics.has(topicOf(id)))) put(id, probability * factor);
    }
  };
  take(title, LEAST_IN_TITLE, 1, null);
  const topics = new Set([...weights].filter(([, weight]) => weight >= LEAST_IN_SENTENCE).map(([id]) => topicOf(id)));
  for (const { together, alone } of sentences) {
    take(together, LEAST_IN_SENTENCE, SENTENCE_WEIGHT, topics);
    take(alone, LEAST_ALONE, ALONE_WEIGHT, null);
  }
  for (const { id } of model.intents) {
    const [topic = '', aspect = ''] = id.split('.');
    if (!topics.has(topic)) continue;
    if (GENERAL_ASPECTS.includes(aspect)) put(id, GENERAL_WEIGHT);
    if (says.price && PRICE_ASPECTS.includes(aspect)) put(id, SIBLING_WEIGHT);
    if (says.time && TIME_ASPECTS.includes(aspect)) put(id, SIBLING_WEIGHT);
  }
  for (const id of answers) weights.set(id, 1);
  for (const id of never) weights.delete(id);
  const highest = Math.max(0.3, ...weights.values());
  return [...weights]
    .map(([id, weight]) => ({ id, weight: Math.min(1, weight / highest) }))
    .toSorted((a, b) => b.weight - a.weight);
}

const topicOf = (id: string): string => id.split('.')[0] ?? id;
