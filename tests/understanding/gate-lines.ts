import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from './held-out.ts';

const folder = path.resolve(import.meta.dirname, '../../server/features/understanding/data/gates');
const KINDS = {
  e: 'emergency',
  h: 'harmless',
  q: 'question',
  t: 'trouble',
  c: 'complaint',
  l: 'lookalike',
  n: 'question',
  s: 'remark',
} as const;
const rowForm = /^(?<lang>\w\w) (?<letter>[ehqtclns])(?::\w+)?: (?<text>.+)$/;
const rowSchema = z.object({
  lang: z.enum(LANGUAGES),
  letter: z.enum(['e', 'h', 'q', 't', 'c', 'l', 'n', 's']),
  text: z.string(),
});

/**
 * @property kind `question`: an ordinary question, some with something unpleasant beside it; `remark`: small talk, answers, a wish
 * for a person
 * @property house the file without its ending
 */
export type GateLine = {
  house: string;
  lang: (typeof LANGUAGES)[number];
  kind: (typeof KINDS)[keyof typeof KINDS];
  text: string;
};

/** All lines of `gates/*.txt`: "language kind[:sort]: text". Throws an error that names the file and the line. */
export function readGateLines(): GateLine[] {
  const files = fs.readdirSync(folder).toSorted();
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((row, index) => {
        if (row === '') return [];
        const { data } = rowSchema.safeParse(rowForm.exec(row)?.groups);
        if (!data) throw new Error(`${file}:${index + 1} is not a line of the set gates`);
        return [{ house: path.basename(file, '.txt'), lang: data.lang, kind: KINDS[data.letter], text: data.text }];
      }),
  );
}
