/** The available dictionaries for the language that is written, then the system's language and English. */
export function spellingLanguages(available: readonly string[], locale: string, written: string | null): string[] {
  const wanted = [written, locale, locale.slice(0, 2), 'en-GB'].flatMap((code) =>
    code ? [code, ...available.filter((one) => one.startsWith(`${code}-`)).slice(0, 1)] : [],
  );
  return [...new Set(wanted)].filter((code) => available.includes(code));
}
