import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { until } from './until.ts';

export type ServerProcess = {
  url: string;
  /** Output so far, for messages of failed tests. */
  output: string[];
  /** kill -9, without clean-up. */
  kill(): Promise<void>;
  /** SIGSTOP: the process keeps its connections and does nothing until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Sends SIGINT, or the signal, and waits for the exit. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');

/** A server in a separate process. `settings` are its environment. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = settings['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      DATA_DIR: os.tmpdir(),
      SEED_DEMO: '0',
      BETTER_AUTH_SECRET: 'a secret of tests, thirty-two characters or more',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await until(`a server (${settings['ROLE'] ?? 'all'}) runs`, () => isUp(child, output), 90);
  return {
    url,
    output,
    kill: () => end(child, 'SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: (signal = 'SIGINT') => end(child, signal),
  };
}

function isUp(child: ChildProcess, output: string[]): boolean {
  if (child.exitCode !== null) throw new Error(`the server left: ${output.join('')}`);
  return /Concierge (is|workers are) running/.test(output.join(''));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const left = once(child, 'exit');
  child.kill(signal);
  await left;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
