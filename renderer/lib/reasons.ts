import i18n from '#renderer/lib/translate.ts';
import { sentencesOf, type AnyReason } from '#shared/reasons/sentences.rules.ts';
import { whenIdle } from './idle.ts';
import { loadCode } from './load-code.ts';
import { addTexts } from './translate.ts';

/** Sentences by code: `renderer/app/reasons/<language>.json`. English is beside each reason in the server's answers. */
const files = import.meta.glob<Record<string, string>>('../app/reasons/*.json', { import: 'default' });
const tables = new Map<string, Map<string, string>>();

const loading = new Map<string, Promise<void>>();

/** Loads the sentences of a language; English needs none. */
export function loadReasons(language: string): Promise<void> {
  const read = files[`../app/reasons/${language}.json`];
  const known = loading.get(language);
  if (known || !read) return known ?? Promise.resolve();
  const arrived = loadCode(read).then((sentences) => {
    tables.set(language, new Map(Object.entries(sentences)));
    // Shows them where English stands.
    addTexts(language, {});
  });
  loading.set(language, arrived);
  return arrived;
}

/** Reasons in the console's language; `english` until its sentences are loaded, and where there is none for one of them. */
export function reasonWords(reasons: readonly AnyReason[] | null | undefined, english: string): string {
  const table = tables.get(i18n.language);
  if (!reasons?.length) return english;
  if (!table) {
    void whenIdle()
      .then(() => loadReasons(i18n.language))
      .catch((error: unknown) => console.error('Some texts could not be loaded', error));
    return english;
  }
  const language = {
    textOf: (code: string) => table.get(code),
    locale: i18n.language,
    messageType: (type: string) => i18n.t(type.replace('_', '-')),
  };
  return sentencesOf(reasons, language) ?? english;
}
