import { conceptsOf } from '../concepts.rules.ts';
import { conceptFeatures, intentFeatures, languageFeatures } from '../features.rules.ts';
import { tokensOf, withoutAccents } from '../folding.rules.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { type Lexicon, parseLexicon } from '../lexicon.rules.ts';
import { encodeModel } from '../model-file.ts';
import type { Sources } from '../sources.ts';
import { documentOf, type Labelled, vocabularyOf } from './documents.ts';
import { trainEmbedding } from './embedding-trainer.ts';
import { trainLinear } from './linear-trainer.ts';
import { parsePhrases, type Phrase } from './phrases.rules.ts';
import { packModel } from './pack.ts';
import { seededRandom } from './random.ts';
import { variantOf } from './variants.ts';

const SEED = 7;
const LEAST_TEXTS = 4;
const LINEAR = { epochs: 5, rate: 1.5, decay: 1e-5, seed: 1 };
const EMBEDDING = { epochs: 6, rate: 0.07, size: 48, decay: 1e-6, seed: 2 };
const LANGUAGE = { epochs: 5, rate: 0.5, decay: 1e-6, seed: 3 };

/** A model (`decodeModel`) from the lexicon and the phrases; half a minute. The same sources give the same bytes. */
export function trainModel({ lexicon, phrases: files, fingerprint }: Sources): Buffer {
  return trainFrom(parseLexicon(lexicon), parsePhrases(files), fingerprint);
}

/** The same from phrases that are read already, for cross-validation. */
export function trainFrom(
  lexicon: Lexicon,
  { intents, phrases }: ReturnType<typeof parsePhrases>,
  fingerprint: string,
): Buffer {
  const labels = new Map(intents.map(({ id }, index) => [id, index]));
  const texts = phrases.map((phrase) => ({ phrase, label: labels.get(phrase.intent) ?? 0 }));
  const random = seededRandom(SEED);
  const variants = texts.map(({ phrase, label }) => ({
    phrase: { ...phrase, text: variantOf(phrase, random) },
    label,
  }));
  const all = [...texts, ...variants];
  const labelled = all.map(({ phrase, label }) => ({ vector: vectorOf(phrase, lexicon), label }));
  // Phrases reduced to their concepts teach what holds in every language.
  const reduced = texts.map(({ phrase, label }) => ({ vector: conceptFeatures(conceptsIn(phrase, lexicon)), label }));
  const known = [...labelled, ...reduced.filter(({ vector }) => vector.hashes.length > 0)];
  const vocabulary = vocabularyOf(known, LEAST_TEXTS);
  const documents = known.map((text) => documentOf(text, vocabulary));
  const languages = all.map(({ phrase }): Labelled => ({
    vector: languageFeatures(tokensOf(phrase.text)),
    label: LANGUAGES.indexOf(phrase.language),
  }));
  const languageVocabulary = vocabularyOf(languages, LEAST_TEXTS);
  const languageDocuments = languages.map((text) => documentOf(text, languageVocabulary));
  return encodeModel(
    packModel({
      fingerprint,
      intents,
      phrases,
      conceptsIn: (phrase) => conceptsIn(phrase, lexicon),
      vocabulary,
      linear: trainLinear(documents, vocabulary.size, intents.length, LINEAR),
      embedding: trainEmbedding(documents, vocabulary.size, intents.length, EMBEDDING),
      languageVocabulary,
      language: trainLinear(languageDocuments, languageVocabulary.size, LANGUAGES.length, LANGUAGE),
    }),
  );
}

const vectorOf = (phrase: Phrase, lexicon: Lexicon) =>
  intentFeatures(tokensOf(phrase.text), conceptsIn(phrase, lexicon));

function conceptsIn({ text, language }: { text: string; language: LanguageCode }, lexicon: Lexicon): string[] {
  return conceptsOf(tokensOf(text).map(withoutAccents), lexicon, [language]).found;
}
