import { ASKING } from '../lexicon/concept-kinds.ts';
import { statedOf } from './likeness-of.ts';
import { childPricesStated } from './child-prices.rules.ts';
import { placesOf, thingsOf } from './details.ts';
import { measuresStated } from './measures.rules.ts';
import { partsOf, timelessParts } from './question-parts.ts';
import type { Entry, LinkedEntry, LinkedIntent } from './entries.types.ts';
import { isLanguage, LANGUAGES } from '../languages.ts';
import { statementsOf } from './entry-texts.ts';
import { itemsOf } from '../text/clauses.rules.ts';
import { LEAST_LINK, linkedIntents } from './linked-intents.ts';
import { knowledge, type Knowledge } from '../model-store.ts';
import { type Reading, readText } from '../reading.ts';
import { saysDistance, saysPrice, saysTime } from '../lexicon/aspects.rules.ts';

const LEAST_IN_TITLE = 0.06;
const LEAST_IN_ITEM = 0.35;
const LEAST_IN_SENTENCE = 0.2;
/** Where less of the probability lies on questions and requests, an entry is about something else. */
const LEAST_ASKED = 0.15;
const LEAST_CLEAR = 0.4;
/** Weights are shares of the highest one; of this, where nothing is clear. */
const LEAST_HIGHEST = 0.55;
const ITEM_WEIGHT = 0.9;
const LEAST_ALONE = 0.5;
const SENTENCE_WEIGHT = 0.85;
const ALONE_WEIGHT = 0.6;
const SIBLING_WEIGHT = 0.6;
/** The intents of a topic that a price or a time in the text answers beside the title's own. */
const PRICE_ASPECTS = ['price'];
const TIME_ASPECTS = ['hours', 'time'];
/** "How far is the beach?": an entry that says so answers where the question names its title. */
const DISTANCE_INTENT = 'distance.sights';
const DISTANCE_WEIGHT = 0.55;
/** An entry about the hours or the price of a thing also says that the thing exists. */
const GENERAL_ASPECTS = ['info', 'availability'];
const GENERAL_WEIGHT = 0.8;
/** A concept that this share of an intent's phrases contains is what they are about. */
const TYPICAL = 0.35;
const NAMED_WEIGHT = 0.6;

/** Reads an entry once: the intents it answers, its concepts and its words. About a millisecond a sentence. */
export function linkEntry(entry: Entry): LinkedEntry {
  const known = knowledge();
  const languages = isLanguage(entry.language) ? [entry.language] : [...LANGUAGES];
  const title = readText(entry.title, languages, known);
  const items = itemsOf(entry.title, languages[0] ?? 'en').map((item) => readText(item, languages, known));
  const sentences = statementsOf(entry.text).map((sentence) => ({
    together: readText(`${entry.title} ${sentence}`, languages, known),
    alone: readText(sentence, languages, known),
  }));
  const alone = sentences.map((sentence) => sentence.alone);
  const says = { price: saysPrice(entry.text), time: saysTime(entry.text) };
  return {
    id: entry.id,
    ...linkedIntents(intentsOf(entry, { title, items, sentences }, says, known), known.model),
    titleConcepts: new Set(title.concepts),
    textConcepts: new Set(alone.flatMap(({ concepts }) => concepts)),
    titleWords: new Set(title.words),
    words: new Set([title, ...alone].flatMap(({ words }) => words)),
    meanings: new Set([title, ...alone].flatMap(({ meanings }) => meanings)),
    stated: statedOf([title, ...sentences.flatMap(({ together, alone: own }) => [together, own])], known),
    language: entry.language,
    details: thingsOf(`${entry.title}\n${entry.text}`, languages),
    parts: partsOf(`${entry.title}\n${entry.text}`, languages),
    timeless: timelessParts(entry.title, statementsOf(entry.text), languages),
    measures: new Set([
      ...measuresStated(entry.title, entry.text, languages),
      ...childPricesStated(entry.title, entry.text, languages),
    ]),
    places: placesOf(`${entry.title}\n${entry.text}`, languages),
    confirmed: new Set(entry.answers),
    refused: new Set(entry.never),
    says,
  };
}

type Sentence = { together: Reading; alone: Reading };
type EntryReadings = { title: Reading; items: Reading[]; sentences: Sentence[] };

