import { buildConsole } from './console-build.ts';

try {
  await buildConsole();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
stopWithNpm();
// Runs in this process, so that signals and the exit code are the server's.
await import('#server/main.ts');

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
