import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');
const globalSetup = 'tests/support/global-postgres.ts';
const model = 'tests/support/global-understanding.ts';

/** The database starts only if a project that needs it has files to run; all projects share it. */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    projects: [
      {
        root,
        test: {
          name: 'server',
          include: ['tests/{server,shared,resilience}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: [globalSetup, model],
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          testTimeout: 20_000,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'renderer',
          include: ['tests/renderer/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/jsdom-setup.ts'],
          globalSetup,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
