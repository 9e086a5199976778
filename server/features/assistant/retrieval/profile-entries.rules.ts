import { houseFactsOf, openNetworkOf } from '../sentences/house-facts/house-fact.rules.ts';
import type { HotelFacts, KnowledgeEntry, VerifiedBooking } from '../assistant.types.ts';

type Fact = [id: string, title: string, text: string | null, category: string];

/**
 * Converts the profile to entries in English, each a complete sentence, so that it can be sent as an answer. Free text
 * that the hotel wrote is not translated (language null).
 */
export function profileEntries(hotel: HotelFacts): KnowledgeEntry[] {
  const facts: Fact[] = [
    ['check-in', 'What time is check-in?', sentence('Check-in is from', hotel.check_in_time), 'policies'],
    ['check-out', 'What time is check-out?', sentence('Check-out is until', hotel.check_out_time), 'policies'],
    ['check-times', 'What time are check-in and check-out?', bothTimes(hotel), 'policies'],
    ['address', 'What is the address of the hotel?', sentence('Our address is', hotel.address), 'local'],
    [
      'phone',
      'What is the phone number of the hotel?',
      sentence('You can reach us by phone at', hotel.phone),
      'general',
    ],
    ['email', 'What is the e-mail address of the hotel?', sentence('You can write to us at', hotel.email), 'general'],
    ['website', 'What is the website of the hotel?', sentence('Our website is', hotel.website_url), 'general'],
    [
      'restaurant-menu',
      'Where is the restaurant menu?',
      sentence('You find the restaurant menu at', hotel.restaurant_menu_url),
      'dining',
    ],
    ['bar-menu', 'Where is the bar menu?', sentence('You find the bar menu at', hotel.bar_menu_url), 'dining'],
    ['reception', 'When is reception open?', receptionHours(hotel), 'services'],
    ['amenities', 'Which amenities does the hotel have?', list('Our amenities are', hotel.amenities), 'amenities'],
    [
      'services',
      'Which special services does the hotel offer?',
      list('Our special services are', hotel.special_services),
      'services',
    ],
  ];
  const entries = facts.flatMap(([id, title, text, category]) =>
    text ? [profileEntry(id, title, text, category, 'en')] : [],
  );
  const policies = hotel.policies?.trim();
  return [
    ...entries,
    ...houseEntries(hotel),
    ...(policies ? [profileEntry('policies', 'What are the hotel policies?', policies, 'policies', null)] : []),
  ];
}

const HOUSE_FACTS: Readonly<Record<string, [title: string, category: string]>> = {
  'profile:breakfast': ['When is breakfast?', 'dining'],
  'profile:breakfast-price': ['What does breakfast cost?', 'dining'],
  'profile:parking': ['Is there parking, and what does it cost?', 'services'],
  'profile:pets': ['Are pets allowed?', 'policies'],
  'profile:pool': ['When is the pool open?', 'amenities'],
  'profile:city-tax': ['Is there a city tax?', 'policies'],
  'profile:wifi': ['How do I connect to the Wi-Fi?', 'amenities'],
};

/** The Wi-Fi's password is only for guests in the house; a network without one is told to everybody. */
function houseEntries(hotel: HotelFacts): KnowledgeEntry[] {
  return [...houseFactsOf(hotel, 'en')].map(([id, text]) => {
    const [title = '', category = 'general'] = HOUSE_FACTS[id] ?? [];
    const in_house_only = id === 'profile:wifi' && Boolean(hotel.wifi_password);
    return { id, kind: 'profile', title, text, category, language: 'en', in_house_only };
  });
}

/** What everybody may know of a fact that is told in full to guests in the house only: that there is Wi-Fi, without its password. */
function openEntries(hotel: HotelFacts): KnowledgeEntry[] {
  const network = openNetworkOf(hotel, 'en');
  return network ? [profileEntry('wifi-network', 'Is there Wi-Fi?', network, 'amenities', 'en')] : [];
}

/** All that guests are told of the profile: facts in full to guests in the house, and what others are told instead. */
export const everyProfileEntry = (hotel: HotelFacts): KnowledgeEntry[] => [
  ...profileEntries(hotel),
  ...openEntries(hotel),
];

/** Whether `openEntries` tells everybody all of an entry but its secret. */
export const hasOpenPart = ({ id }: KnowledgeEntry): boolean => id === 'profile:wifi';
/** Whether it is what `openEntries` tells. */
export const isOpenPart = ({ id }: KnowledgeEntry): boolean => id === 'profile:wifi-network';

const profileEntry = (
  id: string,
  title: string,
  text: string,
  category: string,
  language: string | null,
): KnowledgeEntry => ({ id: `profile:${id}`, kind: 'profile', title, text, category, language });

function sentence(beginning: string, value: string | null): string | null {
  const bare = value?.trim().replace(/\.$/, '');
  // Some phones include a full stop after a URL in the link.
  return bare ? `${beginning} ${bare}${/(?:https?:|www\.|@)\S*$/.test(bare) ? '' : '.'}` : null;
}

const list = (beginning: string, items: string[] | null): string | null =>
  items?.length ? `${beginning} ${items.join(', ')}.` : null;

/** Guests often ask for both at once, so both are in one entry. */
function bothTimes({ check_in_time, check_out_time }: HotelFacts): string | null {
  if (!check_in_time?.trim() || !check_out_time?.trim()) return null;
  return `Check-in is from ${check_in_time.trim()}, check-out is until ${check_out_time.trim()}.`;
}

function receptionHours({ reception_opens: opens, reception_closes: closes }: HotelFacts): string | null {
  return opens && closes ? `Our reception is open from ${opens} to ${closes}.` : null;
}

/** Entries from the sender's booking, without internal fields (source, other guests). Amounts are in `currency`. */
export function bookingEntries(booking: VerifiedBooking | null, currency: string): KnowledgeEntry[] {
  if (!booking) return [];
  const facts = [
    `Guest: ${booking.guest_name}.`,
    booking.confirmation_number && `Confirmation number: ${booking.confirmation_number}.`,
    `Check-in date: ${booking.check_in_date}. Check-out date: ${booking.check_out_date}.`,
    `Status: ${booking.status}.`,
    booking.room_type && `Room type: ${booking.room_type}.`,
    booking.number_of_guests && `Guests: ${booking.number_of_guests}.`,
    booking.total_amount !== null && `Total amount: ${booking.total_amount} ${currency}.`,
    booking.special_requests && `Special requests: ${booking.special_requests}.`,
  ];
  const text = facts.filter(Boolean).join(' ');
  return [
    {
      id: 'booking:own',
      kind: 'booking',
      title: "This guest's own booking",
      text,
      category: 'booking',
      language: null,
    },
  ];
}
