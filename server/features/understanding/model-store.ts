import fs from 'node:fs';
import path from 'node:path';
import { type Lexicon, parseLexicon } from './lexicon/lexicon.rules.ts';
import { packCorrections } from './lexicon/packed-corrections.ts';
import { setWrittenWords } from './lexicon/written-words.ts';
import { decodeModel } from './model/model-file.ts';
import { type Model, openModel } from './model/model.ts';
import { readSources, type Sources } from './sources.ts';
import { trainModel } from './training/trainer.ts';

/** `npm run build` writes it, so that an image that cannot write its own files has it. */
export const MODEL_FILE = path.resolve(import.meta.dirname, '../../../dist/understanding.model');

export type Knowledge = { model: Model; lexicon: Lexicon };
let loaded: Knowledge | null = null;

/**
 * Trains the model where the stored one is missing or not made from the sources as they are now (about five minutes on two processors), and
 * stores it. Without a writable folder the trained model lives in memory only.
 * @returns whether it had to be trained
 */
export async function prepareModel(): Promise<boolean> {
  const sources = readSources();
  const stored = storedModel(sources);
  const file = stored ?? (await trainModel(sources));
  if (!stored) store(file);
  loaded = open(file, sources);
  return !stored;
}

/** From now on messages and entries are read with this model (`encodeModel`), which is not stored. */
export const setModel = (file: Buffer): void => void (loaded = open(file, readSources()));

/**
 * The trained model and the lexicon.
 * @throws Error where nothing has prepared them and no stored model fits
 */
export function knowledge(): Knowledge {
  return (loaded ??= openStored());
}

function openStored(): Knowledge {
  const sources = readSources();
  const stored = storedModel(sources);
  if (!stored) throw new Error('The understanding is not trained. Call prepareModel first.');
  return open(stored, sources);
}

function open(file: Buffer, sources: Sources): Knowledge {
  const lexicon = parseLexicon(sources.lexicon);
  packCorrections(lexicon);
  const model = openModel(file);
  setWrittenWords(lexicon, model.written);
  return { model, lexicon };
}

function storedModel({ fingerprint }: Sources): Buffer | null {
  try {
    const file = fs.readFileSync(MODEL_FILE);
    return decodeModel(file).header.fingerprint === fingerprint ? file : null;
  } catch {
    return null;
  }
}

/** Written beside and renamed: another process never reads half a file. */
function store(file: Buffer): void {
  const draft = `${MODEL_FILE}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(MODEL_FILE), { recursive: true });
    fs.writeFileSync(draft, file);
    fs.renameSync(draft, MODEL_FILE);
  } catch {
    fs.rmSync(draft, { force: true });
  }
}
