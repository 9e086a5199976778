import { savesData, whenIdle } from './idle.ts';
import { loadCode } from './load-code.ts';
import { textsFile } from './page-texts.rules.ts';
import { loadReasons } from './reasons.ts';
import { addTexts, showLanguage, type Texts } from './translate.ts';

export const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;
export type Language = keyof typeof languages;

const storageKey = 'concierge.language';
/** Longest wait of the first page for its texts, in milliseconds. */
const textsMs = 8000;
const isLanguage = (value: string | null | undefined): value is Language => value != null && value in languages;

/**
 * Texts by language: `locales/<language>/<area>.json`, English sentence to translation, one file an area so that
 * areas can be edited separately. English has no files: the key is the text. The build also writes the texts of each
 * page (`build/page-texts.ts`), which are loaded first.
 */
const catalogs = import.meta.glob<{ default: Record<string, Texts> }>('../app/locales/*.ts');

/** Milliseconds until the texts of pages that are not open are loaded. */
const aheadMs = 4000;

/** The language that is shown once its texts have arrived. */
let chosen: Language = 'en';
const arriving = new Map<string, Promise<void>>();

/** Runs a load once; where it fails, English is shown. */
function once(name: string, load: () => Promise<unknown>): Promise<void> {
  const known = arriving.get(name);
  if (known) return known;
  const loading = load().then(
    () => undefined,
    (error: unknown) => console.error('Some texts could not be loaded', error),
  );
  arriving.set(name, loading);
  return loading;
}

const inTime = (loading: Promise<void>): Promise<void> =>
  Promise.race([loading, new Promise<void>((end) => setTimeout(end, textsMs))]);

const loadAll = (language: Language) =>
  once(language, async () => {
    const read = catalogs[`../app/locales/${language}.ts`];
    if (!read) return;
    const [{ default: areas }] = await Promise.all([loadCode(read), loadReasons(language)]);
    addTexts(language, Object.assign({}, ...Object.values(areas)) as Texts);
  });

/** The build has a file for each page. */
function loadPage(language: Language, page: string | null): Promise<void> {
  if (import.meta.env.DEV || arriving.has(language)) return loadAll(language);
  const file = textsFile(import.meta.url, language, page);
  return once(file, async () => {
    const { default: texts } = await loadCode(() => import(/* @vite-ignore */ file) as Promise<{ default: Texts }>);
    addTexts(language, texts);
  });
}

/** Resolves once a page's texts are there, at the latest after {@link textsMs}. */
export const pageTexts = (page: string): Promise<void> =>
  chosen === 'en' ? Promise.resolve() : inTime(loadPage(chosen, page));

/** The same in a language that the console is not shown in. */
export const pageTextsIn = (language: string, page: string): Promise<void> =>
  isLanguage(language) ? inTime(loadPage(language, page)) : Promise.resolve();

/** Resolves once all texts are there, at the latest after {@link textsMs}. */
export const allTexts = (): Promise<void> => (chosen === 'en' ? Promise.resolve() : inTime(loadAll(chosen)));

/** Starts with the stored language, else the browser's. `page`: the path of the first page; null where it is unknown. */
export async function startI18n(page: string | null): Promise<void> {
  const saved = localStorage.getItem(storageKey);
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  chosen = isLanguage(saved) ? saved : (preferred ?? 'en');
  if (chosen === 'en') return;
  const language = chosen;
  // A console in English now is better than none; the texts appear when they have arrived.
  await inTime(loadPage(language, page));
  show(language);
  if (!savesData()) setTimeout(() => void whenIdle().then(() => loadAll(chosen)), aheadMs);
}

function show(language: Language): void {
  chosen = language;
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  showLanguage(language);
}

/** Loads a language's texts and shows them; remembered on this computer. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadAll(language);
  show(language);
}
