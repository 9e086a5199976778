/** The languages that the lexicon, the phrases and the fixed sentences know (ISO 639-1). */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const isLanguage = (code: string): code is LanguageCode => (LANGUAGES as readonly string[]).includes(code);
