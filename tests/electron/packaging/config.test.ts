import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { desktopConfig } from '#build/electron-builder.config.ts';
import { withToastActivator } from '#build/installer/msi-project.ts';
import { toastActivator } from '#electron/main/system/identity.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);

type Validate = (config: unknown, log: { isEnabled: boolean }) => Promise<void>;
const builder = require('app-builder-lib/out/util/config/config.js') as {
  getConfig(folder: string, file: string, more: null): Promise<Record<string, unknown>>;
  validateConfiguration: Validate;
};
const check = (config: unknown) => builder.validateConfiguration(config, { isEnabled: false });

const AZURE = ['ENDPOINT', 'ACCOUNT', 'PROFILE', 'PUBLISHER'].map((name) => [`AZURE_SIGN_${name}`, 'x']);
const environments = {
  'without any setting': {},
  'for all users of a computer': { DESKTOP_INSTALL: 'machine' },
  'signed on Windows by Azure': {
    ...Object.fromEntries(AZURE),
    AZURE_TENANT_ID: 'x',
    AZURE_CLIENT_ID: 'x',
    AZURE_CLIENT_SECRET: 'x',
  },
  'signed on Windows by a certificate': { WIN_CSC_LINK: 'x.pfx' },
  'signed on macOS': { CSC_LINK: 'x.p12', APPLE_ID: 'x', APPLE_APP_SPECIFIC_PASSWORD: 'x', APPLE_TEAM_ID: 'x' },
};

describe('the configuration is one that electron-builder accepts', () => {
  test.each(Object.entries(environments))('%s', async (_case, env) => {
    await check(desktopConfig(env));
  });

  test('read from its file as electron-builder reads it', async () => {
    const config = await builder.getConfig(ROOT, 'build/electron-builder.config.ts', null);
    await check(config);
    expect(config).toMatchObject({ appId: 'app.concierge.desk', productName: 'Concierge Desk' });
  });

  test('by its schema alone, with nothing of electron-builder between', () => {
    const schema = JSON.parse(fs.readFileSync(require.resolve('app-builder-lib/scheme.json'), 'utf8')) as object;
    const validate = new Ajv({ strict: false, allErrors: true, keywords: ['typeof'] }).compile(schema);
    const { beforeBuild: _function, ...plain } = desktopConfig({});
    validate(JSON.parse(JSON.stringify(plain)));
    expect(validate.errors).toBeNull();
  });

  test('and a mistyped option is caught', async () => {
    const config = desktopConfig({});
    await expect(check({ ...config, nsis: { ...config.nsis, perMachin: true } })).rejects.toThrow(
      /configuration\.nsis/,
    );
  });
});

test('a user installation checks its built-in update address; a machine installation checks none', () => {
  const DESKTOP_UPDATE_URL = 'https://updates.example.com/desk';
  expect(desktopConfig({ DESKTOP_UPDATE_URL }).publish).toEqual([
    { provider: 'generic', url: DESKTOP_UPDATE_URL, channel: 'latest' },
  ]);
  expect(desktopConfig({ DESKTOP_UPDATE_URL, DESKTOP_INSTALL: 'machine' }).publish).toBeNull();
});

test('for all users there is a silent installer, and a native MSI for Group Policy', () => {
  const { win, nsis, msi } = desktopConfig({ DESKTOP_INSTALL: 'machine' });
  expect(nsis).toMatchObject({ perMachine: true, oneClick: false });
  expect(win?.target).toEqual([
    { target: 'nsis', arch: ['x64', 'arm64'] },
    { target: 'msi', arch: ['x64', 'arm64'] },
  ]);
  // A changed code would install a new version beside the old one.
  expect(msi).toMatchObject({ perMachine: true, upgradeCode: '4E0B7C0A-5B0F-4C6E-9D41-6A6B8E1F2D93' });
});

test('shortcut, registry and program name the same toast activator', () => {
  const property = '<ShortcutProperty Key="System.AppUserModel.ID" Value="app.concierge.desk"/>';
  expect(withToastActivator(`<Shortcut>${property}</Shortcut>`)).toContain(
    `ToastActivatorCLSID" Value="${toastActivator}"/>`,
  );
  expect(() => withToastActivator('<Shortcut/>')).toThrow(/no shortcut/);
  const target = fs.readFileSync(require.resolve('app-builder-lib/out/targets/MsiTarget.js'), 'utf8');
  expect(target).toContain('<ShortcutProperty Key="System.AppUserModel.ID"');
  expect(fs.readFileSync(path.join(ROOT, 'build/installer/installer.nsh'), 'utf8')).toContain(toastActivator);
});

test('every file that the configuration names is there', () => {
  const { win, mac, linux, nsis } = desktopConfig({});
  for (const file of [win?.icon, mac?.icon, linux?.icon, nsis?.include, mac?.entitlements])
    expect(fs.existsSync(path.join(ROOT, String(file))), String(file)).toBe(true);
});
