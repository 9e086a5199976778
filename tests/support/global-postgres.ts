import type { TestProject } from 'vitest/node';
import { TEST_POSTGRES_URL, sharedPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Before the first test of a run; the answer runs after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const giveBack = await sharedPostgresServer();
  project.provide('postgresUrl', process.env[TEST_POSTGRES_URL] ?? '');
  return giveBack;
}
