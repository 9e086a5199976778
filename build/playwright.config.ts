import { defineConfig } from '@playwright/test';
import { executablePath, launchArgs } from '#build/chromium.ts';

/** The tests start the server they need themselves, each on a database and a port of its own. */
export default defineConfig({
  testDir: '../tests/e2e/web',
  outputDir: '../test-results/web',
  globalSetup: '../tests/support/playwright-postgres.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A machine that stood still for a moment is no fault of the product; what needed a second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/web.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
});
