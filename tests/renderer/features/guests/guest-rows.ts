import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { hotelId } from '../../support/rows.ts';

const at = '2026-11-10T10:00:00.000Z';
export const guestId = '0199a000-0000-7000-8000-0000000000a1';

export function aGuest(overrides: Partial<Guest> = {}): Guest {
  return {
    id: guestId,
    hotel_id: hotelId,
    first_name: 'Ines',
    last_name: 'Duarte',
    phone: '+351910000001',
    email: 'ines@mail.example',
    vip_status: true,
    notes: 'Likes quiet rooms.',
    preferences: null,
    language: 'pt',
    total_stays: 3,
    total_spent: 1234.5,
    last_stay_date: '2026-11-20',
    created_at: at,
    updated_at: at,
    ...overrides,
  };
}
