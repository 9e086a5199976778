import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findElectron } from '#build/electron.ts';
import { ROOT } from '#build/tool.ts';
import { buildConsole } from '../console-build.ts';
import { buildDesktop } from '../desktop-build.ts';

/**
 * Trains the model and builds the console and the desktop program, once for all suites. What fails here fails again, with its
 * reason, in the suite that needs it.
 */
export async function prepare(): Promise<void> {
  await Promise.allSettled([train(), findElectron() ? buildDesktop() : buildConsole()]);
}

/** In a process of its own: training takes most of a minute of one core. */
async function train(): Promise<void> {
  const script = path.join(ROOT, 'build/scripts/train-understanding.ts');
  await once(spawn(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' }), 'exit');
}
