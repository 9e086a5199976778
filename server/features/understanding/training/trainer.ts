import { availableParallelism } from 'node:os';
import { LANGUAGES } from '../languages.ts';
import { conceptFeatures, intentFeatures, languageFeatures } from '../model/features.rules.ts';
import { hashIndexOf } from '../model/hash-index.ts';
import { encodeModel } from '../model/model-file.ts';
import { stanceFeatures, stanceOf } from '../model/stance-features.rules.ts';
import type { Sources } from '../sources.ts';
import { STANCES } from '../understanding.types.ts';
import { collect, type Collected, type Labelled } from './documents.ts';
import { averageOf } from './embedding-trainer.ts';
import { parseAsked } from './asked.rules.ts';
import type { Base, VectorOf } from './feature-rows.ts';
import { housesOf } from './houses.ts';
import { kindArrays, likenessArrays } from './pack-rows.ts';
import { packModel } from './pack.ts';
import type { Parts } from './parts.ts';
import { scaledRows, unscaled } from './scaled-rows.ts';
import { kindTextsOf, toldIn } from './told.ts';
import { readTexts, type Texts } from './texts.ts';
import { trainParts } from './threads.ts';

const LEAST_TEXTS = 12;
const LEAST_LANGUAGE_TEXTS = 16;
const LEAST_STANCE_TEXTS = 4;
const LINEAR = { epochs: 3, rate: 1.5, seed: 1 };
const EMBEDDING = { epochs: 2, rate: 0.1, size: 32 };
/** Two trainings are averaged: one alone varies by some points in what it has not seen, and a third changes nothing. */
const EMBEDDING_SEEDS = [2, 11];
const LIKENESS = { epochs: 3, rate: 0.14 };
/** Four are averaged: two send a wrong entry in 1.9 of 100 natural questions, four in 1.6. */
const LIKENESS_SEEDS = [1, 18, 5, 9];
export const MESSAGE_KINDS_OPTIONS = { epochs: 3, rate: 0.05, seed: 6 };
const STANCE = { epochs: 3, rate: 1, seed: 4 };
const LANGUAGE = { epochs: 3, rate: 0.5, seed: 3 };

/** A model (`decodeModel`) from its sources. The same sources give the same bytes, in any number of threads. */
export async function trainModel(sources: Sources, threads = availableParallelism()): Promise<Buffer> {
  const texts = readTexts(sources);
  const { intents, written } = texts;
  const intent = collect(intentTexts(texts), LEAST_TEXTS);
  const { documents } = intent;
  const options = EMBEDDING_SEEDS.map((seed) => ({ ...EMBEDDING, seed }));
  const parts = options.map((one) => ({ documents, classes: intents.length, options: one }));
  const embeddings = trainParts({ ...NOTHING, embeddings: parts }, threads);
  // Read while the embeddings are trained.
  const rest = readRest(sources, texts, intent);
  const embedding = averageOf((await embeddings).embeddings);
  const rows = scaledRows(embedding.embeddings, embedding.size);
  const base = { embeddings: unscaled(rows, embedding.size), size: embedding.size };
  const { linears, likenesses, kinds } = await trainParts(rest.partsOn(base), threads);
  return encodeModel(
    packModel({
      fingerprint: sources.fingerprint,
      intents,
      phrases: written,
      guestsWords: texts.guestsWords,
      meanings: texts.meanings,
      vocabulary: intent.vocabulary,
      linear: linears[0]!,
      embedding,
      rows,
      likeness: likenessArrays(likenesses, base),
      kinds: kindArrays(kinds[0]!, base),
      languageVocabulary: rest.languageVocabulary,
      language: linears[2]!,
      stanceVocabulary: rest.stanceVocabulary,
      stance: linears[1]!,
    }),
  );
}

const NOTHING: Parts = { embeddings: [], linears: [], likenesses: [], kinds: [] };

/** What is trained beside and above the embeddings. */
function readRest(sources: Sources, texts: Texts, intent: Collected) {
  const language = collect(languageTexts(texts), LEAST_LANGUAGE_TEXTS);
  const stance = collect(stanceTexts(texts), LEAST_STANCE_TEXTS);
  const known = hashIndexOf(intent.vocabulary);
  const vectorOf = vectorsFrom(texts);
  const { hotels, lines } = parseAsked(sources.asked);
  const houses = housesOf(hotels, lines, vectorOf, known);
  const told = kindTextsOf(toldIn(sources), vectorOf, known);
  return {
    languageVocabulary: language.vocabulary,
    stanceVocabulary: stance.vocabulary,
    partsOn: (base: Base): Parts => ({
      embeddings: [],
      likenesses: LIKENESS_SEEDS.map((seed) => ({ houses, base, options: { ...LIKENESS, seed } })),
      kinds: [{ texts: told, base, options: MESSAGE_KINDS_OPTIONS }],
      linears: [
        // Parts of words are left to the embeddings: most of the time for the same result.
        { documents: intent.wholes, classes: texts.intents.length, options: LINEAR },
        { documents: stance.documents, classes: STANCES.length, options: STANCE },
        { documents: language.documents, classes: LANGUAGES.length, options: LANGUAGE },
      ],
    }),
  };
}

const vectorsFrom =
  ({ readWords }: Texts): VectorOf =>
  (text, language) => {
    const { tokens, concepts, meanings } = readWords(text, language);
    return intentFeatures(tokens, concepts, meanings);
  };

function* intentTexts({ written, varied, accompanied }: Texts): Generator<Labelled> {
  for (const some of [written, varied, accompanied])
    for (const { tokens, concepts, meanings, label } of some)
      yield { vector: intentFeatures(tokens, concepts, meanings), label };
  for (const { tokens, concepts, meanings, label } of written) {
    // Reduced to its concepts and meanings, a phrase teaches what holds in every language; without them, what words alone say.
    if (concepts.length + meanings.length > 0) yield { vector: conceptFeatures(concepts, meanings), label };
    yield { vector: intentFeatures(tokens, [], []), label };
  }
}

function* languageTexts({ written, varied }: Texts): Generator<Labelled> {
  for (const some of [written, varied])
    for (const { phrase, tokens } of some)
      yield { vector: languageFeatures(tokens), label: LANGUAGES.indexOf(phrase.language) };
}

/** Not from accompanied questions: a relative beside a question may be the one it is about. */
function* stanceTexts({ intents, written, varied }: Texts): Generator<Labelled> {
  const stances = intents.map(({ id, kind }) => STANCES.indexOf(stanceOf(id, kind)));
  for (const some of [written, varied])
    for (const { masked, concepts, label } of some)
      yield { vector: stanceFeatures(masked, concepts), label: stances[label] ?? 0 };
}
