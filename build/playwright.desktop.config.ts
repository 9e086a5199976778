import { defineConfig } from '@playwright/test';

/** The desktop program on a real Electron, a screen without a monitor and a session bus of its own. */
export default defineConfig({
  testDir: '../tests/e2e/desktop',
  outputDir: '../test-results/desktop',
  globalSetup: '../tests/support/playwright-desktop.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/desktop.json' }]],
});
