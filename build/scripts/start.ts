import { buildConsole } from './console-build.ts';

startWithOneArena();
try {
  await buildConsole();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
stopWithNpm();
// Runs in this process, so that signals and the exit code are the server's.
await import('#server/main.ts');

/**
 * Starts this process again with one arena of glibc's malloc, which reads the setting at its start: the server is resident
 * with 16 MB less. https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html
 */
function startWithOneArena(): void {
  const { env, execPath, execArgv, argv, platform } = process;
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX']) return;
  process.execve!(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '1' });
}

/** npm hands SIGTERM to its shell, which ends without passing it on. The server stops when that shell is gone. */
function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start' || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
