import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run release:check`: installs and updates real packages. Takes minutes and needs system tools; not part of npm test. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: { name: 'release', include: ['tests/release/**/*.test.ts'], environment: 'node', pool: 'forks' },
});