function intentsOf(
  { answers = [], never = [] }: Entry,
  { title, items, sentences }: EntryReadings,
  says: LinkedEntry['says'],
  { model }: Knowledge,
): LinkedIntent[] {
  const weights = new Map<string, number>();
  const put = (id: string, weight: number): void => void weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  const take = ({ probabilities }: Reading, least: number, factor: number, topics: Set<string> | null): void => {
    const asked = model.intents.map(({ kind }, index) =>
      kind === 'question' || kind === 'request' ? (probabilities[index] ?? 0) : 0,
    );
    // An entry tells of no trouble and makes no small talk: its intents share the probability of those.
    const sum = Math.max(
      LEAST_ASKED,
      asked.reduce((total, value) => total + value, 0),
    );
    for (const [index, { id }] of model.intents.entries()) {
      const probability = (asked[index] ?? 0) / sum;
      if (probability >= least && (!topics || topics.has(topicOf(id)))) put(id, probability * factor);
    }
  };
  take(title, LEAST_IN_TITLE, 1, null);
  for (const item of items) take(item, LEAST_IN_ITEM, ITEM_WEIGHT, null);
  // A title that says too little ("House rules"): its text decides.
  if (Math.max(0, ...weights.values()) < LEAST_CLEAR)
    for (const { together } of sentences) take(together, LEAST_ALONE, SENTENCE_WEIGHT, null);
  const topics = new Set([...weights].filter(([, weight]) => weight >= LEAST_IN_SENTENCE).map(([id]) => topicOf(id)));
  for (const { together, alone } of sentences) {
    take(together, LEAST_IN_SENTENCE, SENTENCE_WEIGHT, topics);
    take(together, LEAST_ALONE, ALONE_WEIGHT, null);
    take(alone, LEAST_ALONE, ALONE_WEIGHT, null);
  }
  for (const { id } of model.intents) {
    const [topic = '', aspect = ''] = id.split('.');
    if (!topics.has(topic)) continue;
    if (GENERAL_ASPECTS.includes(aspect)) put(id, GENERAL_WEIGHT);
    if (says.price && PRICE_ASPECTS.includes(aspect)) put(id, SIBLING_WEIGHT);
    if (says.time && TIME_ASPECTS.includes(aspect)) put(id, SIBLING_WEIGHT);
  }
  const said = new Set([title, ...sentences.map(({ alone }) => alone)].flatMap(({ concepts }) => concepts));
  for (const [id, shares] of Object.entries(model.concepts))
    if (isNamed(shares, said, 2) && typicalOf(shares).some((concept) => title.concepts.includes(concept)))
      put(id, NAMED_WEIGHT);
  nameTopics({ title, says }, model, put, weights);
  if (sentences.some(({ alone }) => saysDistance(alone.text))) put(DISTANCE_INTENT, DISTANCE_WEIGHT);
  for (const id of answers) weights.set(id, 1);
  for (const id of never) weights.delete(id);
  const highest = Math.max(LEAST_HIGHEST, ...weights.values());
  return [...weights]
    .map(([id, weight]) => ({ id, weight: Math.min(1, weight / highest) }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** Topics that a title names and that its reading missed: "Cots and extra beds" is read as one wish. */
function nameTopics(
  { title, says }: { title: Reading; says: LinkedEntry['says'] },
  model: Knowledge['model'],
  put: (id: string, weight: number) => void,
  weights: ReadonlyMap<string, number>,
): void {
  const named = new Set(title.concepts);
  const linked = [...weights].filter(([, weight]) => weight >= LEAST_LINK).map(([id]) => id);
  const isLinked = (id: string): boolean =>
    linked.some(
      (other) =>
        topicOf(other) === topicOf(id) &&
        typicalOf(model.concepts[id]).every((concept) => typicalOf(model.concepts[other]).includes(concept)),
    );
  for (const { id, kind } of model.intents) {
    const aspect = id.split('.')[1] ?? '';
    if ((kind !== 'question' && kind !== 'request') || isLinked(id)) continue;
    if ((PRICE_ASPECTS.includes(aspect) && !says.price) || (TIME_ASPECTS.includes(aspect) && !says.time)) continue;
    if (isNamed(model.concepts[id] ?? {}, named, 1)) put(id, NAMED_WEIGHT);
  }
}

/** Whether an entry's words name what most phrases of an intent are about ("Late check-out until 1 PM"). */
function isNamed(shares: Record<string, number>, said: ReadonlySet<string>, least: number): boolean {
  const typical = typicalOf(shares);
  return typical.length >= least && typical.every((concept) => said.has(concept));
}

const typicalOf = (shares: Record<string, number> = {}): string[] =>
  Object.keys(shares).filter((concept) => (shares[concept] ?? 0) >= TYPICAL && !ASKING.has(concept));

const topicOf = (id: string): string => id.split('.')[0] ?? id;
