/** 'Nov 05, 2026' (docs/product.md, section 9: MMM dd, yyyy), in the reader's zone where none is given. */
export function dateWords(at: string, language: string, timezone?: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    ...(timezone ? { timeZone: timezone } : {}),
  }).format(new Date(at));
}

/** 'Nov 05, 2026 14:05' (docs/product.md, section 9: MMM dd, yyyy HH:mm). */
export function dateTimeWords(at: string, language: string, timezone?: string): string {
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timezone ? { timeZone: timezone } : {}),
  }).format(new Date(at));
  return `${dateWords(at, language, timezone)} ${time}`;
}
