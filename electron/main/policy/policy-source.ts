import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { appId } from '../system/identity.ts';
import { registryValues, trustOfMode, trustOfSddl, type Trust } from './policy-trust.rules.ts';

/** Runs a program of the system; tests replace it. @throws if it fails. */
export type Ask = (program: string, parameters: string[], env?: Record<string, string>) => string;

const timeoutMs = 10_000;
const ask: Ask = (program, parameters, env = {}) =>
  execFileSync(program, parameters, {
    encoding: 'utf8',
    timeout: timeoutMs,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });

/** Not read from the environment, which the account controls. */
const system = String.raw`C:\Windows\System32`;
const powershell = String.raw`${system}\WindowsPowerShell\v1.0\powershell.exe`;
const policyKey = String.raw`HKLM\Software\Policies\Concierge Desk`;

/** Whether the file is trusted. Its folder is checked too: write access there allows replacing the file. */
export function trustOfFile(file: string, platform: NodeJS.Platform, from: Ask = ask): Trust {
  const places = platform === 'win32' ? [path.win32.dirname(file), file] : [path.dirname(file), file];
  for (const place of places) {
    const trust = platform === 'win32' ? onWindows(place, from) : elsewhere(place);
    if (!trust.ok) return trust;
  }
  return { ok: true };
}

function elsewhere(place: string): Trust {
  const found = fs.lstatSync(place);
  return trustOfMode(place, { uid: found.uid, mode: found.mode, link: found.isSymbolicLink() });
}

/** `Get-Acl` may describe a link (junction) or its target, so links are refused. */
const script =
  "$ErrorActionPreference='Stop'; $i=Get-Item -LiteralPath $env:DESK_POLICY -Force; if ($i.Attributes -band [IO.FileAttributes]::ReparsePoint) { 'LINK' } else { (Get-Acl -LiteralPath $env:DESK_POLICY).Sddl }";

function onWindows(place: string, from: Ask): Trust {
  try {
    const said = from(powershell, ['-NoProfile', '-NonInteractive', '-Command', script], { DESK_POLICY: place }).trim();
    return said === 'LINK' ? { ok: false, problem: `${place} is a link` } : trustOfSddl(place, said);
  } catch {
    return { ok: false, problem: `${place}: its rights could not be read` };
  }
}

/** What administrators have set by the means of the system, and why some of it could not be read. */
export type Managed = { values: Record<string, unknown>; problems: string[] };

/** `reg.exe` ends with this code where there is no such key. */
const noSuchKey = 1;

/** Values written by Group Policy, which only administrators can set. A missing key means no policy. */
export function registryPolicy(platform: NodeJS.Platform, from: Ask = ask): Managed {
  if (platform !== 'win32') return { values: {}, problems: [] };
  try {
    return {
      values: registryValues(from(String.raw`${system}\reg.exe`, ['query', policyKey, '/reg:64'])),
      problems: [],
    };
  } catch (error) {
    if ((error as { status?: unknown }).status === noSuchKey) return { values: {}, problems: [] };
    return { values: {}, problems: [`Group Policy could not be read: ${(error as Error).message}`] };
  }
}

const managedFile = `/Library/Managed Preferences/${appId}.plist`;

/**
 * The values of a configuration profile on macOS, which the management tool writes as root. A missing file means no policy;
 * one that cannot be read, or that others could have written, is a problem.
 */
export function managedPreferences(platform: NodeJS.Platform, from: Ask = ask, file = managedFile): Managed {
  const none = (problem?: string) => ({ values: {}, problems: problem === undefined ? [] : [problem] });
  if (platform !== 'darwin' || !fs.existsSync(file)) return none();
  const trust = trustOfFile(file, platform, from);
  if (!trust.ok) return none(`the profile is ignored: ${trust.problem}`);
  try {
    const text = from('/usr/bin/plutil', ['-convert', 'json', '-o', '-', '--', file]);
    return { values: JSON.parse(text) as Record<string, unknown>, problems: [] };
  } catch (error) {
    return none(`the profile could not be read: ${(error as Error).message}`);
  }
}
