import { type Judged, ORIGINS, RESULTS } from './evaluate.ts';
import { EXPECTATIONS } from './golden.ts';
import type { Recording } from './recorded-model.ts';

/** The table of all conversations, what the model did, and each conversation that is not right. @param recording null without a model */
export function reportOf(judged: readonly Judged[], recording: Recording | null): string {
  const origins = recording ? ORIGINS : [];
  const row = (name: string, group: readonly Judged[]): string =>
    line(name, [
      group.length,
      ...RESULTS.map((result) => group.filter((each) => each.result === result).length),
      ...origins.map((origin) => group.filter((each) => each.origin === origin).length),
    ]);
  const groups = EXPECTATIONS.map((expectation) =>
    row(
      expectation,
      judged.filter(({ golden }) => golden.expect === expectation),
    ),
  );
  return [
    line('expected', ['lines', ...RESULTS, ...origins]),
    ...groups,
    row('all', judged),
    ...(recording ? ['', ...modelLines(judged, recording)] : []),
    ...judged.filter(({ result }) => result !== 'right').map(conversation),
  ].join('\n');
}

const line = (name: string, cells: readonly (string | number)[]): string =>
  [name.padEnd(12), ...cells.map((cell) => String(cell).padStart(10))].join('');

function modelLines(judged: readonly Judged[], { calls, failed, ms, tokens }: Recording): string[] {
  const own = judged.filter(({ origin }) => origin === 'model' || origin === 'repaired');
  const right = own.filter(({ result }) => result === 'right').length;
  const sorted = ms.toSorted((a, b) => a - b);
  const seconds = (share: number): string =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(1);
  return [
    `Replies of the model: ${own.length}, ${right} of them right. All others are the product's own.`,
    `Calls: ${calls}, ${[...failed.values()].reduce((sum, each) => sum + each, 0)} without a usable answer; half within ${seconds(0.5)} s, 95 % within ${seconds(0.95)} s.`,
    `Tokens: ${tokens.input} in (${tokens.cached} cached), ${tokens.output} out.`,
    ...[...failed].map(([reason, times]) => `  ${times} × ${reason}`),
    ...(own.length === 0
      ? ['The model wrote none of the replies: check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.']
      : []),
  ];
}

const conversation = ({ golden, result, reply }: Judged): string =>
  `\n${result}: ${golden.id}: ${golden.turns.flat().join(' / ')}\n  ${reply.replace(/\n/g, '\n  ')}`;
