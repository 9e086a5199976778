import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const DATA = path.join(HERE, 'data');
/** Code that decides what a model looks like: a change of these makes a stored model stale. */
const CODE = [
  'entries/entry-texts.ts',
  'languages.ts',
  'lexicon/concept-kinds.ts',
  'lexicon/concepts.rules.ts',
  'lexicon/lexicon.rules.ts',
  'lexicon/written-words.ts',
  'model/features.rules.ts',
  'model/message-kinds.ts',
  'model/model-file.ts',
  'model/stance-features.rules.ts',
  'text/clauses.rules.ts',
  'text/folding.rules.ts',
  'text/spelling.rules.ts',
  'text/words.rules.ts',
  'vocabulary/parse-vocabulary.ts',
  'vocabulary/vocabulary.ts',
];

export type SourceFile = { name: string; text: string };
/** @property fingerprint changes with the content of any file the model is made from. */
export type Sources = {
  lexicon: string;
  vocabulary: SourceFile[];
  phrases: SourceFile[];
  lookalikes: SourceFile[];
  beside: string;
  asked: SourceFile[];
  gates: SourceFile[];
  fingerprint: string;
};

export const readData = (name: string): string => fs.readFileSync(path.join(DATA, name), 'utf8');

/** The sets of `data/asked/`: hotels with what every hotel has, with particular things, and with both. */
export const ASKED_SETS = ['usual', 'particular', 'everyday'] as const;
export type AskedSet = (typeof ASKED_SETS)[number];
export const readAsked = (set: AskedSet): SourceFile[] => readFolder(`data/asked/${set}`, '.txt');

/** The entries of some of these hotels in a second language, with the same names. */
export const readTranslated = (): SourceFile[] => readFolder('data/asked/translated', '.txt');

/** Everything a model is made from: the files of `data/` (lexicon, vocabulary, phrases and what guests ask and tell), the trainer. */
export function readSources(): Sources {
  const lexicon = [...readFolder('data/lexicon', '.txt').map(({ text }) => text), everydayWords()].join('\n');
  const vocabulary = readFolder('data/vocabulary', '.txt');
  const phrases = ['', '/natural', '/stories'].flatMap((folder) => readFolder(`data/phrases${folder}`, '.txt'));
  const lookalikes = readFolder('data/lookalikes', '.txt');
  const beside = readData('beside.txt');
  const asked = ASKED_SETS.flatMap(readAsked);
  const gates = readFolder('data/gates', '.txt');
  const hash = createHash('sha256').update(lexicon).update(`\n${beside}`);
  const code = CODE.map((name) => ({ name, text: fs.readFileSync(path.join(HERE, name), 'utf8') }));
  const trainer = readFolder('training', '.ts');
  for (const { name, text } of [...vocabulary, ...phrases, ...lookalikes, ...asked, ...gates, ...code, ...trainer])
    hash.update(`\n${name}\n${text}`);
  return { lexicon, vocabulary, phrases, lookalikes, beside, asked, gates, fingerprint: hash.digest('hex') };
}

/** `data/everyday/<language>.txt` as a part of the lexicon: words that say nothing about a hotel matter. */
function everydayWords(): string {
  const lines = readFolder('data/everyday', '.txt').flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => `${path.basename(name, '.txt')}: ${line}`),
  );
  return ['@CHATTER own', ...lines].join('\n');
}

/** `data/lexicon/danger.txt` and `data/danger/<language>.txt` ("CONCEPT: words") as one lexicon, for `danger.rules.ts`. */
export function readDangerWords(): string {
  const blocks = readFolder('data/danger', '.txt').flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => line.replace(/^([A-Z]+):/, `@$1 own\n${path.basename(name, '.txt')}:`)),
  );
  return [readData('lexicon/danger.txt'), ...blocks].join('\n');
}

/** The files of a folder beside this file, in the order of their names; none where it does not exist. */
export function readFolder(folder: string, extension: string): SourceFile[] {
  if (!fs.existsSync(path.join(HERE, folder))) return [];
  const names = fs.readdirSync(path.join(HERE, folder)).filter((name) => name.endsWith(extension));
  return names.toSorted().map((name) => ({ name, text: fs.readFileSync(path.join(HERE, folder, name), 'utf8') }));
}
