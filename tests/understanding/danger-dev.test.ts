import { expect, test } from 'vitest';
import { type DangerOutcome, dangerOutcomes } from './danger-dev.ts';
import { LANGUAGES } from './held-out.ts';

/** Percent of a language's lines. The set is used to develop words and rules, so its figures are better than unseen ones. */
const FLOORS = { emergencyCertain: 88, emergencySeen: 97, harmlessCertain: 8 };
const all = dangerOutcomes();
const percent = (group: DangerOutcome[], holds: (outcome: DangerOutcome) => boolean): number =>
  (100 * group.filter(holds).length) / group.length;

test.each(LANGUAGES)('%s: emergencies are seen, and look-alikes send no emergency sentence', (language) => {
  const own = all.filter(({ line }) => line.lang === language);
  const emergencies = own.filter(({ line }) => line.kind !== 'none');
  const harmless = own.filter(({ line }) => line.kind === 'none');
  expect(emergencies.length).toBeGreaterThan(30);
  expect(harmless.length).toBeGreaterThan(25);
  expect(percent(emergencies, ({ found }) => found?.level === 'certain')).toBeGreaterThanOrEqual(
    FLOORS.emergencyCertain,
  );
  expect(percent(emergencies, ({ found }) => found !== null)).toBeGreaterThanOrEqual(FLOORS.emergencySeen);
  expect(percent(harmless, ({ found }) => found?.level === 'certain')).toBeLessThanOrEqual(FLOORS.harmlessCertain);
});
