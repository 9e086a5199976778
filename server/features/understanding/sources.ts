import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const DATA = path.join(HERE, 'data');
/** Code that decides what a model looks like: a change of these makes a stored model stale. */
const CODE = [
  'concepts.rules.ts',
  'features.rules.ts',
  'folding.rules.ts',
  'languages.ts',
  'lexicon.rules.ts',
  'model-file.ts',
  'spelling.rules.ts',
  'words.rules.ts',
];

export type SourceFile = { name: string; text: string };
/** @property fingerprint changes with the content of any file the model is made from. */
export type Sources = { lexicon: string; phrases: SourceFile[]; fingerprint: string };

export const readData = (name: string): string => fs.readFileSync(path.join(DATA, name), 'utf8');

/** Everything a model is made from: `data/lexicon/*.txt`, `data/phrases/*.txt` and the trainer. */
export function readSources(): Sources {
  const lexicon = filesOf('data/lexicon', '.txt')
    .map(({ text }) => text)
    .join('\n');
  const phrases = filesOf('data/phrases', '.txt');
  const hash = createHash('sha256').update(lexicon);
  const code = CODE.map((name) => ({ name, text: fs.readFileSync(path.join(HERE, name), 'utf8') }));
  for (const { name, text } of [...phrases, ...code, ...filesOf('training', '.ts')]) hash.update(`\n${name}\n${text}`);
  return { lexicon, phrases, fingerprint: hash.digest('hex') };
}

function filesOf(folder: string, extension: string): SourceFile[] {
  const names = fs.readdirSync(path.join(HERE, folder)).filter((name) => name.endsWith(extension));
  return names.toSorted().map((name) => ({ name, text: fs.readFileSync(path.join(HERE, folder, name), 'utf8') }));
}
