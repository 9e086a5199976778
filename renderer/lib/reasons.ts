import i18n from 'i18next';
import { sentencesOf, type AnyReason } from '#shared/reasons/sentences.rules.ts';
import { loadCode } from './load-code.ts';

/** Sentences by code: `renderer/app/reasons/<language>.json`. English is beside each reason in the server's answers. */
const files = import.meta.glob<Record<string, string>>('../app/reasons/*.json', { import: 'default' });
const tables = new Map<string, Map<string, string>>();

/** Loads the sentences of a language; English needs none. */
export async function loadReasons(language: string): Promise<void> {
  const read = files[`../app/reasons/${language}.json`];
  if (read && !tables.has(language)) tables.set(language, new Map(Object.entries(await loadCode(read))));
}

/** Reasons in the console's language; `english` where it has no sentence for one of them, or there are none. */
export function reasonWords(reasons: readonly AnyReason[] | null | undefined, english: string): string {
  const table = tables.get(i18n.language);
  if (!table || !reasons?.length) return english;
  const language = {
    textOf: (code: string) => table.get(code),
    locale: i18n.language,
    messageType: (type: string) => i18n.t(type.replace('_', '-')),
  };
  return sentencesOf(reasons, language) ?? english;
}
