import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { noticeDetail } from '#shared/desktop.ts';
import type { Trust } from './policy-trust.rules.ts';
import { serverAddress } from './server-address.rules.ts';
import { updateAddress } from './update.rules.ts';

const address = z.string().transform((value, context) => {
  const read = serverAddress(value);
  if (read.ok) return read.address;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});

const feed = z.string().transform((value, context) => {
  const read = updateAddress(value);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'must be an https address' });
  return z.NEVER;
});

/** What IT may decide for every account of a computer; each field stands alone, so that one mistake spoils no other. */
const fields = {
  /** Where the server is. Set here, it is neither asked for nor to be changed. */
  server: address,
  startAtLogin: z.boolean(),
  /** What a notice shows of a guest: the screen may face guests. */
  noticeDetail,
  /** Where new versions lie (https); without it, the address that was built in. */
  updateUrl: feed,
  /** `false` where IT distributes new versions itself. */
  updates: z.boolean(),
  /** A mirror of the spelling dictionaries, for networks that reach no other. */
  dictionaryUrl: address,
} as const;

export type DesktopPolicy = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };

/** Where the file of the computer's administrators is: everyone reads it, they alone write it. */
export function policyFile(platform: NodeJS.Platform, env: Record<string, string | undefined>): string {
  if (platform === 'win32')
    return path.win32.join(env['ProgramData'] ?? String.raw`C:\ProgramData`, 'Concierge Desk', 'config.json');
  if (platform === 'darwin') return '/Library/Application Support/Concierge Desk/config.json';
  return '/etc/concierge-desk/config.json';
}

/** A policy's text; `problems` are the fields that were left out, in words for the log. */
export function parsePolicy(text: string): { policy: DesktopPolicy; problems: string[] } {
  const given = asObject(text);
  if (!given) return { policy: {}, problems: ['the file is not a JSON object'] };
  const policy: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : null;
    const read = field?.safeParse(value);
    if (read?.success) policy[name] = read.data;
    else problems.push(`${name}: ${read ? read.error.issues[0]?.message : 'is no setting'}`);
  }
  return { policy: policy as DesktopPolicy, problems };
}

export type ReadPolicy = { policy: DesktopPolicy; problems: string[]; refused: boolean };

/**
 * No file is no policy. A file that others than administrators could have written is `refused`: nothing of it counts.
 * `trust` answers for a file that is there.
 */
export function readPolicy(file: string, trust: (file: string) => Trust): ReadPolicy {
  try {
    if (!fs.existsSync(file)) return { policy: {}, problems: [], refused: false };
    const trusted = trust(file);
    if (!trusted.ok) return { policy: {}, problems: [`the file is ignored: ${trusted.problem}`], refused: true };
    return { ...parsePolicy(fs.readFileSync(file, 'utf8')), refused: false };
  } catch (error) {
    return { policy: {}, problems: [(error as Error).message], refused: true };
  }
}

/** The registry's values win over the file's, field by field. */
export function withRegistry(read: ReadPolicy, values: Record<string, string | boolean>): ReadPolicy {
  if (Object.keys(values).length === 0) return read;
  const { policy, problems } = parsePolicy(JSON.stringify(values));
  return { ...read, policy: { ...read.policy, ...policy }, problems: [...read.problems, ...problems] };
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
