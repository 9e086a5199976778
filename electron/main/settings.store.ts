import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { platformSettings, type PlatformSettings, type SettingsChange } from '#shared/desktop.ts';
import type { DesktopPolicy } from './policy.ts';
import { serverAddress } from './server-address.rules.ts';
import { windowState, type WindowState } from './window-state.rules.ts';

const kept = platformSettings.partial().extend({ server: z.string().optional(), window: windowState.optional() });
type Kept = z.output<typeof kept>;

const defaults: PlatformSettings = { noticeDetail: 'name', quiet: false, startAtLogin: true };

/** What was chosen on this computer by this account; what IT decided wins. */
export type Settings = {
  current(): PlatformSettings;
  change(change: SettingsChange): PlatformSettings;
  locked(): (keyof PlatformSettings | 'server')[];
  server(): string | null;
  chooseServer(address: string): void;
  window(): WindowState | null;
  keepWindow(state: WindowState): void;
};

export function openSettings(file: string, policy: DesktopPolicy): Settings {
  let own = read(file);
  const write = (change: Partial<Kept>) => {
    own = { ...own, ...change };
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // A power cut leaves the old file or the new one, never half of one.
    fs.writeFileSync(`${file}.new`, JSON.stringify(own, null, 2));
    fs.renameSync(`${file}.new`, file);
  };
  const { server, noticeDetail, startAtLogin } = policy;
  const decided = {
    ...(noticeDetail === undefined ? {} : { noticeDetail }),
    ...(startAtLogin === undefined ? {} : { startAtLogin }),
  };
  const current = () => platformSettings.parse({ ...defaults, ...own, ...decided });
  return {
    current,
    change(change) {
      const allowed = Object.entries(change).filter(([name]) => !Object.hasOwn(decided, name));
      if (allowed.length > 0) write(platformSettings.partial().parse(Object.fromEntries(allowed)));
      return current();
    },
    locked: () => [
      ...(Object.keys(decided) as (keyof typeof decided)[]),
      ...(server === undefined ? [] : (['server'] as const)),
    ],
    server: () => server ?? checked(own.server),
    chooseServer: (address) => write({ server: address }),
    window: () => own.window ?? null,
    keepWindow: (window) => write({ window }),
  };
}

/** The file may have been written by hand: an address in it is held to the same rules as a typed one. */
function checked(address: string | undefined): string | null {
  const result = serverAddress(address ?? '');
  return result.ok ? result.address : null;
}

/** Each field on its own: one that is not understood spoils no other. */
function read(file: string): Kept {
  try {
    const given: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    const fields = Object.entries(typeof given === 'object' && given !== null ? given : {}).filter(
      ([name, value]) => Object.hasOwn(kept.shape, name) && kept.shape[name as keyof Kept].safeParse(value).success,
    );
    return kept.parse(Object.fromEntries(fields));
  } catch {
    return {};
  }
}
