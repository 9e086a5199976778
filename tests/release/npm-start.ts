import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { until } from '#tests/support/until.ts';

export type NpmStart = {
  output: string[];
  /** SIGTERM to npm itself, as a supervisor sends it; resolves when npm has ended. */
  terminate(): Promise<void>;
};

/** `npm start` in this folder, until the server runs. */
export async function npmStart(program: string, settings: Record<string, string>): Promise<NpmStart> {
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], { cwd: program, env: { PATH, HOME, ...settings } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)));
  await until(
    'the server runs',
    () => {
      if (child.exitCode !== null) throw new Error(`npm start left: ${output.join('')}`);
      return output.join('').includes('Concierge is running');
    },
    180,
  );
  return {
    output,
    terminate: async () => {
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      await left;
    },
  };
}

/** Processes of this folder's program, PostgreSQL included: their ids and commands. */
export function processesOf(program: string): { pid: number; command: string }[] {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids
    .map((id) => ({ pid: Number(id), command: commandOf(id), cwd: cwdOf(id) }))
    .filter(({ command, cwd }) => command.includes(program) || cwd === program)
    .map(({ pid, command }) => ({ pid, command }));
}

/** Empty for a process that has ended meanwhile. */
function commandOf(id: string): string {
  try {
    return fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function cwdOf(id: string): string {
  try {
    return fs.readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return '';
  }
}
