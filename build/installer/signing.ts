import type { Environment } from './product.ts';

/** How a platform's build is signed; `unsigned` is a sentence with the reason and the consequence. */
export type Signing = { signed: true; by: string } | { signed: false; unsigned: string };

const AZURE = ['AZURE_SIGN_ENDPOINT', 'AZURE_SIGN_ACCOUNT', 'AZURE_SIGN_PROFILE', 'AZURE_SIGN_PUBLISHER'] as const;
const AZURE_LOGIN = ['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'] as const;
const APPLE_KEY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'] as const;
const APPLE_ACCOUNT = ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'] as const;

/** True if all are set, false if none is. @throws if only some are set, which would end in an unsigned release. */
function complete(env: Environment, names: readonly string[]): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return false;
  if (missing.length > 0) throw new Error(`Signing is half set up: ${missing.join(', ')} must be set too.`);
  return true;
}

/** Azure's signing service, or a certificate in WIN_CSC_LINK. */
export function windowsSigning(env: Environment): Signing {
  if (complete(env, AZURE)) {
    if (!complete(env, AZURE_LOGIN)) throw new Error(`Signing with Azure needs ${AZURE_LOGIN.join(', ')}.`);
    return { signed: true, by: `Azure, as ${env['AZURE_SIGN_PUBLISHER']}` };
  }
  if (env['WIN_CSC_LINK']) return { signed: true, by: 'the certificate in WIN_CSC_LINK' };
  const unsigned =
    `the Windows installers are not signed: neither ${AZURE.join(', ')} nor WIN_CSC_LINK is set. ` +
    'Windows warns when they are started, and the installed program does not update itself.';
  return { signed: false, unsigned };
}

/** A Developer ID certificate and Apple's notarization. Notarization requires the certificate. */
export function macSigning(env: Environment): Signing {
  if (!env['CSC_LINK'] && !env['CSC_NAME'])
    return {
      signed: false,
      unsigned:
        'the macOS program is not signed: neither CSC_LINK nor CSC_NAME is set. ' +
        'macOS refuses to open it without a detour through its settings, and it does not update itself.',
    };
  if (!notarized(env))
    throw new Error(
      `A signed macOS build must be notarized too: set ${APPLE_KEY.join(', ')} or ${APPLE_ACCOUNT.join(', ')}.`,
    );
  return { signed: true, by: 'a Developer ID certificate, notarized by Apple' };
}

const notarized = (env: Environment): boolean => complete(env, APPLE_KEY) || complete(env, APPLE_ACCOUNT);

/** Updates of the AppImage carry a signature of our own. A repository signs its index, and with it deb and rpm. */
export function linuxSigning({ DESKTOP_UPDATE_KEY: key }: Environment): Signing {
  if (key) return { signed: true, by: 'the ed25519 key in DESKTOP_UPDATE_KEY (updates of the AppImage)' };
  return { signed: false, unsigned: 'DESKTOP_UPDATE_KEY is not set. The AppImage does not update itself.' };
}

/** electron-builder's Azure options; undefined if Azure does not sign. SHA-256 only. */
export function azureSignOptions(env: Environment) {
  if (!complete(env, AZURE)) return undefined;
  return {
    endpoint: env['AZURE_SIGN_ENDPOINT'] ?? '',
    codeSigningAccountName: env['AZURE_SIGN_ACCOUNT'] ?? '',
    certificateProfileName: env['AZURE_SIGN_PROFILE'] ?? '',
    publisherName: env['AZURE_SIGN_PUBLISHER'] ?? '',
    fileDigest: 'SHA256',
    timestampDigest: 'SHA256',
    timestampRfc3161: 'http://timestamp.acs.microsoft.com',
  };
}
