import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { signedText, type Release } from '#electron/main/update/update-signature.rules.ts';
import type { Environment } from './product.ts';

/**
 * The public key (PEM) of the ed25519 key in DESKTOP_UPDATE_KEY (PEM), which signs updates of the AppImage; null if none is
 * set. @throws on another kind of key.
 */
export function updateKeyOf({ DESKTOP_UPDATE_KEY: secret }: Environment): string | null {
  if (!secret) return null;
  const key = createPrivateKey(secret);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('DESKTOP_UPDATE_KEY must be an ed25519 private key in PEM.');
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string;
}

/** The text of `latest-linux.yml` with its signature; an earlier one is replaced. */
export function withSignature(feed: string, secret: string): string {
  const release = releaseOf(feed);
  const signature = sign(null, Buffer.from(signedText(release)), createPrivateKey(secret)).toString('base64');
  return `${feed.replace(/^signature:.*\n?/gm, '').replace(/\n*$/, '\n')}signature: '${signature}'\n`;
}

/** Signs the feeds of Linux in a folder; nothing without a key. */
export function signFeeds(folder: string, { DESKTOP_UPDATE_KEY: secret }: Environment): void {
  if (!secret) return;
  for (const name of fs.readdirSync(folder).filter((one) => /^latest-linux.*\.yml$/.test(one))) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, withSignature(fs.readFileSync(file, 'utf8'), secret));
  }
}

/** Version and files of a feed as electron-builder writes it. @throws if one is missing. */
function releaseOf(feed: string): Release {
  const version = /^version: (.+)$/m.exec(feed)?.[1]?.trim();
  const files = [...feed.matchAll(/^ {2}- url: (.+)\n {4}sha512: (.+)$/gm)];
  if (!version || files.length === 0) throw new Error('The feed names no version or no files.');
  return { version, files: files.map(([, url = '', sha512 = '']) => ({ url: url.trim(), sha512: sha512.trim() })) };
}
