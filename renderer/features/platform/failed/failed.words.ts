import type { Translate } from '#renderer/lib/translate.ts';
import type { RetryObstacle } from '#shared/features/conversations/failed-messages.contract.ts';

/** Why a message is not sent again. */
export const obstacleWords = (t: Translate): Record<RetryObstacle, string> => ({
  window_closed: t('The guest’s 24 hours are over: only a template could be sent'),
  opted_out: t('The guest does not want messages'),
  answered_since: t('The guest has got a newer message'),
  too_late: t('Its time is over'),
  withdrawn: t('It was withdrawn'),
  fails_again: t('It would fail again'),
  not_failed: t('It is on its way already'),
});

export const authorWords = (t: Translate): Record<string, string> => ({
  assistant: t('Assistant'),
  staff: t('Reception'),
  system: t('Message of the stay'),
});

/** Codes of errors in plain words; others are shown as stored. */
export const errorWords = (t: Translate, code: string | null): string => {
  const words: Record<string, string> = {
    ECONNREFUSED: t('The server refuses connections'),
    ECONNRESET: t('The server broke the connection off'),
    ETIMEDOUT: t('The server did not answer in time'),
    ESOCKET: t('The connection could not be made'),
    ECONNECTION: t('The connection could not be made'),
    EDNS: t('The name of the server is unknown'),
    ENOTFOUND: t('The name of the server is unknown'),
    EAUTH: t('The credentials were refused'),
    EENVELOPE: t('The address was refused'),
    credentials_refused: t('The credentials were refused'),
    account_limit: t('Too many calls in a short time'),
    sender_off: t('The number is switched off at the provider'),
    unknown_outcome: t('No answer in time'),
    later: t('The provider has an outage or asked for a pause'),
    unavailable: t('The provider has an outage, a limit or refuses the key'),
    WhatsAppError: t('The WhatsApp provider refused it'),
    failed: t('Unknown error'),
  };
  return code === null ? t('Unknown error') : (words[code] ?? code);
};
