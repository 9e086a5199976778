/** The languages in which every fixed sentence exists. */
export const FIXED_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;
export type FixedLanguage = (typeof FIXED_LANGUAGES)[number];

/** Maps `pt-BR`, `PT_br` and `pt` to `pt`. */
export const baseLanguage = (code: string): string => code.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** The language of fixed sentences for a guest: the guest's if supported, else English. */
export function fixedLanguage(code: string | null | undefined): FixedLanguage {
  const base = baseLanguage(code ?? '');
  return FIXED_LANGUAGES.find((known) => known === base) ?? 'en';
}
