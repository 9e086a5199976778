/** What a suite found. `flaky` names the tests that passed only on the second try. */
export type Outcome = { passed: number; skipped: number; failed: Failure[]; flaky: string[] };

/** A failed test (or a test file that could not be read) and the first lines of its error. */
export type Failure = { test: string; message: string };

type VitestTest = { fullName: string; status: string; failureMessages: string[] | null };
type VitestFile = { name: string; status: string; message: string; assertionResults: VitestTest[] };

/** Reads the report of Vitest's JSON reporter. A file that failed before its tests is a failure of its own. */
export function readVitest(report: unknown): Outcome {
  const files = (report as { testResults?: VitestFile[] }).testResults ?? [];
  const outcome: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };
  for (const { name, status, message, assertionResults } of files) {
    const before = outcome.failed.length;
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      const test = `${name} › ${fullName}`;
      const errors = failureMessages ?? [];
      if (result === 'failed') outcome.failed.push({ test, message: firstLines(errors.join('\n')) });
      else if (result === 'passed') outcome.passed++;
      else outcome.skipped++;
      if (result === 'passed' && errors.length > 0) outcome.flaky.push(test);
    }
    if (status === 'failed' && outcome.failed.length === before)
      outcome.failed.push({ test: name, message: firstLines(message) });
  }
  return outcome;
}

type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] };
type PlaywrightSpec = { file: string; title: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(report: unknown): Outcome {
  const outcome: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };
  for (const { file, title, tests } of specsOf(report as PlaywrightSuite))
    for (const { status, results } of tests) {
      const test = `${file} › ${title}`;
      if (status === 'skipped') outcome.skipped++;
      else if (status === 'unexpected')
        outcome.failed.push({ test, message: firstLines(results.at(-1)?.error?.message ?? '') });
      else outcome.passed++;
      if (status === 'flaky') outcome.flaky.push(test);
    }
  return outcome;
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const firstLines = (text: string): string => text.split('\n').slice(0, 8).join('\n');

/** Prints which tests needed a second try and which failed, with their errors: the end of a long output is what is kept. */
export function printProblems(outcomes: Outcome[]): void {
  for (const test of outcomes.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${test}`);
  for (const { test, message } of outcomes.flatMap(({ failed }) => failed))
    console.log(`\nFAILED: ${test}\n  ${message.replaceAll('\n', '\n  ')}`);
}

/** The numbers of all suites. */
export const sum = (outcomes: Outcome[]): { passed: number; failed: number; skipped: number } => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed.length, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
});
