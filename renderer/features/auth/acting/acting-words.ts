import type { Translate } from '#renderer/lib/translate.ts';

/** '15 minutes', '4 hours'. */
export function durationWords(minutes: number, t: Translate): string {
  if (minutes < 60) return t('{{number}} minutes', { number: minutes });
  return minutes === 60 ? t('1 hour') : t('{{number}} hours', { number: minutes / 60 });
}

/** Time left as '12 min', or '40 s' in the last minute. */
export function leftWords(seconds: number, t: Translate): string {
  if (seconds < 60) return t('{{number}} s', { number: Math.max(seconds, 0) });
  return t('{{number}} min', { number: Math.ceil(seconds / 60) });
}
