import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { withRollout } from '#build/installer/rollout.ts';
import { updateKeyOf, withSignature } from '#build/installer/update-key.ts';
import { isSignedBy } from '#electron/main/update/update-signature.rules.ts';

const keyOf = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const secret = keyOf();
const publicKey = updateKeyOf({ DESKTOP_UPDATE_KEY: secret })!;
const hash = 'q'.repeat(86) + '==';
const feed = `version: 1.0.1
files:
  - url: Concierge-Desk-1.0.1-x86_64.AppImage
    sha512: ${hash}
    size: 12
path: Concierge-Desk-1.0.1-x86_64.AppImage
sha512: ${hash}
`;
const release = (text: string) => ({
  version: '1.0.1',
  files: [{ url: 'Concierge-Desk-1.0.1-x86_64.AppImage', sha512: hash }],
  signature: /^signature: '(.*)'$/m.exec(text)?.[1],
});

test('an update with the signature of the build’s key is accepted, also after its rollout was changed', () => {
  const signed = withSignature(feed, secret);
  expect(isSignedBy(publicKey, release(signed))).toBe(true);
  expect(isSignedBy(publicKey, release(withRollout(signed, 10)))).toBe(true);
  expect(withSignature(signed, secret)).toBe(signed);
});

test('another file, version or key, a broken signature and none are refused', () => {
  const good = release(withSignature(feed, secret));
  expect(isSignedBy(publicKey, { ...good, version: '1.0.2' })).toBe(false);
  expect(isSignedBy(publicKey, { ...good, files: [{ url: 'other.AppImage', sha512: hash }] })).toBe(false);
  expect(isSignedBy(publicKey, { ...good, files: [] })).toBe(false);
  expect(isSignedBy(publicKey, release(withSignature(feed, keyOf())))).toBe(false);
  for (const signature of [undefined, '', 'AAAA', 7]) expect(isSignedBy(publicKey, { ...good, signature })).toBe(false);
});

test('only an ed25519 key may sign updates', () => {
  expect(updateKeyOf({})).toBeNull();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => updateKeyOf({ DESKTOP_UPDATE_KEY: rsa as string })).toThrow(/must be an ed25519/);
});
