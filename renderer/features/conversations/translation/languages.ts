import { translationLanguages, type TranslationLanguage } from '#shared/features/conversations/translation.schema.ts';

/** `pt-BR` as `pt`; null for a language that translations do not know. */
export function asTranslationLanguage(code: string | null): TranslationLanguage | null {
  const base = code?.toLowerCase().split(/[-_]/)[0];
  return translationLanguages.find((known) => known === base) ?? null;
}

/** The name of a language in another one; its code where that one has none. */
export const languageName = (code: string, shown: string): string =>
  new Intl.DisplayNames(shown, { type: 'language', fallback: 'code' }).of(code) ?? code;
