import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '../..');

/** The `sh` blocks below a heading of a page of docs, up to the next heading of the same level. */
export function commandsBelow(page: string, heading: string): string[] {
  const content = fs.readFileSync(path.join(root, 'docs', page), 'utf8');
  const section = content.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/${page} has no heading ${heading}`);
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);
}

/** Runs blocks as one script that ends at the first failed command, as a person would stop there. */
export async function runCommands(blocks: string[], { cwd, env }: { cwd: string; env: Record<string, string> }) {
  const script = ['set -euo pipefail', ...blocks].join('\n');
  // NODE_EXTRA_CA_CERTS: a network whose proxy has its own certificate.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const child = spawn('bash', ['-c', script], {
    cwd,
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const left = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await left;
  return { code: Number(code), said: out + err };
}

/** The names that a block exports: the first block of a page sets values, which the test replaces by its own. */
export function exportedNames(block: string): string[] {
  return [...block.matchAll(/(?:export |\s)([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name).toSorted();
}
