import { conceptsOf } from '../lexicon/concepts.rules.ts';
import { conceptFeatures, intentFeatures, languageFeatures } from '../model/features.rules.ts';
import { tokensOf, withoutAccents } from '../text/folding.rules.ts';
import { LANGUAGES } from '../languages.ts';
import { type Lexicon, parseLexicon } from '../lexicon/lexicon.rules.ts';
import { encodeModel } from '../model/model-file.ts';
import type { Sources } from '../sources.ts';
import { expandLookalikes } from './lookalikes.rules.ts';
import { documentOf, type Labelled, type TrainingDocument, vocabularyOf } from './documents.ts';
import { averageOf, type EmbeddingModel, trainEmbedding } from './embedding-trainer.ts';
import { trainLinear } from './linear-trainer.ts';
import { parsePhrases, type Phrase } from './phrases.rules.ts';
import { stanceFeatures, stanceOf } from '../model/stance-features.rules.ts';
import { STANCES } from '../understanding.types.ts';
import { packModel, type ReadPhrase } from './pack.ts';
import { seededRandom } from './random.ts';
import { type Beside, besideOf, parseBeside, variantOf } from './variants.ts';

const SEED = 7;
/** Share of the questions that are also learned with something told beside them. */
const BESIDE = 0.3;
/** What is told beside a question is, alone, a message that only tells something. */
const TOLD = 'other.chat';
const LEAST_TEXTS = 9;
const LEAST_LANGUAGE_TEXTS = 16;
const LEAST_STANCE_TEXTS = 4;
const LINEAR = { epochs: 3, rate: 1.5, seed: 1 };
const EMBEDDING = { epochs: 4, rate: 0.07, size: 32, decay: 1e-6 };
/** Two trainings are averaged: one alone varies by some points in what it has not seen. */
const EMBEDDING_SEEDS = [2, 11];
const STANCE = { epochs: 3, rate: 1, seed: 4 };
const LANGUAGE = { epochs: 3, rate: 0.5, seed: 3 };

/** A model (`decodeModel`) from the lexicon and the phrases; about two minutes. The same sources give the same bytes. */
export function trainModel({ lexicon, phrases: files, lookalikes, beside, fingerprint }: Sources): Buffer {
  const told = beside ? [{ name: 'beside.txt', text: `@${TOLD}\n${beside}` }] : [];
  const { intents, phrases } = parsePhrases([...files, ...told]);
  const made = expandLookalikes(lookalikes, phrases, seededRandom(SEED));
  return trainFrom(parseLexicon(lexicon), { intents, phrases, made, beside: parseBeside(beside) }, fingerprint);
}

/** @property made look-alikes from templates; @property beside what is set beside questions */
export type TrainingPhrases = ReturnType<typeof parsePhrases> & { made: Phrase[]; beside: Beside };

/** The same from phrases that are read already, for cross-validation. */
function trainFrom(lexicon: Lexicon, { intents, phrases, made, beside }: TrainingPhrases, fingerprint: string): Buffer {
  const labels = new Map(intents.map(({ id }, index) => [id, index]));
  const labelOf = (phrase: Phrase) => ({ phrase, label: labels.get(phrase.intent) ?? 0 });
  const texts = phrases.map(labelOf);
  const stanceLabels = intents.map(({ id, kind }) => STANCES.indexOf(stanceOf(id, kind)));
  const random = seededRandom(SEED);
  const variants = texts.map(({ phrase, label }) => ({
    phrase: { ...phrase, text: variantOf(phrase, random) },
    label,
  }));
  const asked = texts.filter(({ label }) => ['question', 'request'].includes(intents[label]?.kind ?? ''));
  const accompanied = asked
    .filter(() => random() < BESIDE)
    .map(({ phrase, label }) => ({ phrase: { ...phrase, text: besideOf(phrase, beside, random) }, label }));
  const read = ({ phrase, label }: ReturnType<typeof labelOf>) => ({ phrase, label, ...readPhrase(phrase, lexicon) });
  const all = [...texts, ...variants, ...made.map(labelOf)].map(read);
  // Stances are learned without them: a relative beside a question may be the one it is about.
  const labelled = [...all, ...accompanied.map(read)].map(({ tokens, concepts, label }) => ({
    vector: intentFeatures(tokens, concepts),
    label,
  }));
  const written = all.slice(0, texts.length);
  // Phrases reduced to their concepts teach what holds in every language.
  const reduced = written.map(({ concepts, label }) => ({ vector: conceptFeatures(concepts), label }));
  // Phrases without their concepts teach what words alone say.
  const worded = written.map(({ tokens, label }) => ({ vector: intentFeatures(tokens, []), label }));
  const known = [...labelled, ...reduced.filter(({ vector }) => vector.hashes.length > 0), ...worded];
  const vocabulary = vocabularyOf(known, LEAST_TEXTS);
  const documents = known.map((text) => documentOf(text, vocabulary));
  // Parts of words are left to the embeddings: most of the time for the same result.
  const wholeWords = known.map((text) => documentOf(text, vocabulary, text.vector.whole));
  const languages = all.map(({ phrase, tokens }): Labelled => ({
    vector: languageFeatures(tokens),
    label: LANGUAGES.indexOf(phrase.language),
  }));
  const languageVocabulary = vocabularyOf(languages, LEAST_LANGUAGE_TEXTS);
  const languageDocuments = languages.map((text) => documentOf(text, languageVocabulary));
  const stances = all.map(({ masked, concepts, label }): Labelled => ({
    vector: stanceFeatures(masked, concepts),
    label: stanceLabels[label] ?? 0,
  }));
  const stanceVocabulary = vocabularyOf(stances, LEAST_STANCE_TEXTS);
  const stanceDocuments = stances.map((text) => documentOf(text, stanceVocabulary));
  return encodeModel(
    packModel({
      fingerprint,
      intents,
      phrases: written,
      vocabulary,
      linear: trainLinear(wholeWords, vocabulary.size, intents.length, LINEAR),
      embedding: averageEmbedding(documents, vocabulary.size, intents.length),
      languageVocabulary,
      language: trainLinear(languageDocuments, languageVocabulary.size, LANGUAGES.length, LANGUAGE),
      stanceVocabulary,
      stance: trainLinear(stanceDocuments, stanceVocabulary.size, STANCES.length, STANCE),
    }),
  );
}

const averageEmbedding = (documents: TrainingDocument[], features: number, classes: number): EmbeddingModel =>
  averageOf(EMBEDDING_SEEDS.map((seed) => trainEmbedding(documents, features, classes, { ...EMBEDDING, seed })));

/** A phrase's words, its concepts, and the words that the lexicon does not know. */
function readPhrase({ text, language }: Pick<Phrase, 'text' | 'language'>, lexicon: Lexicon): ReadPhrase {
  const tokens = tokensOf(text);
  const { found, open, masked } = conceptsOf(tokens.map(withoutAccents), lexicon, [language]);
  return { tokens, concepts: found, open, masked };
}
