import { describe, expect, test } from 'vitest';
import { desktopConfig } from '#build/electron-builder.config.ts';
import { plannedRuns, signingOn } from '#build/installer/plan.ts';
import { feedOf, type Environment } from '#build/installer/product.ts';

const azure: Environment = {
  AZURE_SIGN_ENDPOINT: 'https://weu.codesigning.azure.net',
  AZURE_SIGN_ACCOUNT: 'concierge',
  AZURE_SIGN_PROFILE: 'desk',
  AZURE_SIGN_PUBLISHER: 'Concierge Ltd',
  AZURE_TENANT_ID: 't',
  AZURE_CLIENT_ID: 'c',
  AZURE_CLIENT_SECRET: 's',
};
const apple: Environment = {
  CSC_NAME: 'Concierge Ltd',
  APPLE_API_KEY: 'k',
  APPLE_API_KEY_ID: 'i',
  APPLE_API_ISSUER: 'u',
};

describe('a build without a certificate', () => {
  test.each(['win32', 'darwin'] as const)('says on %s that it is not signed, and what follows', (platform) => {
    const signing = signingOn(platform, {});
    expect(signing.signed ? '' : signing.unsigned).toMatch(/not signed: neither .* is set\..*does not update itself/s);
    expect(plannedRuns(platform, {}).every(({ build }) => !build.signed)).toBe(true);
  });

  test('has it in the names of its installers', () => {
    const { nsis, mac } = desktopConfig({});
    expect([nsis?.artifactName, mac?.artifactName]).toEqual([
      'Concierge-Desk-${version}-setup-unsigned.${ext}',
      'Concierge-Desk-${version}-${arch}-unsigned.${ext}',
    ]);
  });

  test('is signed ad hoc for Apple silicon, and asks for no notarization', () => {
    expect(desktopConfig({}).mac).toMatchObject({ identity: '-', hardenedRuntime: false, notarize: false });
  });
});

describe('a build with a certificate', () => {
  test('is signed by Azure with SHA-256, and fails rather than come out unsigned', () => {
    const { win, nsis } = desktopConfig(azure);
    expect(win?.azureSignOptions).toMatchObject({ fileDigest: 'SHA256', timestampDigest: 'SHA256' });
    expect(win).toMatchObject({ forceCodeSigning: true, verifyUpdateCodeSignature: true });
    expect(nsis?.artifactName).toBe('Concierge-Desk-${version}-setup.${ext}');
  });

  test('is signed by a certificate of its own with SHA-256 alone', () => {
    const { win } = desktopConfig({ WIN_CSC_LINK: 'desk.pfx' });
    expect(win).toMatchObject({ forceCodeSigning: true, signtoolOptions: { signingHashAlgorithms: ['sha256'] } });
    expect(win?.azureSignOptions).toBeUndefined();
  });

  test('is hardened and notarized on macOS', () => {
    const { mac } = desktopConfig(apple);
    expect(mac).toMatchObject({ hardenedRuntime: true, notarize: true, forceCodeSigning: true });
    expect(mac).not.toHaveProperty('identity');
  });

  test.each<[string, NodeJS.Platform, Environment, RegExp]>([
    ['half of Azure', 'win32', { ...azure, AZURE_SIGN_PROFILE: '' }, /AZURE_SIGN_PROFILE must be set too/],
    ['Azure without its login', 'win32', { ...azure, AZURE_CLIENT_SECRET: '' }, /AZURE_CLIENT_SECRET must be set too/],
    ['Apple without notarization', 'darwin', { CSC_LINK: 'desk.p12' }, /must be notarized too/],
  ])('is refused with %s', (_case, platform, env, message) => {
    expect(() => signingOn(platform, env)).toThrow(message);
  });
});

test('Windows is built twice: a user installation with updates, and a machine installation updated by IT', () => {
  const env = { ...azure, DESKTOP_UPDATE_URL: 'https://updates.example.com/desk/' };
  expect(plannedRuns('win32', env)).toEqual([
    {
      platform: 'win',
      install: 'user',
      build: { updates: 'self', feed: 'https://updates.example.com/desk', signed: true },
    },
    { platform: 'win', install: 'machine', build: { updates: 'managed', feed: null, signed: true } },
  ]);
});

test('the address for updates must be https', () => {
  expect(feedOf({})).toBeNull();
  expect(() => feedOf({ DESKTOP_UPDATE_URL: 'http://updates.example.com' })).toThrow(/must be an https address/);
});
