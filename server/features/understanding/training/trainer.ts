import { availableParallelism } from 'node:os';
import { type LanguageCode, LANGUAGES } from '../languages.ts';
import { conceptFeatures, type FeatureVector, intentFeatures, languageFeatures } from '../model/features.rules.ts';
import { hashIndexOf } from '../model/hash-index.ts';
import { encodeModel } from '../model/model-file.ts';
import { stanceFeatures, stanceOf } from '../model/stance-features.rules.ts';
import type { Sources } from '../sources.ts';
import { STANCES } from '../understanding.types.ts';
import { collect, type Labelled } from './documents.ts';
import { averageOf } from './embedding-trainer.ts';
import { parseAsked } from './asked.rules.ts';
import { housesOf } from './houses.ts';
import type { House } from './likeness-trainer.ts';
import { packModel, scaledRows, unscaled } from './pack.ts';
import { readTexts, type Texts } from './texts.ts';
import { trainParts } from './threads.ts';

const LEAST_TEXTS = 12;
const LEAST_LANGUAGE_TEXTS = 16;
const LEAST_STANCE_TEXTS = 4;
const LINEAR = { epochs: 3, rate: 1.5, seed: 1 };
const EMBEDDING = { epochs: 4, rate: 0.07, size: 32 };
/** Two trainings are averaged: one alone varies by some points in what it has not seen, and a third changes nothing. */
const EMBEDDING_SEEDS = [2, 11];
export const LIKENESS = { epochs: 4, rate: 0.08, seed: 1 };
const STANCE = { epochs: 3, rate: 1, seed: 4 };
const LANGUAGE = { epochs: 3, rate: 0.5, seed: 3 };

/** A model (`decodeModel`) from its sources. The same sources give the same bytes, in any number of threads. */
export async function trainModel(sources: Sources, threads = availableParallelism()): Promise<Buffer> {
  const texts = readTexts(sources);
  const { intents, written } = texts;
  const intent = collect(intentTexts(texts), LEAST_TEXTS);
  const language = collect(languageTexts(texts), LEAST_LANGUAGE_TEXTS);
  const stance = collect(stanceTexts(texts), LEAST_STANCE_TEXTS);
  const classes = intents.length;
  const { embeddings } = await trainParts(
    {
      embeddings: EMBEDDING_SEEDS.map((seed) => ({
        documents: intent.documents,
        classes,
        options: { ...EMBEDDING, seed },
      })),
      linears: [],
      likenesses: [],
    },
    threads,
  );
  const embedding = averageOf(embeddings);
  const rows = scaledRows(embedding.embeddings, embedding.size);
  const { linears, likenesses } = await trainParts(
    {
      embeddings: [],
      likenesses: [
        {
          houses: housesFrom(sources, texts, intent.vocabulary),
          base: { embeddings: unscaled(rows, embedding.size), size: embedding.size },
          options: LIKENESS,
        },
      ],
      linears: [
        // Parts of words are left to the embeddings: most of the time for the same result.
        { documents: intent.wholes, classes, options: LINEAR },
        { documents: stance.documents, classes: STANCES.length, options: STANCE },
        { documents: language.documents, classes: LANGUAGES.length, options: LANGUAGE },
      ],
    },
    threads,
  );
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
      likeness: likenesses[0]!,
      languageVocabulary: language.vocabulary,
      language: linears[2]!,
      stanceVocabulary: stance.vocabulary,
      stance: linears[1]!,
    }),
  );
}

function housesFrom({ asked }: Sources, { readWords }: Texts, vocabulary: Uint32Array): House[] {
  const { hotels, lines } = parseAsked(asked);
  const vectorOf = (text: string, language: LanguageCode): FeatureVector => {
    const { tokens, concepts, meanings } = readWords(text, language);
    return intentFeatures(tokens, concepts, meanings);
  };
  return housesOf(hotels, lines, vectorOf, hashIndexOf(vocabulary));
}

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
