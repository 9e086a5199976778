import fs from 'node:fs';
import path from 'node:path';
import { readPlaywright, readVitest, type Outcome } from './test-reports.ts';
import { ROOT, runTool, type Tool } from '#build/tool.ts';

/** A run of a test runner: the tool, its report file (relative to the project), and how to read the report. */
export type Suite = { name: string; tool: Tool; report: string; read(report: unknown): Outcome };

const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'];

const vitest: Suite = {
  name: 'server, rules, components, architecture',
  report: 'test-results/vitest.json',
  tool: {
    package: 'vitest',
    // A busy machine can delay a test: two retries, listed as flaky. The browser suites do the same.
    args: ['run', '--retry=2', '--config', 'build/vitest.config.ts', ...REPORTERS],
  },
  read: readVitest,
};

const playwright = (name: string, report: string, config: string): Suite => ({
  name,
  report,
  tool: { package: '@playwright/test', bin: 'playwright', args: ['test', '--config', config] },
  read: readPlaywright,
});
const web = playwright('the console in a browser', 'test-results/web.json', 'build/playwright.config.ts');
const desktop = playwright('the desktop console', 'test-results/desktop.json', 'build/playwright.desktop.config.ts');

/** Suites of a lane run one after the other. More lanes would run beside one another: on two cores browser tests then miss their time. */
export const LANES = [[vitest, web, desktop]];

/** Runs a suite and shows its output. A suite that did not run, ran no test, or ended with an error beside its tests counts as one failure. */
export async function runSuite({ name, tool, report, read }: Suite): Promise<Outcome> {
  console.log(`\n== ${name}`);
  const file = path.join(ROOT, report);
  fs.rmSync(file, { force: true });
  const { code } = await runTool(tool, { show: true });
  const outcome = read(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
  // A suite that was skipped completely has printed the reason.
  const ran = outcome.passed + outcome.failed.length + outcome.skipped > 0;
  if (outcome.skipped > 0) console.log(`!! ${outcome.skipped} SKIPPED in: ${name}`);
  if ((code === 0 && ran) || outcome.failed.length > 0) return outcome;
  const problem = ran ? `the tests passed, but the run ended with code ${code}.` : 'no test ran.';
  return { ...outcome, failed: [{ test: name, message: problem }] };
}
