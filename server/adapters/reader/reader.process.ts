import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addressSpaceKb, largestHeapMb, memoryExitCode, type Answer, type Task } from './reader.tasks.ts';

const script = fileURLToPath(new URL('./reader.child.ts', import.meta.url));
/** Largest answer in bytes. */
const largestAnswer = 16 * 1024 * 1024;

/**
 * Runs a task in a child process and kills it at the time limit. Fails with `memory`, `timeout`, `crash`, or the name
 * of the error that the reader threw. The process does not get our environment variables.
 */
export function inProcess(task: Task, bytes: Uint8Array, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const child = start(task);
    const chunks: Buffer[] = [];
    let size = 0;
    let failure: string | null = null;
    const give = (reason: string) => {
      failure ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => give('timeout'), timeoutMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > largestAnswer) give('memory');
      else chunks.push(chunk);
    });
    child.once('error', () => give('crash'));
    // 'close' is emitted after the exit status was collected, so no zombie process is left.
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve(failure ? { failure } : answerOf(Buffer.concat(chunks), code, signal));
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

function start(task: Task): ChildProcess {
  const node = ['--disable-wasm-trap-handler', `--max-old-space-size=${largestHeapMb}`, '--no-warnings', script, task];
  const env = { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] };
  const options = { env, stdio: ['pipe', 'pipe', 'ignore', 'ipc'] as const, windowsHide: true };
  if (process.platform !== 'linux') return spawn(process.execPath, node, { ...options, stdio: [...options.stdio] });
  const limited = `ulimit -v ${addressSpaceKb}; ulimit -c 0; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...node], { ...options, stdio: [...options.stdio] });
}

/** Without address space V8 aborts (SIGABRT, SIGTRAP, SIGILL) instead of exiting. */
function answerOf(output: Buffer, code: number | null, signal: NodeJS.Signals | null): Answer {
  if (code === 0 && output.length > 0) return JSON.parse(output.toString()) as Answer;
  const aborted = signal !== null || (code !== null && code > 128);
  return { failure: code === memoryExitCode || aborted ? 'memory' : 'crash' };
}
