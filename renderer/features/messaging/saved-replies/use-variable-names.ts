import { useTranslation } from '#renderer/lib/translate.ts';
import type { ReplyVariable } from '#shared/features/messaging/reply-variables.rules.ts';

/** The variables of saved replies in words. */
export function useVariableNames(): Record<ReplyVariable, string> {
  const { t } = useTranslation();
  return {
    guest_first_name: t('First name'),
    guest_name: t('Guest name'),
    room: t('Room number'),
    room_type: t('Room type'),
    check_in: t('Check-in date'),
    check_out: t('Check-out date'),
    confirmation_number: t('Confirmation number'),
    check_in_time: t('Check-in time'),
    check_out_time: t('Check-out time'),
    wifi: t('Wi-Fi network and password'),
    wifi_network: t('Wi-Fi network'),
    wifi_password: t('Wi-Fi password'),
    hotel_name: t('Hotel name'),
    hotel_phone: t('Hotel phone'),
    hotel_address: t('Hotel address'),
    staff_name: t('Your name'),
    faq: t('Answer of the linked FAQ'),
  };
}
