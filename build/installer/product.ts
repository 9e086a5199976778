import { appId } from '#electron/main/system/identity.ts';
import { updateAddress, type Build } from '#electron/main/update/update.rules.ts';

/** Names of the desktop program for all systems. */
export const PRODUCT = {
  appId,
  name: 'Concierge Desk',
  executable: 'concierge-desk',
  /** Links such as concierge-desk://conversations/… open the console at that page. */
  scheme: 'concierge-desk',
  description: "The hotel's concierge desk: guests' messages and requests, with notices that wait for an answer.",
  vendor: 'Concierge',
  email: 'support@concierge.example',
  homepage: 'https://concierge.example',
} as const;

/** `user`: installed by one account, updates itself. `machine`: installed and updated by IT for all accounts. */
export type Install = 'user' | 'machine';

export type Environment = Record<string, string | undefined>;

/** The Windows installation kind to build. @throws on an unknown value. */
export function installOf({ DESKTOP_INSTALL: install = 'user' }: Environment): Install {
  if (install === 'user' || install === 'machine') return install;
  throw new Error(`DESKTOP_INSTALL must be "user" or "machine", not "${install}".`);
}

/**
 * Default update address without a trailing slash; null if none is set. The policy file may replace it.
 * @throws unless it is https or this computer (for trials), because updates are executed.
 */
export function feedOf({ DESKTOP_UPDATE_URL: feed }: Environment): string | null {
  if (!feed) return null;
  const address = updateAddress(feed);
  if (address !== null) return address;
  throw new Error(`DESKTOP_UPDATE_URL must be an https address such as https://updates.example.com/desk: "${feed}".`);
}

/** The package.json of the program, without packages, scripts and paths of the server. */
export function packagedManifest(version: string, build: Build): Record<string, unknown> {
  return {
    name: PRODUCT.executable,
    productName: PRODUCT.name,
    version,
    description: PRODUCT.description,
    author: { name: PRODUCT.vendor, email: PRODUCT.email },
    homepage: PRODUCT.homepage,
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    main: 'out/main/index.js',
    // Linux matches windows to their launcher by this name.
    desktopName: `${PRODUCT.executable}.desktop`,
    conciergeDesk: build,
  };
}
