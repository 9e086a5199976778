import { conceptsOf } from '../lexicon/concepts.rules.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { setWrittenWords, writtenWordsOf } from '../lexicon/written-words.ts';
import type { SourceFile, Sources } from '../sources.ts';
import { foldedWordsOf, tokensOf } from '../text/folding.rules.ts';
import { parseVocabulary } from '../vocabulary/parse-vocabulary.ts';
import { openVocabulary, packVocabulary, type VocabularyArrays } from '../vocabulary/vocabulary.ts';
import type { Intent } from '../understanding.types.ts';
import { parseAsked } from './asked.rules.ts';
import { expandLookalikes } from './lookalikes.rules.ts';
import { parsePhrases, type Phrase } from './phrases.rules.ts';
import { seededRandom } from './random.ts';
import { besideOf, parseBeside, variantOf } from './variants.ts';

const SEED = 7;
/** Share of the questions that are also learned with something told beside them. */
const BESIDE = 0.3;
/** What is told beside a question is, alone, a message that only tells something. */
const TOLD = 'other.chat';

/** @property open words that the lexicon does not know; @property label the number of the intent */
export type ReadPhrase = ReadWords & { phrase: Phrase; label: number };
type ReadWords = {
  tokens: readonly string[];
  concepts: string[];
  meanings: number[];
  open: string[];
  masked: string[];
};

/**
 * @property written the phrases as they are written; @property varied the same as guests might send them, and look-alikes
 * from templates; @property accompanied questions with something told beside them
 */
export type Texts = {
  intents: Intent[];
  guestsWords: Uint32Array<ArrayBuffer>;
  meanings: VocabularyArrays;
  written: ReadPhrase[];
  varied: ReadPhrase[];
  accompanied: ReadPhrase[];
  readWords: (text: string, language: LanguageCode) => ReadWords;
};

/** All texts that are learned from, read with the lexicon. */
export function readTexts({
  lexicon: words,
  vocabulary: meant,
  phrases: files,
  lookalikes,
  beside,
  asked: asking,
}: Sources): Texts {
  const told = beside ? [{ name: 'beside.txt', text: `@${TOLD}\n${beside}` }] : [];
  const { intents, phrases } = parsePhrases([...files, ...told]);
  const written = [...phrases, ...askedPhrases(asking)];
  const made = expandLookalikes(lookalikes, phrases, seededRandom(SEED));
  const lexicon = parseLexicon(words);
  const guestsWords = writtenWordsOf(written);
  setWrittenWords(lexicon, guestsWords);
  const meanings = packVocabulary(parseVocabulary(meant));
  const vocabulary = openVocabulary(meanings);
  const labels = new Map(intents.map(({ id }, index) => [id, index]));
  const readWords = (text: string, language: LanguageCode): ReadWords => {
    const words = foldedWordsOf(text);
    const { found, open, masked } = conceptsOf(words, lexicon, [language]);
    const named = vocabulary.meaningsOf(words, [language]);
    return { tokens: tokensOf(text), concepts: found, meanings: named, open, masked };
  };
  const read = (phrase: Phrase): ReadPhrase => ({
    phrase,
    label: labels.get(phrase.intent) ?? 0,
    ...readWords(phrase.text, phrase.language),
  });
  const random = seededRandom(SEED);
  const variants = phrases.map((phrase) => ({ ...phrase, text: variantOf(phrase, random) }));
  const asked = new Set(intents.filter(({ kind }) => kind === 'question' || kind === 'request').map(({ id }) => id));
  const stories = parseBeside(beside);
  const accompanied = phrases
    .filter(({ intent }) => asked.has(intent))
    .filter(() => random() < BESIDE)
    .map((phrase) => ({ ...phrase, text: besideOf(phrase, stories, random) }));
  return {
    intents,
    guestsWords,
    meanings,
    written: written.map(read),
    varied: [...variants, ...made].map(read),
    accompanied: accompanied.map(read),
    readWords,
  };
}

/** Messages to invented hotels of which it is known what they ask. */
const askedPhrases = (asked: SourceFile[]): Phrase[] =>
  parseAsked(asked).lines.flatMap(({ language, intent, text }, family) =>
    intent === null ? [] : [{ language, intent, text, family }],
  );
