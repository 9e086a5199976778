import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCode } from './load-code.ts';
import { loadReasons } from '#renderer/lib/reasons.ts';

export const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;
export type Language = keyof typeof languages;

const storageKey = 'concierge.language';
/** Longest wait of the first page for its texts, in milliseconds. */
const textsMs = 8000;
const isLanguage = (value: string | null | undefined): value is Language => value != null && value in languages;

/**
 * Texts by language: `locales/<language>/<area>.json`, English sentence to translation, one file an area so that
 * areas can be edited separately. English has no files: the key is the text. Loaded when a language is chosen, in two
 * parts: the texts of the first pages, and the rest.
 */
type Part = () => Promise<{ default: Record<string, Record<string, string>> }>;
const parts = import.meta.glob<{ default: Record<string, Record<string, string>> }>('../app/locales/*.ts');

/** Milliseconds until the texts of pages that are not open are loaded. */
const aheadMs = 4000;

/** Loads the rest of the chosen language's texts. */
let loadRest: () => Promise<void> = () => Promise.resolve();

/** Resolves once all texts of the language are there, at the latest after {@link textsMs}: for pages whose texts are not among the first. */
export const textsReady = (): Promise<void> =>
  Promise.race([loadRest(), new Promise<void>((end) => setTimeout(end, textsMs))]);

async function load(language: Language): Promise<void> {
  if (language === 'en' || i18n.hasResourceBundle(language, 'translation')) return;
  const add = async (part: string) => {
    const read: Part | undefined = parts[`../app/locales/${language}-${part}.ts`];
    if (!read) return;
    const { default: areas } = await loadCode(read);
    i18n.addResourceBundle(language, 'translation', Object.assign({}, ...Object.values(areas)), true, true);
  };
  await add('first');
  let rest: Promise<void> | undefined;
  const loadOnce = () =>
    (rest ??= Promise.all([add('more'), loadReasons(language)]).then(
      () => undefined,
      (error: unknown) => console.error('Some texts could not be loaded', error),
    ));
  loadRest = loadOnce;
  setTimeout(() => void loadOnce(), aheadMs);
}

/** Starts with the stored language, else the browser's. */
export async function startI18n(): Promise<void> {
  const saved = localStorage.getItem(storageKey);
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  const language = isLanguage(saved) ? saved : (preferred ?? 'en');
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    // Texts that arrive later are shown at once.
    react: { bindI18nStore: 'added' },
  });
  // A console in English now is better than none; the texts appear when they have arrived.
  if (language !== 'en')
    await Promise.race([
      changeLanguage(language).catch(() => undefined),
      new Promise((end) => setTimeout(end, textsMs)),
    ]);
}

/** Loads a language's texts and shows them; remembered on this computer. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
}
