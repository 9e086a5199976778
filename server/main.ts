import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { compose } from './compose/compose.ts';
import { prepareModel } from './features/understanding/model-store.ts';
import { connectionAdvice } from './db/database-problems.ts';
import { describeError } from './log.rules.ts';
import { releaseStartMemory } from './start-memory.ts';

/** Reads the settings, starts the processes of ROLE, prints the URL, and shuts down on SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Runs before listening: without a build, training takes about a minute of one core.
  if (await prepareModel()) console.log('The understanding of guests was trained: its sources have changed.');
  const server = await compose(config);
  releaseStartMemory();
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`stopping after ${signal} failed`, describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const address = await server.start();
  for (const line of server.greeting(address)) console.log(line);
}

// Node would print a thrown error with all its fields, including request headers.
process.on('uncaughtException', (error) => {
  console.error('unexpected error', describeError(error));
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});

/** Advice for a known cause of a failed start; otherwise the error itself. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall, port } = (error ?? {}) as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken, perhaps by another Concierge. Stop that one, or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user. Choose another one: PORT=3001 npm start`;
  const advice = connectionAdvice(error);
  if (advice) return `DATABASE_URL: ${advice}`;
  return describeError(error);
}
