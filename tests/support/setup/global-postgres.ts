import type { TestProject } from 'vitest/node';
import { TEST_POSTGRES_URL, sharedPostgresServer } from '../postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Runs before the first test; the returned function runs after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const giveBack = await sharedPostgresServer();
  project.provide('postgresUrl', process.env[TEST_POSTGRES_URL] ?? '');
  return giveBack;
}
