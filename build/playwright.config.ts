import { defineConfig } from '@playwright/test';
import { executablePath, launchArgs } from '#build/chromium.ts';

/** Each test file starts its own server with its own database and port. */
export default defineConfig({
  testDir: '../tests/e2e/web',
  outputDir: '../test-results/web',
  globalSetup: '../tests/support/setup/playwright-web.ts',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A busy machine can delay a test: two retries, listed as flaky.
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/web.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
    // Recording costs a third of the CPU of a test, so only the repetition of a failed one is recorded.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Colours change over 160 ms otherwise, and a check of contrast may read one half-way.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
