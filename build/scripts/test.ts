import path from 'node:path';
import { ROOT } from '#build/tool.ts';
import { runChecks, STATIC_CHECKS } from './checks.ts';
import { ensureChromium } from './suites/ensure-chromium.ts';
import { ensureElectron } from './suites/ensure-electron.ts';
import { prepare } from './suites/prepare.ts';
import { LANES, runSuite, type Suite } from './suites/suites.ts';
import { printProblems, sum, type Outcome } from './suites/test-reports.ts';

// The tests start dozens of server processes: with compiled code kept, a start takes 1.6 s of CPU instead of 2.9 s.
process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT, 'node_modules/.cache/node-compile');

// Sets up, checks, runs every suite, and ends with the failed tests and one line with the totals.
await ensureChromium();
await ensureElectron();

console.log('\n== types, lint, format');
const [checks] = await Promise.all([runChecks(STATIC_CHECKS), prepare()]);
const broken = checks.filter(({ code }) => code !== 0);
const failed = broken.map(({ name, output }) => ({ test: name, message: output.slice(0, 1000) }));
const outcomes: Outcome[] = [{ passed: 0, skipped: 0, failed, flaky: [] }];
await Promise.all(LANES.map(runLane));

printProblems(outcomes);
const totals = sum(outcomes);
if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

async function runLane(suites: Suite[]): Promise<void> {
  for (const suite of suites) outcomes.push(await runSuite(suite));
}
