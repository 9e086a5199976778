import fs from 'node:fs';
import path from 'node:path';

const include = /^\\ir (\S+)$/gm;

/** The names of a folder's `.sql` files without their ending, in the order of the names. */
export function sqlFilesIn(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .toSorted();
}

/**
 * The text of a `.sql` file. As in psql, a line `\ir <path>` stands for the file at that path, relative to the file that
 * has the line. A file that is included twice stands there once.
 */
export function readSql(file: string, included = new Set<string>()): string {
  included.add(file);
  return fs.readFileSync(file, 'utf8').replace(include, (_line, relative: string) => {
    const target = path.resolve(path.dirname(file), relative);
    return included.has(target) ? '' : readSql(target, included);
  });
}
