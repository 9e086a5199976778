import type { MessageCategory } from '#shared/features/platform/platform-settings.schema.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';

/** Labels of the price categories. */
export const categoryLabels: Record<MessageCategory, string> = {
  inbound: 'From guests',
  service: 'Replies',
  utility: 'Utility',
  marketing: 'Marketing',
  authentication: 'Authentication',
};

/** '45 sec', '3.5 min', '2 hr', '1.5 days': seconds in the most readable unit. */
export function durationWords(seconds: number, language: string): string {
  const steps = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, unit] = steps.find(([length]) => seconds >= length) ?? [1, 'second'];
  const digits = size === 1 || seconds / size >= 10 ? 0 : 1;
  return new Intl.NumberFormat(readerLocale(language), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(seconds / size);
}

/** '62%'; a dash if the total is 0. */
export function shareWords(part: number, whole: number, language: string): string {
  if (whole === 0) return '–';
  return new Intl.NumberFormat(readerLocale(language), { style: 'percent', maximumFractionDigits: 0 }).format(
    part / whole,
  );
}

/** 'Spanish' for `es`; returns other text unchanged. */
export function languageWords(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

export { priceWords as costWords } from '#renderer/lib/prices.ts';
