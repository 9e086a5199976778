import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '#server/ports/sealer.ts';

/** AES-256-GCM with a key derived from the installation's secret; a copy of the database alone opens nothing. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'concierge server keys', 32));
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Nonce, tag and text, base64url. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if it was sealed with another secret, or changed. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

export function createSealer(secret: string): Sealer {
  return {
    seal: (text) => seal(text, secret),
    open: (sealed) => {
      const text = unseal(sealed, secret);
      if (text === null) throw new Error('a stored secret was sealed with another BETTER_AUTH_SECRET');
      return text;
    },
  };
}
