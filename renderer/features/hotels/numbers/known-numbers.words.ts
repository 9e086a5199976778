import type { Translate } from '#renderer/lib/translate.ts';
import type { NumberStep } from '#shared/features/hotels/known-numbers.contract.ts';

/** What the super admin does next about a number, or for whom it waits. */
export const stepWords = (t: Translate): Record<NumberStep, string> => ({
  nothing: t('Nothing to do'),
  wait_for_hotel: t('The hotel still has to say how the number is used'),
  wait_for_answer: t('The first answer is on its way'),
  wait_for_limit: t('Wait until tomorrow: WhatsApp raises the limit by itself'),
  resume: t('Connect it again once the reason for the pause is gone'),
  give_to_hotel: t('Assign it to a hotel, or remove it at the provider'),
  find_hotel: t('Guests write to it and no hotel reads it: find out whose it is'),
  check_request: t('Check the request and register the number'),
  enter_code: t('Ask the hotel for the code from WhatsApp'),
  connect: t('Connect it to the hotel'),
  bring_here: t('Bring its messages here: they go to another address'),
  find_at_provider: t('The provider’s account does not have it: look there'),
  write_first: t('Ask the hotel to write a first message to it'),
  submit_name: t('Agree on another name and submit it'),
  lift_restriction: t('Ask Meta why it is restricted'),
  raise_quality: t('Ask the hotel to send fewer messages to guests who did not write'),
});
