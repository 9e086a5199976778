/** Names of the queues; English keys. Others are shown as stored. */
export const queueWords: Record<string, string> = {
  turn: 'Guests who wait for an answer',
  delivery: 'Messages to guests',
  mail: 'Mails',
  account_mail: 'Mails about accounts',
  template: 'Templates to submit',
  template_approval: 'Templates to look up',
  booking_message: 'Messages of stays',
  replan: 'Plans to recalculate',
  forget: 'Messages to delete at the provider',
};

/** Seconds from which a queue counts as late. */
const lateSeconds = 60;

export const isLate = (seconds: number): boolean => seconds >= lateSeconds;

/** `75` → `1 min 15 s`; from an hour on `2 h 5 min`. Units are symbols, the same in all languages. */
export function ageWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** Bytes as MB or GB. */
export function sizeWords(bytes: number, language: string): string {
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
