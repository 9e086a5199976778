import type { Check } from './checks.rules.ts';

export type Evidence = {
  /**
   * Share of the question covered by the best used entry, 0 to 1; null if the languages differ and words cannot be
   * compared.
   */
  support: number | null;
  sources: number;
  checks: readonly Pick<Check, 'passed'>[];
  languageConfident: boolean;
  repaired: boolean;
};

/** 0 to 1, from retrieval and checks only; a model's own estimate is not used (docs/assistant.md). */
export function confidenceOf({ support, sources, checks, languageConfident, repaired }: Evidence): number {
  if (checks.some((check) => !check.passed)) return 0;
  const grounded = sources > 0 ? 0.5 + 0.35 * (support ?? 0.6) : 0.4;
  const value = grounded + (languageConfident ? 0.15 : 0.05) - (repaired ? 0.15 : 0);
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
