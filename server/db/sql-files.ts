import fs from 'node:fs';
import path from 'node:path';

const include = /^\\ir (\S+)$/gm;

/** A `.sql` file and its name without the ending. */
export type SqlFile = { name: string; file: string };

/** The `.sql` files of a folder and of the folders in it, in the order of their names. */
export function sqlFilesIn(folder: string): SqlFile[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ name: path.basename(file, '.sql'), file: path.join(folder, file) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
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
