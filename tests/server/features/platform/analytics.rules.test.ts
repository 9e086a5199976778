import { expect, test } from 'vitest';
import { assembleReport } from '#server/features/platform/analytics.rules.ts';

test('a report’s durations carry no dust of floats', () => {
  const raw = {
    messages: [],
    requests: [],
    targets: [],
    satisfaction: { asked: 0, answered: 0, average: null, scores: [0, 0, 0, 0, 0] },
    durations: {
      reply_count: 2,
      reply: [6.1, 6.000_000_000_4],
      resolution_count: 1,
      resolution: [5, 2163.000_000_000_000_5],
    },
    escalation_reasons: [],
    languages: [],
    failures: [],
    names: new Map<string, string>(),
  };
  const { first_reply_seconds, resolution_seconds } = assembleReport({ from: '2026-09-01', to: '2026-09-02' }, raw, 10);
  expect(first_reply_seconds).toEqual({ count: 2, p50: 6.1, p90: 6 });
  expect(resolution_seconds).toEqual({ count: 1, p50: 5, p90: 2163 });
});
