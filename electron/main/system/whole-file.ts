import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file and renames it into place: after a power cut it is the old or the new one, never a part. False where it fails, for
 * example because the disk is full: the program goes on with what it holds in memory.
 */
export function writeWhole(file: string, content: () => string | Uint8Array): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, content(), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
