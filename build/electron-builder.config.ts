import type { Configuration } from 'electron-builder';
import { addToastActivator } from './installer/msi-project.ts';
import { feedOf, installOf, PRODUCT, type Environment, type Install } from './installer/product.ts';
import { azureSignOptions, macSigning, windowsSigning } from './installer/signing.ts';

/** Names all versions of the MSI as one product. If it changes, Windows installs a new version beside the old one. */
const UPGRADE_CODE = '4E0B7C0A-5B0F-4C6E-9D41-6A6B8E1F2D93';
const bothKinds: ('x64' | 'arm64')[] = ['x64', 'arm64'];

/** Placeholder for builds without an update address. The program never requests it. */
const NO_FEED = 'https://updates.invalid/desk';

/** Unsigned installers have `unsigned` in their name. */
const mark = (signed: boolean): string => (signed ? '' : '-unsigned');

function windows(env: Environment, install: Install): Configuration {
  const { signed } = windowsSigning(env);
  const azure = azureSignOptions(env);
  const kind = install === 'machine' ? 'machine' : 'setup';
  const artifactName = `Concierge-Desk-\${version}-${kind}${mark(signed)}.\${ext}`;
  return {
    win: {
      icon: 'build/icons/icon.ico',
      target: [
        { target: 'nsis', arch: bothKinds },
        ...(install === 'machine' ? [{ target: 'msi', arch: bothKinds }] : []),
      ],
      ...(azure ? { azureSignOptions: azure } : { signtoolOptions: { signingHashAlgorithms: ['sha256'] } }),
      verifyUpdateCodeSignature: true,
      forceCodeSigning: signed,
    },
    nsis: {
      ...(install === 'machine'
        ? { oneClick: false, perMachine: true, allowToChangeInstallationDirectory: false, runAfterFinish: false }
        : { oneClick: true, perMachine: false, runAfterFinish: true }),
      artifactName,
      include: 'build/installer/installer.nsh',
      deleteAppDataOnUninstall: false,
      packElevateHelper: false,
      differentialPackage: install === 'user',
      warningsAsErrors: true,
    },
    msi: {
      artifactName: `Concierge-Desk-\${version}-\${arch}-machine${mark(signed)}.\${ext}`,
      upgradeCode: UPGRADE_CODE,
      perMachine: true,
      oneClick: true,
      runAfterFinish: false,
    },
    msiProjectCreated: addToastActivator,
  };
}

function macOS(env: Environment): Configuration {
  const { signed } = macSigning(env);
  return {
    mac: {
      icon: 'build/icons/icon.icns',
      target: [
        { target: 'dmg', arch: ['universal'] },
        { target: 'zip', arch: ['universal'] },
      ],
      category: 'public.app-category.business',
      artifactName: `Concierge-Desk-\${version}-\${arch}${mark(signed)}.\${ext}`,
      // Apple silicon requires at least an ad-hoc signature, which the hardened runtime would reject.
      ...(signed ? {} : { identity: '-' }),
      hardenedRuntime: signed,
      gatekeeperAssess: false,
      notarize: signed,
      entitlements: 'build/installer/entitlements.mac.plist',
      entitlementsInherit: 'build/installer/entitlements.mac.plist',
      extendInfo: { NSUserNotificationAlertStyle: 'alert' },
      forceCodeSigning: signed,
    },
    dmg: { sign: false, writeUpdateInfo: false },
  };
}

/** A test runtime exists for x64 only. */
function linux(env: Environment): Configuration {
  const artifactName = 'Concierge-Desk-${version}-${arch}.${ext}';
  return {
    linux: {
      icon: 'build/icons/linux',
      target: ['AppImage', 'deb', 'rpm'].map((target) => ({
        target,
        arch: env['DESKTOP_TEST_DIST'] ? ['x64'] : bothKinds,
      })),
      artifactName,
      category: 'Office',
      executableName: PRODUCT.executable,
      syncDesktopName: true,
      maintainer: `${PRODUCT.vendor} <${PRODUCT.email}>`,
      vendor: PRODUCT.vendor,
      synopsis: "The hotel's concierge desk",
      description: PRODUCT.description,
      desktop: { entry: { Keywords: 'hotel;reception;guests;WhatsApp;' } },
    },
    deb: { packageName: PRODUCT.executable, recommends: ['libayatana-appindicator3-1'] },
    rpm: { packageName: PRODUCT.executable },
    // The AppImage runtime that needs no FUSE library.
    toolsets: { appimage: '1.0.3' },
  };
}

/** An Electron to package instead of the downloaded one: for tests without network, never for a release. */
function testRuntime({ DESKTOP_TEST_DIST: dist, DESKTOP_TEST_VERSION: version }: Environment): Configuration {
  return dist && version ? { electronDist: dist, electronVersion: version, compression: 'store' } : {};
}

/**
 * electron-builder's configuration, from the environment variables listed in docs/desktop-rollout.md. The content of the
 * program is prepared by build/scripts/package-desktop.ts.
 */
export function desktopConfig(env: Environment): Configuration {
  const install = installOf(env);
  const folder = env['DESKTOP_PACKAGE_DIR'] ?? 'dist/package';
  return {
    appId: PRODUCT.appId,
    productName: PRODUCT.name,
    copyright: `Copyright © ${PRODUCT.vendor}`,
    directories: {
      app: `${folder}/app`,
      output: `${folder}/release`,
      buildResources: 'build/installer',
    },
    // The program serves no compressed files.
    files: ['out/**', 'package.json', '!**/*.{map,br,gz}', '!**/node_modules/**'],
    asar: true,
    // The staged folder has no packages, so electron-builder must not search for the server's.
    beforeBuild: () => Promise.resolve(false),
    electronLanguages: ['en-US', 'en-GB', 'es', 'fr', 'de', 'it'],
    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    protocols: [{ name: PRODUCT.name, schemes: [PRODUCT.scheme] }],
    publish: install === 'machine' ? null : [{ provider: 'generic', url: feedOf(env) ?? NO_FEED, channel: 'latest' }],
    ...windows(env, install),
    ...macOS(env),
    ...linux(env),
    ...testRuntime(env),
  };
}

export default desktopConfig(process.env);
