import { buildConsole } from './console-build.ts';

try {
  await buildConsole();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// Runs in this process, so that signals and the exit code are the server's.
await import('#server/main.ts');
