import fs from 'node:fs';
import path from 'node:path';
import type { Tree } from '#server/features/understanding/model/trees.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../server/features/understanding/data');

/** Writes trees with the names of the numbers that they look at, as `parseTrees` reads them. */
export function writeTrees(file: string, features: readonly string[], trees: readonly Tree[]): void {
  const lines = trees.map(({ limits, values, ...tree }) =>
    JSON.stringify({ ...tree, limits: limits.map(shortened), values: values.map(shortened) }),
  );
  const text = `{"features": ${JSON.stringify(features)},\n"trees": [\n${lines.join(',\n')}\n]}\n`;
  fs.writeFileSync(path.join(FOLDER, file), text);
}

const shortened = (value: number): number => Number(value.toPrecision(4));
