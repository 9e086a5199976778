import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { noticeDetail } from '#shared/desktop.ts';
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

/** No file is no policy. */
export function readPolicy(file: string): { policy: DesktopPolicy; problems: string[] } {
  try {
    return parsePolicy(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { policy: {}, problems: missing ? [] : [(error as Error).message] };
  }
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
