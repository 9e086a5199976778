import type { Me } from '#shared/features/auth/auth.contract.ts';
import type { Dashboard } from '#shared/features/hotels/hotels.contract.ts';
import type { Faq } from '#shared/features/knowledge/knowledge.schema.ts';

export const hotelId = '0199a000-0000-7000-8000-000000000001';
export const otherHotelId = '0199a000-0000-7000-8000-000000000002';
const at = '2026-03-01T10:00:00.000Z';

export const aMeHotel = {
  id: hotelId,
  name: 'Hotel Miramar',
  status: 'active',
  timezone: 'Europe/Madrid',
  currency: 'USD',
  default_language: 'en',
};

export function aMe(overrides: Partial<Me> = {}): Me {
  const { hotel = aMeHotel, role = 'admin' } = overrides;
  return {
    user: {
      id: 'user-1',
      email: 'ana@miramar.example',
      email_verified: true,
      first_name: 'Ana',
      last_name: 'Ruiz',
      created_at: at,
    },
    is_super_admin: false,
    second_factor_needed: false,
    hotel,
    role,
    context: null,
    memberships: hotel
      ? [{ hotel_id: hotel.id, hotel_name: hotel.name, timezone: hotel.timezone, role: role ?? 'admin' }]
      : [],
    groups: [],
    preferences: { language: null, appearance: null, alarm_sound: true, desktop_notices: true, auto_translate: false },
    practice: false,
    ...overrides,
  };
}

export function aDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    total_requests: 12,
    active_staff: 3,
    pending_requests: 2,
    completed_today: 4,
    not_completed: 5,
    recent_requests: [],
    ...overrides,
  };
}

/** Of an entry that is valid every day. */
export const noDates = { valid_from: null, valid_until: null, weekdays: [], review_on: null };

export function aFaq(overrides: Partial<Faq> = {}): Faq {
  return {
    id: '0199a000-0000-7000-8000-0000000000f1',
    hotel_id: hotelId,
    question: 'When is breakfast?',
    answer: 'From 7 to 10:30.',
    category: 'Services',
    language: 'en',
    text_language: null,
    is_active: true,
    in_house_only: false,
    in_house_decided: false,
    in_house_proposed: false,
    not_used: null,
    answers: [],
    never: [],
    answered: [],
    ...noDates,
    created_at: at,
    updated_at: at,
    ...overrides,
  };
}
