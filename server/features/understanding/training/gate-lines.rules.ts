import { isLanguage, type LanguageCode } from '../languages.ts';
import type { SourceFile } from '../sources.ts';

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
const isLetter = (letter: string): letter is keyof typeof KINDS => letter in KINDS;
const LINE = /^(\w\w) (\w)(?::\w+)?: (.+)$/u;
/** Separates the messages of a burst. */
const NEXT = ' / ';

/**
 * @property kind `question`: an ordinary question, some with something unpleasant beside it; `remark`: small talk, answers, a wish
 * for a person
 * @property house the file without its ending
 */
export type GateLine = {
  house: string;
  language: LanguageCode;
  kind: (typeof KINDS)[keyof typeof KINDS];
  text: string;
};

/** Reads `data/gates/*.txt`: "language kind[:sort]: text". @throws Error that names the file and the line */
export const parseGateLines = (files: SourceFile[]): GateLine[] =>
  files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((row, index): GateLine[] => {
      if (row === '') return [];
      const [, language = '', letter = '', said = ''] = LINE.exec(row) ?? [];
      if (!isLanguage(language) || !isLetter(letter))
        throw new Error(`${name}:${index + 1} is not a line of data/gates/`);
      return [{ house: name.replace(/\.txt$/u, ''), language, kind: KINDS[letter], text: said.replaceAll(NEXT, '\n') }];
    }),
  );
