import { ALL_CHECKS, runChecks } from './checks.ts';

const results = await runChecks(ALL_CHECKS);
if (results.some(({ code }) => code !== 0)) process.exitCode = 1;
