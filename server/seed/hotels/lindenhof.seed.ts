import type { BookingSeed, GuestSeed, HotelSeed, TalkSeed } from '../seed.types.ts';
import { faqs, knowledge, messageSettings, profile, staff } from './lindenhof.hotel.seed.ts';

const hour = 60;
const day = 24 * hour;

/** Jonas Reinhardt is a guest of both hotels, with one phone: two records, two conversations, and neither hotel knows. */
const guests: GuestSeed[] = [
  {
    key: 'jonas',
    first_name: 'Jonas',
    last_name: 'Reinhardt',
    phone: '+4917604069214',
    email: 'jonas.reinhardt@mail.example',
    language: 'de',
    vip: true,
    notes: 'Kommt jeden Sommer und oft im Herbst zum Segeln.',
    preferences: 'Zimmer 7',
  },
  {
    key: 'ute',
    first_name: 'Ute',
    last_name: 'Hagedorn',
    phone: '+4917604069350',
    email: 'ute.hagedorn@mail.example',
    language: 'de',
  },
  { key: 'stefan', first_name: 'Stefan', last_name: 'Rieger', phone: '+4917604069461', email: null, language: 'de' },
  {
    key: 'margit',
    first_name: 'Margit',
    last_name: 'Hofstätter',
    phone: '+436600000218',
    email: 'margit.hofstaetter@mail.example',
    language: 'de',
  },
  {
    key: 'reto',
    first_name: 'Reto',
    last_name: 'Caflisch',
    phone: '+41790000640',
    email: 'reto.caflisch@mail.example',
    language: 'de',
  },
  {
    key: 'hannah',
    first_name: 'Hannah',
    last_name: 'Weiss',
    phone: '+4917604069872',
    email: 'hannah.weiss@mail.example',
    language: 'de',
    notes: 'Hund: Milo.',
  },
  {
    key: 'margaret',
    first_name: 'Margaret',
    last_name: 'Sloane',
    phone: '+447700900893',
    email: 'margaret.sloane@mail.example',
    language: 'en',
  },
];

const stay = (
  guest: string,
  check_in: number,
  nights: number,
  room: string,
  people: number,
  source: string,
  more: Partial<BookingSeed> = {},
): BookingSeed => ({ guest, check_in, nights, room, people, source, ...more });

const bookings: BookingSeed[] = [
  stay('jonas', -95, 7, 'Seeblick', 2, 'direct'),
  stay('ute', -44, 2, 'Doppelzimmer', 2, 'booking.com'),
  stay('jonas', -30, 3, 'Seeblick', 1, 'direct'),
  stay('stefan', -16, 2, 'Doppelzimmer', 1, 'direct'),
  stay('hannah', -2, 4, 'Doppelzimmer', 1, 'direct', { requests: 'Mit Hund' }),
  stay('reto', -1, 1, 'Seeblick', 2, 'booking.com'),
  stay('margit', 0, 3, 'Seeblick', 2, 'direct'),
  stay('margaret', 8, 2, 'Seeblick', 2, 'expedia'),
  stay('ute', 13, 2, 'Doppelzimmer', 2, 'direct', { cancelled: true }),
];

const talks: TalkSeed[] = [
  {
    guest: 'jonas',
    language: 'de',
    turns: [
      {
        minutes_ago: 29 * day,
        guest: ['Moin, ist das Dampfbad heute Abend offen?'],
        category: 'amenities',
        reply: 'Guten Tag Herr Reinhardt, ja: täglich von 16 bis 21 Uhr, für Hausgäste kostenlos.',
        sources: ['dampfbad'],
      },
    ],
  },
  {
    guest: 'hannah',
    language: 'de',
    unread: 1,
    turns: [
      {
        minutes_ago: 1 * day + 1 * hour,
        guest: ['Darf Milo mit in die Seestube?'],
        category: 'policies',
        reply: 'Guten Tag Frau Weiss, ja, Hunde sind auch in der Seestube willkommen.',
        sources: ['hunde'],
      },
      {
        minutes_ago: 64,
        guest: ['Kann ich morgen schon um 6 Uhr auschecken und bezahlen?'],
        category: 'booking',
        status: 'open',
        reasons: ['no_source'],
        reply:
          'Guten Tag Frau Weiss, die Rezeption öffnet um 7:30 Uhr. Eine Kollegin klärt die frühe Abreise und schreibt Ihnen hier.',
      },
    ],
  },
  {
    guest: 'margit',
    language: 'de',
    turns: [
      {
        minutes_ago: 7 * hour,
        guest: ['Grüß Gott, wo können wir heute parken?'],
        category: 'amenities',
        reply: 'Guten Tag Frau Hofstätter, hinter dem Haus sind zwölf Stellplätze, 8 € pro Nacht, ohne Reservierung.',
        sources: ['parken'],
      },
    ],
  },
];

export const lindenhof: HotelSeed = {
  profile,
  open_days_ago: 62,
  message_settings: messageSettings,
  staff,
  faqs,
  knowledge,
  replies: [],
  rooms: [
    { type: 'Doppelzimmer', floor: '1', numbers: ['1', '2', '3', '4', '5'] },
    { type: 'Seeblick', floor: '2', numbers: ['6', '7', '8', '9'] },
  ],
  guests,
  rates: { Doppelzimmer: 112, Seeblick: 154 },
  bookings,
  talks,
  notifications: [
    {
      type: 'test_key_request',
      message: 'Katharina Moser asks for a test key to try the WhatsApp channel.',
      by: 'katharina',
      days_ago: 3,
    },
  ],
  invitations: [],
};
