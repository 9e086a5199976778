import type { Translate } from '#renderer/lib/translate.ts';
import type { RequestCheck } from '#shared/features/hotels/number-requests.contract.ts';
import type { ConnectionRequest, ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';

export const numberKindWords = (t: Translate): Record<ConnectionRequest['number_kind'], string> => ({
  new: t('A new number, never on WhatsApp'),
  app: t('In use in the WhatsApp app'),
  platform: t('At another WhatsApp provider'),
});

/** What a super admin looks at before a number is registered. */
export const checkWords = (t: Translate): Record<RequestCheck, string> => ({
  number_theirs: t('The number stands on the hotel’s website, or the hotel answered a call to it'),
  number_free: t('The number is free: no WhatsApp app uses it, two-step verification at another provider is off'),
  name_fits: t('The name is the hotel’s own, as on its website'),
  business_known: t('The Meta business portfolio is verified, or the platform’s own is used'),
});

/** Meta's review of a name in plain words; its own word where it is a new one. */
export function nameStateWords(t: Translate, state: string): string {
  const words: Record<string, string> = {
    PENDING_REVIEW: t('Meta looks at the name'),
    APPROVED: t('Name accepted'),
    COMPLETED: t('Name accepted'),
    DECLINED: t('Name not accepted'),
  };
  return words[state] ?? state;
}

/** What the platform does about a number that is assigned and does not answer guests as it should. */
export const adviceWords = (t: Translate): Partial<Record<ConnectionStage, string>> => ({
  connected: t(
    'No message has come in since the number was connected. Ask the hotel to write to it. If it has, look at the refused webhooks under Health.',
  ),
  webhooks_seen: t(
    'A message came in and was not answered. Look whether the hotel is active, its assistant is on and its sending is not paused.',
  ),
  sender_missing: t(
    'The provider’s account has no sender with this number, so guests get no answer. Restore it in the provider’s console, or release the number under Manage Hotels and ask the hotel to request it again.',
  ),
  restricted: t(
    'WhatsApp has switched the number off. The provider’s console names the reason and how to appeal. Tell the hotel below what you do and how long it takes.',
  ),
  limit_reached: t(
    'Messages to guests who have not written wait. The limit ends by midnight (UTC). Meta raises it for a verified business with good quality.',
  ),
  quality_low: t(
    'Guests have blocked or reported messages in the last 7 days. Ask the hotel to send fewer stay messages. If the rating stays low, pause its sending under Health.',
  ),
});
