import { runChecks, STATIC_CHECKS } from './checks.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureElectron } from './ensure-electron.ts';
import { runSuite, sum, SUITES, type Tally } from './suites.ts';

// Sets up, checks, runs every suite, and ends with one line with the totals.
await ensureChromium();
await ensureElectron();

console.log('\n== types, lint, format');
const broken = (await runChecks(STATIC_CHECKS)).filter(({ code }) => code !== 0);
const tallies: Tally[] = [{ passed: 0, failed: broken.length, skipped: 0 }];
for (const suite of SUITES) tallies.push(await runSuite(suite));

const { passed, failed, skipped } = sum(tallies);
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
