import type { Booking, StayMessage } from '#shared/features/bookings/bookings.schema.ts';
import { hotelId } from '../../support/rows.ts';

const at = '2026-11-10T10:00:00.000Z';
export const bookingId = '0199a000-0000-7000-8000-0000000000b1';
export const today = '2026-11-21';

export function aBooking(overrides: Partial<Booking> = {}): Booking {
  return {
    id: bookingId,
    hotel_id: hotelId,
    guest_id: '0199a000-0000-7000-8000-0000000000a1',
    guest_name: 'Ines Duarte',
    guest_phone: '+351910000001',
    guest_email: null,
    room_type: 'Double',
    room_number: null,
    room_id: null,
    check_in_date: '2026-11-21',
    check_out_date: '2026-11-24',
    number_of_guests: 2,
    special_requests: null,
    total_amount: 300,
    booking_source: 'direct',
    confirmation_number: 'K7QXC9MP',
    guest_preferences: null,
    language: 'pt',
    status: 'confirmed',
    version: 4,
    welcome_message_sent: true,
    pre_arrival_message_sent: false,
    checkin_message_sent: false,
    stay_message_sent: false,
    checkout_message_sent: false,
    created_at: at,
    updated_at: at,
    ...overrides,
  };
}

export function anEntry(overrides: Partial<StayMessage> = {}): StayMessage {
  return {
    id: '0199a000-0000-7000-8000-0000000000e1',
    booking_id: bookingId,
    message_type: 'welcome',
    state: 'sent',
    reason: null,
    due_at: at,
    status: 'sent',
    delivery_status: 'delivered',
    phone_number: '+351910000001',
    content: 'Welcome, Ines!',
    message_id: null,
    provider_sid: 'SM1',
    sent_at: at,
    delivered_at: at,
    failed_at: null,
    delivery_problem: null,
    error_code: null,
    error_message: null,
    error_reasons: null,
    reasons: null,
    created_at: at,
    ...overrides,
  };
}

/** A page of the list, with the day's counts. */
export function aPage(items: Booking[], counts: { arrivals_today?: number; departures_today?: number } = {}) {
  return { items, next_cursor: null, counts: { today, arrivals_today: 1, departures_today: 0, ...counts } };
}
