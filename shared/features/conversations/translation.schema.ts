import { z } from 'zod';

/** Languages whose numbers, days and negations the checks of a translation know. */
export const translationLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'ar',
  'zh',
  'ja',
] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** What a translated reply was written as. */
export const translatedFrom = z.object({
  content: z.string().trim().min(1).max(4000),
  /** ISO 639-1. */
  from: z.string().max(10),
  to: z.enum(translationLanguages),
});
export type TranslatedFrom = z.output<typeof translatedFrom>;

/** A guest's message in another language. `doubtful`: it may deny what the original says, or the reverse. */
const messageTranslation = z.object({ content: z.string(), from: z.string(), doubtful: z.boolean() });
export type MessageTranslation = z.output<typeof messageTranslation>;

const untranslatedReasons = ['same', 'differs'] as const;
export type Untranslated = (typeof untranslatedReasons)[number];

export const translations = {
  /** Of a guest's message, by language (ISO 639-1). */
  translations: z.record(z.string(), messageTranslation).nullish(),
  /** Why it has none in a language: it is in that language, or the translation would change a fact. */
  untranslated: z.record(z.string(), z.enum(untranslatedReasons)).nullish(),
  /** What this reply was written as, before it was translated. */
  translated: translatedFrom.nullish(),
};
