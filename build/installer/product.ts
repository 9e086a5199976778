import { updateAddress, type Build } from '#electron/main/update.rules.ts';

/** What the desktop program is called wherever a system wants a name for it. */
export const PRODUCT = {
  /** Bundle id on macOS, AppUserModelId on Windows. A change makes every installed copy a stranger to its updates. */
  appId: 'app.concierge.desk',
  name: 'Concierge Desk',
  executable: 'concierge-desk',
  /** Links such as concierge-desk://conversations/… open the console at that page. */
  scheme: 'concierge-desk',
  description: "The hotel's concierge desk: guests' messages and requests, with notices that wait for an answer.",
  vendor: 'Concierge',
  email: 'support@concierge.example',
  homepage: 'https://concierge.example',
} as const;

/** `user`: installed by whoever signs in, updates itself. `machine`: installed and updated by IT, for everyone. */
export type Install = 'user' | 'machine';

export type Environment = Record<string, string | undefined>;

/** Which of the two Windows installations is built. Throws on a word it does not know. */
export function installOf({ DESKTOP_INSTALL: install = 'user' }: Environment): Install {
  if (install === 'user' || install === 'machine') return install;
  throw new Error(`DESKTOP_INSTALL must be "user" or "machine", not "${install}".`);
}

/**
 * Where the program looks for updates unless IT's file names another place, without a closing slash; null without one.
 * Throws on anything but https (or this very computer, for trials), since an update is a program that will run.
 */
export function feedOf({ DESKTOP_UPDATE_URL: feed }: Environment): string | null {
  if (!feed) return null;
  const address = updateAddress(feed);
  if (address !== null) return address;
  throw new Error(`DESKTOP_UPDATE_URL must be an https address such as https://updates.example.com/desk: "${feed}".`);
}

/** The package.json that goes into the program: none of the server's packages, scripts or path names. */
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
    // Linux ties a running window to its launcher by this name.
    desktopName: `${PRODUCT.executable}.desktop`,
    conciergeDesk: build,
  };
}
