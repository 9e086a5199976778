import { useSyncExternalStore } from 'react';

/** Texts of one language: English sentence to translation. */
export type Texts = Record<string, string>;
/** Fills the gaps of a text. */
type Values = Record<string, unknown> & { context?: string };
export type Translate = (english: string, values?: Values) => string;
type Translator = { t: Translate; i18n: { language: string } };

const catalogs = new Map<string, Texts>();
const listeners = new Set<() => void>();
const gap = /\{\{(\w+)\}\}/g;

function translatorOf(language: string): Translator {
  const texts = catalogs.get(language) ?? {};
  const t: Translate = (english, values = {}) => {
    const found = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
    const text = (values.context && found(`${english}_${values.context}`)) || found(english) || english;
    return text?.replace(gap, (_, name: string) => String(values[name] ?? '')) ?? '';
  };
  return { t, i18n: { language } };
}

let current = translatorOf('en');

/** Shows a language, with all of its texts that are there. */
export function showLanguage(language: string): void {
  current = translatorOf(language);
  listeners.forEach((listener) => listener());
}

/** Adds texts of a language; if it is shown, the texts appear at once. */
export function addTexts(language: string, texts: Texts): void {
  catalogs.set(language, { ...catalogs.get(language), ...texts });
  if (language === current.i18n.language) showLanguage(language);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The translator of the chosen language. A text is its English sentence, with gaps such as `{{name}}` that `values` fill.
 * `context` chooses between the meanings of an English word: 'Answer' in the context 'verb' reads the text `Answer_verb`.
 */
export const useTranslation = (): Translator => useSyncExternalStore(subscribe, () => current);

/** The translator of another language than the shown one, with all of its texts that are there. */
export const translateIn = (language: string): Translate => translatorOf(language).t;

/** The same outside components. */
const i18n = {
  t: ((english, values) => current.t(english, values)) as Translate,
  get language(): string {
    return current.i18n.language;
  },
};
export default i18n;
