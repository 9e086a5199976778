import type { SavedReplySeed } from '../seed.types.ts';

export const savedReplies: SavedReplySeed[] = [
  {
    title: 'On its way to your room',
    language: 'en',
    content:
      'Dear {{guest_first_name}}, it is on its way to room {{room}} and with you in about 15 minutes. {{staff_name}}',
  },
  {
    title: 'Wi-Fi access',
    language: 'en',
    faq: 'wifi',
    content: 'Dear {{guest_first_name}}, this is how you connect. {{faq}} Or call us at {{hotel_phone}}.',
  },
  {
    title: 'Late check-out',
    language: 'en',
    faq: 'checkout',
    content: 'Dear {{guest_first_name}}, your stay ends on {{check_out}}. {{faq}}',
  },
  {
    title: 'How to find us',
    language: 'en',
    content:
      'You find us at {{hotel_address}}. Your room is ready from {{check_in_time}}; we keep your luggage before that. Your booking: {{confirmation_number}}.',
  },
  {
    title: 'Votre demande est transmise',
    language: 'fr',
    content:
      'Bonjour {{guest_name}}, votre demande est transmise à nos équipes ; nous revenons vers vous au plus vite. {{staff_name}}, {{hotel_name}}',
  },
  {
    title: 'Départ et bagages',
    language: 'fr',
    content:
      'Bonjour {{guest_first_name}}, la chambre {{room}} est à libérer pour {{check_out_time}} le {{check_out}}. Nous gardons volontiers vos bagages jusqu’au soir.',
  },
];
