import { randomUUID } from 'node:crypto';

type Row = Record<string, unknown>;

/** A row of every table that belongs to a hotel, in the order of their references. A new table needs a line here. */
export function hotelRows(hotel_id: string): [table: string, row: Row][] {
  const [user_id, guest_id, conversation_id, request_id, message_id, booking_id, ladder_id, step_id, department_id] =
    Array.from({ length: 9 }, () => randomUUID());
  const [merge_id, one_id, other_id] = [randomUUID(), ...[randomUUID(), randomUUID()].sort()];
  const [task_id, group_id, note_id] = [randomUUID(), randomUUID(), randomUUID()];
  const [endpoint_id, tag_id, source_id] = [randomUUID(), randomUUID(), randomUUID()];
  const [key, scim_group_id] = [randomUUID(), randomUUID()];
  return [
    ['user', { id: user_id, name: 'Robin', email: `${key}@example.com`, emailVerified: true }],
    ['hotels', { id: hotel_id, name: 'Hotel' }],
    ['hotel_groups', { id: group_id, name: 'Group' }],
    ['group_hotels', { hotel_id, group_id }],
    ['group_admins', { group_id, user_id, created_at: new Date() }],
    ['group_entries', { group_id, ...aGroupEntry }],
    ['sso_connections', { group_id, ...aConnection }],
    [
      'scim_groups',
      { id: scim_group_id, group_id, display_name: 'Desk', created_at: new Date(), changed_at: new Date() },
    ],
    ['scim_group_hotels', { scim_group_id, hotel_id, role: 'staff' }],
    ['whatsapp_senders', { hotel_id, number: '+4915112345678' }],
    ['whatsapp_requests', { hotel_id, number_kind: 'new', display_name: 'Hotel', requested_at: new Date() }],
    ['whatsapp_request_work', { hotel_id, answer: 'Soon' }],
    ['hotel_staff', { hotel_id, user_id, role: 'admin' }],
    ['staff_invitations', { hotel_id, email: 'new@example.com', token_hash: key, expires_at: new Date() }],
    ['faqs', { hotel_id, question: 'Pool?', answer: 'Yes.' }],
    ['answer_decisions', { hotel_id, question_key: 'pool', decision: 'never', decided_at: new Date() }],
    ['contradictions', { hotel_id, text_key: 'x', detail: '{}', found_at: new Date() }],
    ['hotel_knowledge', { hotel_id, question: 'Pool?', answer: 'Yes.' }],
    ['knowledge_sources', { id: source_id, hotel_id, ...aSource }],
    ['knowledge_source_pairs', { hotel_id, source_id, position: 0, question: 'Pool?', answer: 'Yes.' }],
    [
      'knowledge_changes',
      {
        hotel_id,
        source_id,
        kind: 'added',
        question: 'Bar?',
        answer: 'Yes.',
        category: 'dining',
        found_at: new Date(),
      },
    ],
    ['notifications', { hotel_id, type: 'test_key_request', message: 'Please' }],
    ['acting_sessions', { hotel_id, user_id }],
    ['model_calls', { hotel_id, day: '2026-09-10' }],
    ['asked_questions', { hotel_id, day: '2026-09-10', intent: 'pool.info', language: 'en' }],
    ['api_keys', { hotel_id, name: 'PMS', prefix: 'concierge_', key_hash: key, scopes: [], created_at: new Date() }],
    [
      'webhook_endpoints',
      { id: endpoint_id, hotel_id, url: 'https://x', kinds: [], secret: key, created_at: new Date() },
    ],
    ['webhook_events', { hotel_id, endpoint_id, kind: 'test', data: '{}' }],
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
    ['tags', { id: tag_id, hotel_id, name: 'Wedding' }],
    ['saved_views', { hotel_id, owner_id: user_id, name: 'Night', filter: 'waiting', place: 1 }],
    ['conversation_tags', { hotel_id, conversation_id, tag_id }],
    ['conversation_looks', { hotel_id, conversation_id, user_id, message_id }],
    ['reply_drafts', { hotel_id, user_id, conversation_id, content: 'Good', client_key: key, updated_at: new Date() }],
    [
      'conversation_notes',
      {
        id: note_id,
        hotel_id,
        conversation_id,
        author_id: user_id,
        author_name: 'Ada',
        content: 'Hi',
        created_at: new Date(),
      },
    ],
    ['note_mentions', { hotel_id, note_id, user_id }],
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

const aGroupEntry = {
  question: 'Loyalty points?',
  answer: 'Yes.',
  category: 'general',
  language: 'en',
  text_language: 'en',
  created_at: new Date(),
};

const aSource = {
  kind: 'page',
  name: 'https://hotel.example/faq',
  read_by: 'layout',
  text: 'Pool?',
  base_text: 'Pool?',
  read_at: new Date(),
  tried_at: new Date(),
};

const aConnection = {
  issuer: 'https://login.example.com',
  client_id: 'x',
  sealed_secret: 'x',
  is_enabled: true,
  takes_unmarked_email: false,
  password_off: false,
  default_role: 'staff',
  changed_at: new Date(),
};
