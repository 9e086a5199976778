import { z } from 'zod';

const build = z.object({
  /** `managed`: somebody else brings new versions, such as IT or a package manager. */
  updates: z.enum(['self', 'managed']),
  /** Where this build looks for updates; null where it was given no address. */
  feed: z.string().nullable(),
  /** Whether Windows or macOS can tell who made it. */
  signed: z.boolean(),
});

/** What a packaged program knows of its own making: `conciergeDesk` in the package.json of its archive. */
export type Build = z.output<typeof build>;

/** What IT decides about updates (electron/main/policy.ts). */
export type UpdateSetting = { updates?: boolean | undefined; updateUrl?: string | undefined };

export type Installation = {
  platform: NodeJS.Platform;
  isPackaged: boolean;
  /** The AppImage's own file, which it names in APPIMAGE; the other kinds of installation on Linux have none. */
  appImage: string | undefined;
  build: Build | null;
};

export type UpdatePlan = { on: true; feed: string } | { on: false; reason: string };

/** The stamp in a packaged package.json; null where there is none, as in a program started from its sources. */
export function readBuild(packageJson: string): Build | null {
  const read = z.object({ conciergeDesk: build }).safeParse(JSON.parse(packageJson));
  return read.success ? read.data.conciergeDesk : null;
}

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address for updates, with its path, without a closing slash; null unless it is https or on this very computer,
 * since what lies there will be run.
 */
export function updateAddress(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, hostname, origin, pathname } = new URL(typed);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname));
  return isSafe ? (origin + pathname).replace(/\/+$/, '') : null;
}

/**
 * Whether this installation updates itself, and from where; `reason` is for the log. IT's word comes first, then what
 * the installation is able to do, then where new versions lie.
 */
export function planUpdates({ updates, updateUrl }: UpdateSetting, installation: Installation): UpdatePlan {
  const { build: made } = installation;
  if (!installation.isPackaged || !made) return off('this is not an installed program');
  if (updates === false) return off("switched off by this computer's administrators");
  const other = whoElse(made, installation);
  if (other !== null) return off(other);
  const feed = updateAddress(updateUrl ?? made.feed ?? '');
  return feed === null ? off('neither this build nor the policy names an https address') : { on: true, feed };
}

const off = (reason: string): UpdatePlan => ({ on: false, reason });

/** Why an installation must not replace itself; null where it may. */
function whoElse({ updates, signed }: Build, { platform, appImage }: Installation): string | null {
  if (updates === 'managed') return 'installed for the whole computer: IT brings new versions';
  if (platform === 'linux') return appImage ? null : 'installed as a package: the package manager brings new versions';
  if (platform !== 'win32' && platform !== 'darwin') return `nothing is made for ${platform}`;
  return signed ? null : 'this build is not signed, so an update could not be told from a forgery';
}

const secondMs = 1000;
const hourMs = 3_600_000;

/**
 * Milliseconds until the next look for an update: soon after the start, then every four hours, spread by `chance`
 * (0 to 1) so that a chain's computers, switched on together, do not ask together.
 */
export const nextCheckMs = (isFirst: boolean, chance: number): number =>
  Math.round((isFirst ? 15 * secondMs : 4 * hourMs) * (0.8 + 0.4 * chance));

/** A version that is ready and was put off is offered again after this time: a front desk's program is never closed. */
export const askAgainMs = 24 * hourMs;
