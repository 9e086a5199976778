import { runTool, type Tool, type ToolResult } from '../tool.ts';

export type Check = { name: string; tool: Tool };
export type CheckResult = ToolResult & { name: string };

const FOLDERS = ['server', 'shared', 'renderer', 'electron', 'build', 'tests'];

const types: Check = { name: 'types', tool: { package: 'typescript', bin: 'tsc', args: ['-p', 'tsconfig.json'] } };
const lint: Check = {
  name: 'lint',
  tool: {
    package: 'oxlint',
    args: [
      '--config',
      'build/oxlint.config.ts',
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      ...FOLDERS,
    ],
  },
};
const format: Check = {
  name: 'format',
  tool: { package: 'oxfmt', args: ['--config', 'build/oxfmt.json', '--check', ...FOLDERS] },
};
const unused: Check = {
  name: 'unused code and packages',
  tool: { package: 'knip', args: ['--config', 'build/knip.json', '--no-progress', '--treat-config-hints-as-errors'] },
};
const architecture: Check = {
  name: 'architecture',
  tool: { package: 'vitest', args: ['run', '--config', 'build/vitest.config.ts', '--project', 'architecture'] },
};

/** Checks that do not run the product. The architecture tests are also part of the test run. */
export const STATIC_CHECKS = [types, lint, format, unused];
export const ALL_CHECKS = [...STATIC_CHECKS, architecture];

/** Runs checks in parallel and prints one line each, with the tool's output for failed ones. */
export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  const results = await Promise.all(checks.map(async ({ name, tool }) => ({ name, ...(await runTool(tool)) })));
  for (const { name, code, output, seconds } of results) {
    if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  }
  return results;
}
