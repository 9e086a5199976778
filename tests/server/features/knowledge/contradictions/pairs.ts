import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contradictionsIn } from '#server/features/knowledge/contradictions/compare.rules.ts';
import type { FactText } from '#server/features/knowledge/contradictions/contradictions.types.ts';
import { statementsOf } from '#server/features/knowledge/contradictions/statements.rules.ts';

export type Pair = { line: string; texts: FactText[] };

/** The pairs of files in `pairs/`. */
export const readPairs = (...files: string[]): Pair[] =>
  files.flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, 'pairs', `${file}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => ({ line, texts: line.split(' || ').map(textOf) })),
  );

function textOf(side: string): FactText {
  const [language = '', title = '', text = ''] = side.split(' | ').map((part) => part.trim());
  return { title, text, language };
}

export const isReported = ({ texts }: Pair): boolean =>
  contradictionsIn(texts.map((text) => ({ text, statements: statementsOf(text) }))).length > 0;
