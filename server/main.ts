import { ConfigError, readConfig } from './config.ts';
import { compose } from './compose.ts';

/** Reads ROLE and the other settings, starts, prints where to go, and stops cleanly on Ctrl+C. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await compose(config);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`stopping after ${signal} failed`, error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const address = await server.start();
  for (const line of server.greeting(address)) console.log(line);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
