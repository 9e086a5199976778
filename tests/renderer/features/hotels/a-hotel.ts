import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { noHouseFacts } from '#tests/support/builders/no-house-facts.ts';
import { hotelId } from '../../support/rows.ts';

export function aHotel(overrides: Partial<Hotel> = {}): Hotel {
  return {
    id: hotelId,
    name: 'Hotel Miramar',
    status: 'active',
    setup_completed: true,
    created_at: '2026-03-01T10:00:00.000Z',
    updated_at: '2026-03-01T10:00:00.000Z',
    address: null,
    phone: null,
    email: null,
    whatsapp_number: null,
    default_language: 'en',
    timezone: 'Europe/Paris',
    currency: 'EUR',
    website_url: null,
    restaurant_menu_url: null,
    bar_menu_url: null,
    amenities: ['Pool', 'Gym'],
    check_in_time: '3:00 PM',
    check_out_time: '11:00 AM',
    policies: null,
    special_services: null,
    latitude: 41.3874,
    longitude: 2.1686,
    assistant_enabled: true,
    ...noHouseFacts,
    reception_opens: null,
    reception_closes: null,
    quiet_from: '22:00',
    quiet_until: '08:00',
    retention_days: null,
    ...overrides,
  };
}
