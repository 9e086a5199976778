import { intentOf } from '#shared/features/knowledge/guest-questions.values.ts';
import type { faqCategories } from '#shared/features/knowledge/knowledge.values.ts';

type Category = (typeof faqCategories)[number];

/** Topics (the first part of an intent's id) by category; all others are services. */
const topics: Record<Exclude<Category, 'Services'>, string[]> = {
  'Check-in/Check-out': ['checkin', 'checkout', 'arrival', 'access', 'reception', 'luggage'],
  Amenities: [
    'parking',
    'pool',
    'sauna',
    'spa',
    'gym',
    'minibar',
    'safe',
    'kitchen',
    'lift',
    'hotel',
    'sports',
    'kids',
  ],
  Policies: [
    'pets',
    'smoking',
    'payment',
    'cancellation',
    'booking',
    'city_tax',
    'quiet',
    'visitors',
    'dresscode',
    'tipping',
  ],
  'Local Information': [
    'recommend',
    'events',
    'weather',
    'shops_atm',
    'beach',
    'distance',
    'public_transport',
    'health',
    'address',
    'directions',
    'tours',
  ],
  'Technical Support': ['wifi', 'tv', 'climate', 'charger_adapter', 'print'],
};

/** The FAQ category that a question of the coverage usually stands in. */
export function faqCategoryFor(intent: string): Category {
  const [topic = ''] = intentOf(intent).split('.');
  const found = Object.entries(topics).find(([, known]) => known.includes(topic));
  return (found?.[0] as Category | undefined) ?? 'Services';
}
