import { defineConfig } from '@playwright/test';

/** The desktop program on a real Electron with a virtual screen (Xvfb) and its own session bus. */
export default defineConfig({
  testDir: '../tests/e2e/desktop',
  outputDir: '../test-results/desktop',
  globalSetup: '../tests/support/setup/playwright-desktop.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A busy machine can delay a test: two retries, listed as flaky.
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/desktop.json' }]],
});
