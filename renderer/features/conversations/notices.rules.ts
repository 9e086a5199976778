/** 'TEST KEY REQUEST' for `test_key_request` (spec section 2, Hotels). */
export function noticeType(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}

/** 'Nov 21, 2026 14:05' in the hotel's zone (spec section 9: MMM dd, yyyy HH:mm). */
export function noticeDate(at: string, language: string, timezone: string): string {
  const date = new Date(at);
  const day = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: timezone,
  }).format(date);
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  }).format(date);
  return `${day} ${time}`;
}
