import fs from 'node:fs';
import { writeWhole } from '../system/whole-file.ts';

/** Encryption with the key that the system keeps for this account. */
export type Cipher = { encrypt(text: string): Buffer; decrypt(bytes: Buffer): string };

/** Data last read from the server, for use while offline. `keep` returns whether it survives a restart. */
export type OfflineStore = { keep(snapshot: string | null): boolean; read(): string | null };

/** Without a cipher the data stays in memory: guests' messages are never written in plain text. */
export function openOfflineStore(file: string, cipher: Cipher | null): OfflineStore {
  let held: string | null | undefined;
  const fromDisk = (): string | null => {
    if (!cipher) return null;
    try {
      return cipher.decrypt(fs.readFileSync(file));
    } catch {
      return null;
    }
  };
  return {
    keep(snapshot) {
      held = snapshot;
      if (snapshot === null || !cipher) {
        fs.rmSync(file, { force: true });
        return false;
      }
      return writeWhole(file, () => cipher.encrypt(snapshot));
    },
    read: () => (held ??= fromDisk()),
  };
}
