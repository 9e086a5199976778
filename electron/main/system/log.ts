import fs from 'node:fs';
import path from 'node:path';

/** Bytes after which a new file is begun, and the number of files kept. */
const limits = { bytes: 1024 * 1024, files: 3 } as const;

export type Log = (line: string) => void;

/**
 * Appends lines with their time to a file. Above 1 MB it becomes `<file>.1` and so on; 3 files are kept. Lines hold no
 * guests' data. A log that cannot be written is dropped: the desk works without it.
 */
export function openLog(file: string, now: () => number = Date.now): Log {
  return (line) => {
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      rotate(file);
      fs.appendFileSync(file, `${new Date(now()).toISOString()} ${line.replaceAll('\n', ' ')}\n`);
    } catch {
      // A full or read-only disk must not end the program.
    }
  };
}

function rotate(file: string): void {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) < limits.bytes) return;
  for (let number = limits.files - 1; number > 0; number -= 1) {
    const older = number === 1 ? file : `${file}.${number - 1}`;
    if (fs.existsSync(older)) fs.renameSync(older, `${file}.${number}`);
  }
}
