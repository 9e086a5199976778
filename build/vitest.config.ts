import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');
const globalSetup = 'tests/support/setup/global-postgres.ts';
const model = 'tests/support/setup/global-understanding.ts';

/** Longer than two waits of `until` (20 s each by default), so that the error of a test names the condition. */
const testTimeout = 60_000;
/** Starting a production process may take a minute on a busy machine. */
const hookTimeout = 120_000;

/** One core is left to PostgreSQL and to the servers that tests start, but a test that waits never stops all others. */
const maxWorkers = Math.max(2, os.availableParallelism() - 1);

/**
 * The files of a worker share its modules, because loading the server takes 3 s of CPU, and React with antd 2 s. Modules of
 * server/ and shared/ keep no state but caches, so one file cannot change another; those of renderer/ keep stores, so each of
 * its files loads them again (jsdom-setup.ts).
 */
const sharedModules = { pool: 'forks', isolate: false } as const;

/** The database starts only if a project that needs it has files to run; all projects share it. */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    maxWorkers,
    projects: [
      {
        root,
        test: {
          name: 'server',
          include: ['tests/{server,shared,resilience}/**/*.test.ts'],
          environment: 'node',
          ...sharedModules,
          globalSetup: [globalSetup, model],
          testTimeout,
          hookTimeout,
        },
      },
      {
        root,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'understanding',
          include: ['tests/{understanding,evaluate}/**/*.test.ts'],
          environment: 'node',
          ...sharedModules,
          globalSetup: [model],
        },
      },
      {
        root,
        test: {
          name: 'electron',
          include: ['tests/electron/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'renderer',
          include: ['tests/renderer/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...sharedModules,
          setupFiles: ['tests/support/setup/jsdom-setup.ts'],
          globalSetup,
          testTimeout,
        },
      },
    ],
  },
});
