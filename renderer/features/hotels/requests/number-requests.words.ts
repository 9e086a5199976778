import type { Translate } from '#renderer/lib/translate.ts';
import type { RequestCheck } from '#shared/features/hotels/number-requests.contract.ts';
import type { ConnectionRequest } from '#shared/features/hotels/whatsapp-connection.contract.ts';

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
