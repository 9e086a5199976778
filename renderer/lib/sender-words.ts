import type { Translate } from '#renderer/lib/translate.ts';

/** The provider's state of a number in plain words; its own word where it is a new one. */
export function senderStateWords(t: Translate, state: string): string {
  const words: Record<string, string> = {
    CREATING: t('Waits for the code'),
    PENDING_VERIFICATION: t('Waits for the code'),
    VERIFYING: t('Being checked'),
    TWILIO_REVIEW: t('Being checked'),
    ONLINE: t('Online'),
    'ONLINE:UPDATING': t('Online'),
    OFFLINE: t('Switched off'),
  };
  return words[state] ?? state;
}
