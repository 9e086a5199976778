/**
 * The locale of the reader: the console's language with the region that the browser prefers for it, so that English reads
 * 'Fri, 20 Nov' on a British computer. For dates, times and numbers, never for texts.
 */
export function readerLocale(language: string): string {
  const regional = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language.toLowerCase()}-`));
  return regional ?? language;
}

/** The zone of this computer, for pages that belong to no hotel. */
export const readerTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
