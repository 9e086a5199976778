import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import type { Notification } from '#shared/features/notifications/notifications.schema.ts';
import { aMe, hotelId, otherHotelId } from '../../support/rows.ts';
import { aHotel as anyHotel } from './a-hotel.ts';

export const superAdmin = () => aMe({ is_super_admin: true, hotel: null, role: null });

export const context = {
  session_id: '0199a000-0000-7000-8000-0000000000a1',
  hotel_id: hotelId,
  view_mode: 'hotel' as const,
  hotel_name: 'Hotel Miramar',
  reason: 'Ticket 17',
  ends_at: '2026-03-05T11:00:00.000Z',
  seconds_left: 3600,
};

/** A super admin who acts in the Hotel Miramar. */
export const actingAdmin = () => aMe({ is_super_admin: true, role: null, memberships: [], context });

/** A hotel in Spain, as super admins see it. */
export const aHotel = (overrides: Partial<Hotel> = {}): Hotel =>
  anyHotel({
    created_at: '2026-03-05T10:00:00.000Z',
    updated_at: '2026-03-05T10:00:00.000Z',
    address: 'Paseo 1, Santander',
    email: 'hola@miramar.example',
    default_language: 'es',
    timezone: 'Europe/Madrid',
    amenities: ['Pool'],
    latitude: null,
    longitude: null,
    quiet_from: null,
    quiet_until: null,
    ...overrides,
  });

export function aListedHotel(overrides: Partial<HotelListItem> = {}): HotelListItem {
  return {
    ...aHotel(),
    staff_count: 3,
    whatsapp: { whatsapp_number: null, state: 'none', stage: 'none', works: false, requested_number: null, steps: [] },
    ready: true,
    admin_name: 'Ana Ruiz',
    ...overrides,
  };
}

export const theOtherHotel = () =>
  aListedHotel({
    id: otherHotelId,
    name: 'Seehaus',
    status: 'inactive',
    setup_completed: false,
    ready: false,
    admin_name: null,
  });

export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: '0199a000-0000-7000-8000-0000000000c1',
    hotel_id: hotelId,
    hotel_name: 'Hotel Miramar',
    type: 'test_key_request',
    message: 'Ana asks for a test key.',
    reasons: null,
    created_by: null,
    metadata: {},
    status: 'pending',
    resolved_by: null,
    resolved_at: null,
    created_at: '2026-03-05T10:04:00.000Z',
    ...overrides,
  };
}

const figures = { messages_in: 10, messages_out: 14, requests: 8, answered_without_staff: 6, escalated: 2, cost: 0.12 };

export function anAnalytics(overrides: Partial<Analytics> = {}): Analytics {
  return {
    from: '2026-03-01',
    to: '2026-03-02',
    timezone: 'UTC',
    currency: 'USD',
    totals: { ...figures, delivery_failures: 1 },
    first_reply_seconds: { count: 8, p50: 6, p90: 90 },
    resolution_seconds: { count: 5, p50: 1200, p90: 7200 },
    targets: [
      { priority: 'high', reply: { count: 4, within: 3, p50: 420 }, resolution: { count: 2, within: 2, p50: 3600 } },
      { priority: 'low', reply: { count: 0, within: 0, p50: null }, resolution: { count: 0, within: 0, p50: null } },
    ],
    satisfaction: { asked: 10, answered: 5, average: 3.8, scores: [0, 1, 1, 0, 3] },
    escalation_reasons: [{ reason: 'complaint', count: 2 }],
    languages: [
      { language: 'es', count: 5 },
      { language: null, count: 3 },
    ],
    delivery_failures: [
      {
        error_code: 63024,
        reason: 'No such number.',
        reasons: [],
        remedy: 'Check the number.',
        remedies: [],
        count: 1,
      },
    ],
    costs: [{ category: 'inbound', messages: 10, cost: 0.05 }],
    days: [
      { day: '2026-03-01', ...figures },
      {
        day: '2026-03-02',
        messages_in: 0,
        messages_out: 0,
        requests: 0,
        answered_without_staff: 0,
        escalated: 0,
        cost: 0,
      },
    ],
    hotels: [{ hotel_id: hotelId, hotel_name: 'Hotel Miramar', ...figures }],
    ...overrides,
  };
}
