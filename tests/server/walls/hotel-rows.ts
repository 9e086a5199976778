import { randomUUID } from 'node:crypto';

type Row = Record<string, unknown>;

/** A row of every table that belongs to a hotel, in the order of their references. A new table needs a line here. */
export function hotelRows(hotel_id: string): [table: string, row: Row][] {
  const [user_id, guest_id, conversation_id, request_id, message_id, booking_id, ladder_id, step_id, department_id] =
    Array.from({ length: 9 }, () => randomUUID());
  const [merge_id, one_id, other_id] = [randomUUID(), ...[randomUUID(), randomUUID()].sort()];
  const task_id = randomUUID();
  const key = randomUUID();
  return [
    ['user', { id: user_id, name: 'Robin', email: `${key}@example.com`, emailVerified: true }],
    ['hotels', { id: hotel_id, name: 'Hotel' }],
    ['whatsapp_senders', { hotel_id, number: '+4915112345678' }],
    ['whatsapp_requests', { hotel_id, number_kind: 'new', display_name: 'Hotel', requested_at: new Date() }],
    ['whatsapp_request_work', { hotel_id, answer: 'Soon' }],
    ['hotel_staff', { hotel_id, user_id, role: 'admin' }],
    ['staff_invitations', { hotel_id, email: 'new@example.com', token_hash: key, expires_at: new Date() }],
    ['faqs', { hotel_id, question: 'Pool?', answer: 'Yes.' }],
    ['answer_decisions', { hotel_id, question_key: 'pool', decision: 'never', decided_at: new Date() }],
    ['hotel_knowledge', { hotel_id, question: 'Pool?', answer: 'Yes.' }],
    ['notifications', { hotel_id, type: 'test_key_request', message: 'Please' }],
    ['acting_sessions', { hotel_id, user_id }],
    ['model_calls', { hotel_id, day: '2026-09-10' }],
    ['asked_questions', { hotel_id, day: '2026-09-10', intent: 'pool.info', language: 'en' }],
    ['audit_log', { hotel_id, action: 'create', entity: 'faq' }],
    ['live_events', { hotel_id, data: '{}' }],
    ['guests', { id: guest_id, hotel_id, phone: '+4915112345678', phone_key: key }],
    ['conversations', { id: conversation_id, hotel_id, identity_key: key, reply_address: '+4915112345678' }],
    ['conversation_addresses', { hotel_id, key: `FR.${key}`, thread_key: key, address: `FR.${key}` }],
    ['guest_merges', { id: merge_id, hotel_id, kept_id: guest_id, how: 'staff', merged_at: new Date() }],
    ['guest_merge_rows', { hotel_id, merge_id, table_name: 'guests', row_key: key }],
    ['guest_distinctions', { hotel_id, one_id, other_id }],
    ['conversation_events', { hotel_id, conversation_id, kind: 'taken_over', actor_name: 'Robin' }],
    ['guest_requests', { id: request_id, hotel_id, conversation_id, message: 'Hello' }],
    [
      'messages',
      { id: message_id, hotel_id, conversation_id, request_id, direction: 'in', author: 'guest', content: 'Hello' },
    ],
    [
      'bookings',
      {
        id: booking_id,
        hotel_id,
        guest_id,
        guest_name: 'Ada',
        guest_phone: '+4915112345678',
        phone_key: key,
        check_in_date: '2026-09-10',
        check_out_date: '2026-09-12',
        confirmation_number: key,
      },
    ],
    [
      'answer_corrections',
      { hotel_id, conversation_id, entry_id: 'pool', text_key: 'x', decision: 'sent', decided_at: new Date() },
    ],
    ['stay_ratings', { hotel_id, booking_id, conversation_id, moment: 'stay', asked_at: new Date() }],
    ['booking_proofs', { hotel_id, conversation_id, booking_id }],
    ['proof_attempts', { hotel_id, conversation_id, attempted_at: new Date(), proved: false }],
    ['booking_message_logs', { hotel_id, booking_id, message_type: 'welcome', message_id }],
    ['hotel_message_settings', { hotel_id }],
    ['hotel_message_templates', { hotel_id, message_type: 'welcome' }],
    ['whatsapp_templates', { hotel_id, message_type: 'welcome', language: 'en', name: 'welcome', body: 'Welcome' }],
    ['request_totals', { hotel_id, counted_until: '2026-09-10', requests: 1 }],
    ['test_message_counts', { hotel_id, day: '2026-09-10', sent: 1 }],
    ['test_questions', { hotel_id, question: 'Pool?' }],
    ['duty_contacts', { hotel_id, user_id, phone: '+4915112345678' }],
    ['duty_shifts', { hotel_id, user_id, days: [1], begins: '22:00', ends: '06:00' }],
    ['duty_days_off', { hotel_id, user_id, first_day: '2026-12-24', last_day: '2026-12-26' }],
    ['duty_signs', { hotel_id, user_id, is_on: true }],
    ['rooms', { hotel_id, number: '204' }],
    ['tasks', { id: task_id, hotel_id, title: 'Towels' }],
    ['task_photos', { hotel_id, task_id, content_type: 'image/png', bytes: Buffer.from('x') }],
    ['handover_signatures', { hotel_id, user_id, name: 'Robin', signed_at: new Date() }],
    ['departments', { id: department_id, hotel_id, name: 'Kitchen' }],
    ['department_members', { hotel_id, department_id, user_id }],
    ['ownership_settings', { hotel_id, taken_within_minutes: 15 }],
    [
      'held_replies',
      {
        hotel_id,
        conversation_id,
        content: 'Good morning',
        client_key: key,
        author_name: 'Robin',
        send_at: new Date(),
      },
    ],
    [
      'reply_files',
      {
        hotel_id,
        conversation_id,
        filename: 'a.pdf',
        content_type: 'application/pdf',
        bytes: Buffer.from('x'),
        created_at: new Date(),
      },
    ],
    ['reply_drafts', { hotel_id, user_id, conversation_id, content: 'Good', client_key: key, updated_at: new Date() }],
    ['saved_replies', { hotel_id, title: 'Wi-Fi', content: '{{wifi}}' }],
    ['answer_modes', { hotel_id, mode: 'suggest' }],
    ['push_devices', { hotel_id, user_id, endpoint: `https://${key}`, p256dh: 'key', auth: 'key', label: 'Firefox' }],
    ['response_targets', { hotel_id, priority: 'high', any_hour: false }],
    ['request_targets', { hotel_id, request_id, priority: 'normal', any_hour: false }],
    ['ladder_rungs', { hotel_id, priority: 'high', channel: 'sms', after_seconds: 60 }],
    ['ladder_prices', { hotel_id, currency: 'EUR', sms: 0.08, call: 0.05 }],
    ['ladders', { id: ladder_id, hotel_id, conversation_id, rank: 1 }],
    ['ladder_steps', { id: step_id, hotel_id, ladder_id, channel: 'sms', due_at: new Date() }],
    ['ladder_calls', { hotel_id, ladder_id, step_id, user_id, channel: 'sms', address: '+4915112345678' }],
  ];
}
