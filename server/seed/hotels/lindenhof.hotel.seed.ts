import type { EntrySeed, FaqSeed, HotelProfile, MessageSettingsSeed, StaffSeed } from '../seed.types.ts';

/** Another town, another language, other people: what the first hotel must never see. */
export const profile: HotelProfile = {
  name: 'Seehaus Lindenhof',
  address: 'Uferpromenade 18, 88709 Meersburg, Deutschland',
  phone: '+493023125118',
  email: 'rezeption@seehaus-lindenhof.example',
  whatsapp_number: '+4917604069118',
  default_language: 'de',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  website_url: 'https://seehaus-lindenhof.example',
  restaurant_menu_url: 'https://seehaus-lindenhof.example/seestube',
  bar_menu_url: null,
  amenities: ['WLAN', 'Seestube', 'Liegewiese am See', 'Stellplätze', 'Fahrradkeller', 'Dampfbad'],
  check_in_time: '2:00 PM',
  check_out_time: '10:30 AM',
  policies:
    'Stornierung kostenlos bis 7 Tage vor Anreise.\nHunde sind willkommen, 12 € pro Nacht.\nNachtruhe von 22 bis 7 Uhr.',
  special_services: ['Schiffskarten', 'Leihräder', 'Weinprobe'],
  latitude: 47.693012,
  longitude: 9.271148,
  reception_opens: '07:30',
  reception_closes: '21:00',
  quiet_from: '21:00',
  quiet_until: '08:00',
};

export const messageSettings: MessageSettingsSeed = {
  message_tone: 'friendly',
  brand_voice_description: 'Herzlich und knapp, wie am Tresen. Wir siezen.',
  include_emojis: false,
  message_length_preference: 'short',
  custom_greeting_style: 'formal',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  signature_phrase: 'Ihr Lindenhof',
};

export const staff: StaffSeed[] = [
  {
    key: 'katharina',
    first_name: 'Katharina',
    last_name: 'Moser',
    email: 'katharina@seehaus-lindenhof.example',
    role: 'admin',
    joined_days_ago: 61,
    seen_minutes_ago: 210,
  },
  {
    key: 'felix',
    first_name: 'Felix',
    last_name: 'Auer',
    email: 'felix@seehaus-lindenhof.example',
    role: 'staff',
    joined_days_ago: 60,
    seen_minutes_ago: 9 * 1440,
  },
];

const faq = (key: string, category: string, question: string, answer: string): FaqSeed => ({
  key,
  category,
  question,
  answer,
  language: 'de',
});

export const faqs: FaqSeed[] = [
  faq('anreise', 'Check-in/Check-out', 'Ab wann ist das Zimmer frei?', 'Ab 14 Uhr. Ihr Gepäck nehmen wir gern früher.'),
  faq(
    'abreise',
    'Check-in/Check-out',
    'Bis wann muss ich auschecken?',
    'Bis 10:30 Uhr. Bis 13 Uhr kostet es 20 €, wenn das Zimmer nicht gebraucht wird.',
  ),
  faq('fruehstueck', 'Services', 'Wann gibt es Frühstück?', 'Von 7:30 bis 10:00 Uhr in der Seestube, 16 € pro Person.'),
  faq(
    'parken',
    'Amenities',
    'Haben Sie Parkplätze?',
    'Zwölf Stellplätze hinter dem Haus, 8 € pro Nacht, ohne Reservierung.',
  ),
  faq('hunde', 'Policies', 'Darf mein Hund mit?', 'Ja, 12 € pro Nacht, auch in die Seestube.'),
  faq(
    'schiff',
    'Local Information',
    'Wo fährt die Autofähre nach Konstanz ab?',
    'Am Fährhafen, 900 m vom Haus, tagsüber alle 15 Minuten, nachts stündlich.',
  ),
  faq('wlan', 'Technical Support', 'Wie komme ich ins WLAN?', 'Netz „Lindenhof“, Kennwort auf der Zimmerkarte.'),
  faq(
    'dampfbad',
    'Amenities',
    'Wann ist das Dampfbad geöffnet?',
    'Täglich von 16 bis 21 Uhr, für Hausgäste kostenlos.',
  ),
];

const entry = (key: string, category: string, question: string, answer: string): EntrySeed => ({
  key,
  category,
  question,
  answer,
});

export const knowledge: EntrySeed[] = [
  entry('k-zimmer', 'general', 'Wie viele Zimmer hat das Haus?', 'Achtzehn, zwölf davon mit Seeblick. Kein Aufzug.'),
  entry('k-raeder', 'amenities', 'Verleihen Sie Räder?', 'Sechs Räder für 10 € am Tag und zwei E-Bikes für 24 €.'),
  entry('k-wein', 'services', 'Gibt es Weinproben?', 'Freitags um 18 Uhr beim Winzer nebenan, 18 €.'),
];
