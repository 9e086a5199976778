import fs from 'node:fs';
import { z } from 'zod';
import { computerSettings, type ComputerSettings, type SettingsChange } from '#shared/desktop.ts';
import type { DesktopPolicy } from '../policy/policy.ts';
import { firstSound } from '#shared/bell-sound.ts';
import { firstShiftEnds, quietAt } from '#shared/quiet.rules.ts';
import { serverAddress } from '../policy/server-address.rules.ts';
import { writeWhole } from '../system/whole-file.ts';
import { windowState, type WindowState } from './window-state.rules.ts';

const kept = computerSettings.partial().extend({
  server: z.string().optional(),
  window: windowState.optional(),
  knowsTray: z.boolean().optional(),
  autostartWritten: z.boolean().optional(),
});
type Kept = z.output<typeof kept>;

const defaults: ComputerSettings = {
  noticeDetail: 'name',
  quietUntil: null,
  shiftEnds: firstShiftEnds,
  muted: false,
  ...firstSound,
  startAtLogin: true,
};

/** Settings of this account on this computer. The policy of IT takes precedence. */
export type Settings = {
  current(): ComputerSettings;
  change(change: SettingsChange): ComputerSettings;
  locked(): (keyof ComputerSettings | 'server')[];
  server(): string | null;
  chooseServer(address: string): void;
  window(): WindowState | null;
  keepWindow(state: WindowState): void;
  /** Whether the person was told that closing the window does not quit. */
  knowsTray(): boolean;
  keepKnowsTray(): void;
  /** What was last written to the system's list of programs to start; null: nothing yet. */
  autostartWritten(): boolean | null;
  keepAutostartWritten(on: boolean): void;
};

export function openSettings(file: string, policy: DesktopPolicy, now: () => number = Date.now): Settings {
  let own = read(file);
  const write = (change: Partial<Kept>) => {
    own = { ...own, ...change };
    writeWhole(file, () => JSON.stringify(own, null, 2));
  };
  const { server, noticeDetail, startAtLogin } = policy;
  const decided = {
    ...(noticeDetail === undefined ? {} : { noticeDetail }),
    ...(startAtLogin === undefined ? {} : { startAtLogin }),
  };
  const current = () => {
    const settings = computerSettings.parse({ ...defaults, ...own, ...decided });
    return { ...settings, quietUntil: quietAt(settings.quietUntil, now()) };
  };
  return {
    current,
    change(change) {
      const allowed = Object.entries(change).filter(([name]) => !Object.hasOwn(decided, name));
      if (allowed.length > 0) write(computerSettings.partial().parse(Object.fromEntries(allowed)));
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
    knowsTray: () => own.knowsTray ?? false,
    keepKnowsTray: () => write({ knowsTray: true }),
    autostartWritten: () => own.autostartWritten ?? null,
    keepAutostartWritten: (autostartWritten) => write({ autostartWritten }),
  };
}

/** The file may have been edited by hand: its address is validated like a typed one. */
function checked(address: string | undefined): string | null {
  const result = serverAddress(address ?? '');
  return result.ok ? result.address : null;
}

/** Parses each field alone: an invalid one does not affect the others. */
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
