import { z } from 'zod';

const build = z.object({
  /** `managed`: new versions are installed by IT or a package manager. */
  updates: z.enum(['self', 'managed']),
  /** Update address of this build; null if none was set. */
  feed: z.string().nullable(),
  /** Whether the build is signed, so that Windows or macOS can verify its publisher. */
  signed: z.boolean(),
  /** Public key (PEM) by which an AppImage checks its updates. */
  updateKey: z.string().optional(),
});

/** Build information of a packaged program: `conciergeDesk` in the package.json of its archive. */
export type Build = z.output<typeof build>;

/** What IT decides about updates (electron/main/policy/policy.ts). */
export type UpdateSetting = { updates?: boolean | undefined; updateUrl?: string | undefined };

export type Installation = {
  platform: NodeJS.Platform;
  isPackaged: boolean;
  /** The AppImage's file (APPIMAGE); absent in other Linux installations. */
  appImage: string | undefined;
  build: Build | null;
};

/** `key`: updates must carry its signature (PEM); null where the system checks the publisher. */
export type UpdatePlan = { on: true; feed: string; key: string | null } | { on: false; reason: string };

/** The build information of a package.json; null if there is none, as in a program started from its sources. */
export function readBuild(packageJson: string): Build | null {
  const read = z.object({ conciergeDesk: build }).safeParse(JSON.parse(packageJson));
  return read.success ? read.data.conciergeDesk : null;
}

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An update address with its path, without a trailing slash. Null unless it is https or on this computer, because files
 * from there will be executed.
 */
export function updateAddress(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, hostname, origin, pathname } = new URL(typed);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname));
  return isSafe ? (origin + pathname).replace(/\/+$/, '') : null;
}

/**
 * Whether this installation updates itself, and from where; `reason` is for the log. Checked in this order: policy, kind of
 * installation, update address.
 */
export function planUpdates({ updates, updateUrl }: UpdateSetting, installation: Installation): UpdatePlan {
  const { build: made } = installation;
  if (!installation.isPackaged || !made) return off('this is not an installed program');
  if (updates === false) return off("switched off by this computer's administrators");
  const other = whoElse(made, installation);
  if (other !== null) return off(other);
  const feed = updateAddress(updateUrl ?? made.feed ?? '');
  return feed === null
    ? off('neither this build nor the policy names an https address')
    : { on: true, feed, key: made.updateKey ?? null };
}

const off = (reason: string): UpdatePlan => ({ on: false, reason });

/** Why an installation must not replace itself; null if it may. */
function whoElse({ updates, signed, updateKey }: Build, { platform, appImage }: Installation): string | null {
  if (updates === 'managed') return 'installed for the whole computer: IT brings new versions';
  if (platform === 'linux' && !appImage) return 'installed as a package: the package manager brings new versions';
  if (platform === 'linux')
    return updateKey ? null : 'this build has no key, so an update could not be told from a forgery';
  if (platform !== 'win32' && platform !== 'darwin') return `nothing is made for ${platform}`;
  return signed ? null : 'this build is not signed, so an update could not be told from a forgery';
}

const secondMs = 1000;
const hourMs = 3_600_000;

/**
 * Milliseconds until the next check for updates: soon after the start, then every four hours. `chance` (0 to 1) spreads the
 * checks of computers that are switched on at the same time.
 */
export const nextCheckMs = (isFirst: boolean, chance: number): number =>
  Math.round((isFirst ? 15 * secondMs : 4 * hourMs) * (0.8 + 0.4 * chance));

/** A postponed version is offered again after this time, because a front desk rarely closes the program. */
export const askAgainMs = 24 * hourMs;
