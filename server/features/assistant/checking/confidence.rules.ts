import type { Check } from './checks.rules.ts';

export type Evidence = {
  /** How much of the question the best entry used carries, 0 to 1; null where languages differ and words cannot tell. */
  support: number | null;
  sources: number;
  checks: readonly Pick<Check, 'passed'>[];
  languageConfident: boolean;
  repaired: boolean;
};

/** 0 to 1, from retrieval and checks alone; a model's opinion of itself does not count (docs/assistant.md). */
export function confidenceOf({ support, sources, checks, languageConfident, repaired }: Evidence): number {
  if (checks.some((check) => !check.passed)) return 0;
  const grounded = sources > 0 ? 0.5 + 0.35 * (support ?? 0.6) : 0.4;
  const value = grounded + (languageConfident ? 0.15 : 0.05) - (repaired ? 0.15 : 0);
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
