import { noHouseFacts } from '#tests/support/builders/no-house-facts.ts';
import type {
  HotelFacts,
  KnowledgeEntry,
  StyleSettings,
  TurnContext,
  VerifiedBooking,
} from '#server/features/assistant/assistant.types.ts';

export const aHotel = (changes: Partial<HotelFacts> = {}): HotelFacts => ({
  name: 'Harbour View',
  status: 'active',
  default_language: 'en',
  currency: 'EUR',
  timezone: 'Europe/London',
  address: '12 Quay Street, Bristol',
  phone: '+44 117 496 0000',
  email: 'desk@harbourview.example',
  whatsapp_number: '+441174960001',
  website_url: 'https://harbourview.example',
  restaurant_menu_url: null,
  bar_menu_url: null,
  amenities: ['Rooftop pool', 'Library'],
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
  policies: null,
  special_services: null,
  assistant_enabled: true,
  ...noHouseFacts,
  reception_opens: null,
  reception_closes: null,
  ...changes,
});

export const someSettings = (changes: Partial<StyleSettings> = {}): StyleSettings => ({
  message_tone: 'friendly',
  brand_voice_description: null,
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  answers_without_model: false,
  signature_phrase: null,
  ...changes,
});

export const aBooking = (changes: Partial<VerifiedBooking> = {}): VerifiedBooking => ({
  guest_name: 'Ana Lima',
  confirmation_number: 'HC-4711',
  check_in_date: '2026-11-20',
  check_out_date: '2026-11-23',
  status: 'checked-in',
  room_type: 'Deluxe Suite',
  number_of_guests: 2,
  special_requests: null,
  total_amount: 640,
  ...changes,
});

export const anEntry = (changes: Partial<KnowledgeEntry> = {}): KnowledgeEntry => ({
  id: 'faq-breakfast',
  kind: 'faq',
  title: 'What time is breakfast served?',
  text: 'Breakfast is served from 7:00 AM to 10:30 AM.',
  language: 'en',
  category: 'Amenities',
  ...changes,
});

/** A guest of Harbour View who writes the texts, one message each. */
export const aTurn = (texts: string | string[], changes: Partial<TurnContext> = {}): TurnContext => ({
  hotel: aHotel(),
  settings: someSettings(),
  entries: [anEntry()],
  booking: null,
  history: [],
  messages: [texts].flat().map((text) => ({ text, attachments: [], location: null })),
  guestName: 'Ana',
  previousLanguage: null,
  owner: 'assistant',
  optedOut: false,
  assistantEnabled: true,
  recentFailures: 0,
  ...changes,
});
