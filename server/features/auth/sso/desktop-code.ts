import { createHash, randomBytes } from 'node:crypto';

/** Without digits and letters that look alike: 0 and O, 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

/** 40 random bits. They open nothing without the verifier. */
export const newCode = (): string => [...randomBytes(codeLength)].map((byte) => alphabet[byte % 32]).join('');

/** A typed code as it was made: capital letters, no spaces and hyphens. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** S256 of RFC 7636. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export const codeHash = (challenge: string, code: string): string =>
  createHash('sha256').update(`${challenge}.${code}`).digest('base64url');
