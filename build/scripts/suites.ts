import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool, type Tool } from './tool.ts';

export type Tally = { passed: number; failed: number; skipped: number };

/** A run of a test runner: the tool, its report file (relative to the project), and how to read the report. */
export type Suite = { name: string; tool: Tool; report: string; read(report: unknown): Tally };

const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'];

const vitest: Suite = {
  name: 'server, rules, components, architecture',
  report: 'test-results/vitest.json',
  tool: {
    package: 'vitest',
    args: ['run', '--config', 'build/vitest.config.ts', ...REPORTERS],
  },
  read(report) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>;
    return {
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    };
  },
};

const playwright = (name: string, report: string, config: string): Suite => ({
  name,
  report,
  tool: { package: '@playwright/test', bin: 'playwright', args: ['test', '--config', config] },
  read(found) {
    const { expected, flaky, unexpected, skipped } = (found as { stats: Record<string, number> }).stats;
    return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0, skipped: skipped ?? 0 };
  },
});
const web = playwright('the console in a browser', 'test-results/web.json', 'build/playwright.config.ts');
const desktop = playwright('the desktop console', 'test-results/desktop.json', 'build/playwright.desktop.config.ts');

export const SUITES = [vitest, web, desktop];

/** Runs a suite and shows its output. A suite that did not run, ran no test, or ended with an error beside its tests counts as one failure. */
export async function runSuite({ name, tool, report, read }: Suite): Promise<Tally> {
  console.log(`\n== ${name}`);
  const file = path.join(ROOT, report);
  fs.rmSync(file, { force: true });
  const { code } = await runTool(tool, { show: true });
  const tally = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A suite that was skipped completely has printed the reason.
  const ran = tally.passed + tally.failed + tally.skipped > 0;
  if (tally.skipped > 0) console.log(`!! ${tally.skipped} SKIPPED in: ${name}`);
  if ((code === 0 && ran) || tally.failed > 0) return tally;
  console.log(ran ? `${name}: the tests passed, but the run ended with code ${code}.` : `${name}: no test ran.`);
  return { ...tally, failed: 1 };
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});
