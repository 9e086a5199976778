import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** A program of an installed package, such as `{ package: 'typescript', bin: 'tsc', args: ['-p', '.'] }`. */
export type Tool = { package: string; bin?: string; args: string[]; env?: Record<string, string> };

/** `output` is standard output and standard error in order; empty if they went to the terminal. */
export type ToolResult = { code: number; output: string; seconds: number };

/** Runs a tool in the project's folder. `show` lets it write to the terminal itself. */
export function runTool(tool: Tool, { show = false } = {}): Promise<ToolResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [toolPath(tool), ...tool.args], {
    cwd: ROOT,
    env: { ...process.env, ...tool.env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    const done = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

/** The script behind an entry of `node_modules/.bin`, which Windows cannot run without a shell. */
function toolPath({ package: name, bin }: Tool): string {
  const folder = path.join(ROOT, 'node_modules', name);
  const { bin: bins } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bins === 'string' ? bins : bins[bin ?? name];
  if (!file) throw new Error(`${name} has no program ${bin ?? name}`);
  return path.join(folder, file);
}
