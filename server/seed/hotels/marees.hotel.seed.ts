import type { HotelProfile, InvitationSeed, MessageSettingsSeed, NotificationSeed, StaffSeed } from '../seed.types.ts';

/** A small seaside hotel inside the walls of Saint-Malo. The house is invented; its numbers are from the range kept for fiction. */
export const profile: HotelProfile = {
  name: 'Maison des Marées',
  address: '7 rue des Vieux Remparts, 35400 Saint-Malo, France',
  phone: '+33261910742',
  email: 'bonjour@maisondesmarees.example',
  whatsapp_number: '+33639980742',
  default_language: 'en',
  timezone: 'Europe/Paris',
  currency: 'EUR',
  website_url: 'https://maisondesmarees.example',
  restaurant_menu_url: 'https://maisondesmarees.example/table',
  bar_menu_url: 'https://maisondesmarees.example/sextant',
  amenities: [
    'Free WiFi',
    'Heated seawater pool',
    'Sauna',
    'Restaurant La Table des Marées',
    'Bar Le Sextant',
    'Underground car park',
    'Electric car charging',
    'Lift',
    'Bicycles',
    'Luggage room',
    'Sea-view terrace',
  ],
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
  policies: [
    'Free cancellation until 48 hours before arrival; after that the first night is charged.',
    'Dogs of up to 10 kg are welcome for €15 a night; they stay out of the restaurant and the pool.',
    'The whole house is smoke-free; there is an ashtray on the terrace.',
    'Quiet from 10 PM to 7 AM.',
    'Children under 6 stay free in their parents’ room; cots are free, extra beds €28 a night.',
    'City tax of €2.30 per adult and night is paid on the spot.',
  ].join('\n'),
  special_services: [
    'Station transfer',
    'Oyster tasting in Cancale',
    'Babysitting',
    'Same-day laundry',
    'Picnic baskets',
    'Ferry tickets',
  ],
  latitude: 48.649337,
  longitude: -2.025674,
  reception_opens: '07:00',
  reception_closes: '23:00',
  quiet_from: '21:30',
  quiet_until: '08:00',
};

export const messageSettings: MessageSettingsSeed = {
  message_tone: 'warm',
  brand_voice_description:
    'Like a good host who grew up by this sea: warm, brief, never pushy. We say what the tide does and when breakfast ends, and no superlatives.',
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: true,
  signature_phrase: 'The team of Maison des Marées',
};

export const staff: StaffSeed[] = [
  {
    key: 'gwenaelle',
    first_name: 'Gwenaëlle',
    last_name: 'Le Goff',
    email: 'gwenaelle@maisondesmarees.example',
    role: 'admin',
    joined_days_ago: 140,
    seen_minutes_ago: 95,
  },
  {
    key: 'malo',
    first_name: 'Malo',
    last_name: 'Kerdraon',
    email: 'malo@maisondesmarees.example',
    role: 'staff',
    joined_days_ago: 138,
    seen_minutes_ago: 12,
  },
  {
    key: 'nadia',
    first_name: 'Nadia',
    last_name: 'Benali',
    email: 'nadia@maisondesmarees.example',
    role: 'staff',
    joined_days_ago: 96,
    seen_minutes_ago: 4 * 1440 + 130,
  },
  {
    key: 'tomas',
    first_name: 'Tomás',
    last_name: 'Rey',
    email: 'tomas@maisondesmarees.example',
    role: 'staff',
    joined_days_ago: 3,
    seen_minutes_ago: null,
  },
];

export const invitations: InvitationSeed[] = [
  { email: 'lea.morvan@maisondesmarees.example', role: 'staff', by: 'gwenaelle', days_ago: 1 },
];

export const notifications: NotificationSeed[] = [
  {
    type: 'test_key_request',
    message: 'Gwenaëlle Le Goff asks for a test key to try the WhatsApp channel.',
    by: 'gwenaelle',
    days_ago: 1,
  },
  {
    type: 'profile_incomplete',
    message: 'The WhatsApp number was missing in the hotel profile.',
    by: null,
    days_ago: 139,
    resolved_by: 'gwenaelle',
  },
];

/** Euros a night. */
export const rates: Record<string, number> = {
  'Classic Double': 148,
  'Sea View Double': 196,
  'Family Room': 242,
  'Junior Suite': 285,
  'Corsair Suite': 390,
};
