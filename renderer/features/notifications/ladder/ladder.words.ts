import type { Translate } from '#renderer/lib/translate.ts';
import type { LadderChannel } from '#shared/features/notifications/ladder/ladder.values.ts';

/** A step by its channel. */
export function channelWords(t: Translate): Record<LadderChannel, string> {
  return {
    console: t('Console and desktop program'),
    push: t('Notice on staff phones'),
    sms: t('SMS'),
    call: t('Telephone call'),
    manager: t('Call to the manager'),
    guest: t('The guest is told'),
  };
}

/** '15 s', '4 min', '1 h 30 min'. */
export function delayWords(t: Translate, seconds: number): string {
  if (seconds === 0) return t('at once');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, rest && `${rest} s`];
  return t('after {{time}}', { time: parts.filter(Boolean).join(' ') });
}

/** What became of an SMS or a call. */
export function callWords(t: Translate): Record<string, string> {
  return {
    waiting: t('is next'),
    trying: t('is being called'),
    sent: t('was called'),
    taken: t('took it'),
    ended: t('did not take it'),
    failed: t('could not be reached'),
    cancelled: t('was not needed any more'),
  };
}

/** What became of a step. */
export function stepWords(t: Translate): Record<string, string> {
  return { planned: t('to come'), done: t('done'), skipped: t('reached nobody'), cancelled: t('not needed') };
}
