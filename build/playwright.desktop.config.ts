import { defineConfig } from '@playwright/test';

/** The desktop program on a real Electron, a screen without a monitor and a session bus of its own. */
export default defineConfig({
  testDir: '../tests/e2e/desktop',
  outputDir: '../test-results/desktop',
  globalSetup: '../tests/support/playwright-desktop.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A machine that stood still for a moment is no fault of the product; what needed a second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/desktop.json' }]],
});
