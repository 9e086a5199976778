import { verify } from 'node:crypto';

/** A release as its feed (`latest-linux.yml`) names it. `signature`: ed25519 over {@link signedText}, base64. */
export type Release = { version: string; files: readonly { url: string; sha512: string }[]; signature?: unknown };

/** The text that is signed: version, and name and hash of each file. The share of a rollout may change without a new signature. */
export const signedText = ({ version, files }: Release): string =>
  ['concierge-desk', version, ...files.map(({ url, sha512 }) => `${url} ${sha512}`).toSorted()].join('\n');

/** Whether a release carries the signature of the key (PEM) that this build contains. */
export function isSignedBy(publicKey: string, release: Release): boolean {
  if (typeof release.signature !== 'string' || release.files.length === 0) return false;
  try {
    return verify(null, Buffer.from(signedText(release)), publicKey, Buffer.from(release.signature, 'base64'));
  } catch {
    return false;
  }
}
