import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * `npm run release:check`: installs and updates real packages. Takes half an hour and needs system tools; not part of npm
 * test. One file at a time, because each starts several servers; the understanding is trained before the first.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'release',
    include: ['tests/release/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    globalSetup: ['tests/support/setup/global-understanding.ts'],
  },
});
