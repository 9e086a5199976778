import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { noticeDetail } from '#shared/desktop.ts';
import type { Trust } from './policy-trust.rules.ts';
import { serverAddress } from './server-address.rules.ts';
import { updateAddress } from '../update/update.rules.ts';

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

/** Settings that IT may decide for all accounts of a computer. Each field is checked alone: an invalid one does not affect the others. */
const fields = {
  /** The server's address. If set here, people are not asked for it and cannot change it. */
  server: address,
  startAtLogin: z.boolean(),
  /** How much a notification shows of a guest, because the screen may face guests. */
  noticeDetail,
  /** Address of new versions (https); default: the address of the build. */
  updateUrl: feed,
  /** `false`: IT distributes new versions. */
  updates: z.boolean(),
  /** A mirror of the spelling dictionaries, for networks without internet access. */
  dictionaryUrl: address,
} as const;

export const policyNames = Object.keys(fields);

export type DesktopPolicy = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };

/** Path of the administrators' policy file: readable by everyone, writable by administrators. */
export function policyFile(platform: NodeJS.Platform, env: Record<string, string | undefined>): string {
  if (platform === 'win32')
    return path.win32.join(env['ProgramData'] ?? String.raw`C:\ProgramData`, 'Concierge Desk', 'config.json');
  if (platform === 'darwin') return '/Library/Application Support/Concierge Desk/config.json';
  return '/etc/concierge-desk/config.json';
}

/** Parses a policy's text. `problems` describes ignored fields for the log. */
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
 * A missing file means no policy. A file that others than administrators could have written is `refused` and ignored.
 * `trust` is called for an existing file only.
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

/** A policy with a fault may have been meant to switch updates off: until it is corrected, there are none. */
export const cautious = (read: ReadPolicy): ReadPolicy =>
  read.problems.length === 0 ? read : { ...read, policy: { ...read.policy, updates: false } };

/** Values of Group Policy or of a management profile take precedence over the file, field by field. */
export function withManaged(read: ReadPolicy, values: Record<string, unknown>): ReadPolicy {
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
