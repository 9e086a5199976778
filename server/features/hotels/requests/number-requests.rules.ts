import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import type { SenderProfile } from '#server/ports/whatsapp-senders.ts';
import { stageOf, type ConnectionFacts } from '../connection-stage.rules.ts';
import type { NumberRow } from './number-requests.repository.ts';

/** Whether a number is asked for that is not assigned to the hotel. */
export const isOpen = (row: NumberRow): boolean =>
  row.whatsapp_number !== null && (row.sender_state === null || row.sender_number !== row.whatsapp_number);

/** A row of the queue. Facts of another number than the one asked for are left out. */
export function asNumberRequest(row: NumberRow, facts: ConnectionFacts | null, inboundUrl: string): NumberRequest {
  const number = row.whatsapp_number ?? row.sender_number ?? '';
  const own = row.sender_of === number;
  const registered = row.registered_number === number;
  return {
    hotel_id: row.hotel_id,
    hotel_name: row.hotel_name,
    number,
    state: row.sender_state ?? 'requested',
    stage: stageOf(row, facts),
    open: isOpen(row),
    request: requestOf(row),
    admins: row.admins,
    assigned_to: row.assigned_to,
    checked: row.checked ?? [],
    registered_at: registered ? (row.registered_at?.toISOString() ?? null) : null,
    answer: row.answer && row.answer_at ? { text: row.answer, answered_at: row.answer_at.toISOString() } : null,
    sender: own ? senderOf(row, inboundUrl) : registered ? registeredSender(row) : null,
    webhook_at: (own && facts?.webhook_at?.toISOString()) || null,
    answered_at: (own && facts?.answered_at?.toISOString()) || null,
  };
}

function requestOf({
  number_kind,
  name_wanted,
  meta_business_id,
  note,
  requested_at,
}: NumberRow): NumberRequest['request'] {
  if (!number_kind || !name_wanted || !requested_at) return null;
  return { number_kind, display_name: name_wanted, meta_business_id, note, requested_at: requested_at.toISOString() };
}

/** While another number is in use, only the state of the one asked for is known. */
function registeredSender({ registered_status }: NumberRow): NumberRequest['sender'] {
  const unknown = {
    quality: null,
    messaging_limit: null,
    display_name: null,
    name_status: null,
    offline_code: null,
    calls_us: null,
  };
  return registered_status ? { status: registered_status, ...unknown, checked_at: null } : null;
}

function senderOf(row: NumberRow, inboundUrl: string): NumberRequest['sender'] {
  if (!row.status) return null;
  const { status, quality, messaging_limit, display_name, name_status, offline_code, callback_url, checked_at } = row;
  return {
    status,
    quality,
    messaging_limit,
    display_name,
    name_status,
    offline_code,
    calls_us: callback_url === null ? null : callback_url === inboundUrl,
    checked_at: checked_at?.toISOString() ?? null,
  };
}

/** What guests see of the hotel. */
export const profileOf = (row: NumberRow, display_name: string): SenderProfile => ({
  display_name,
  address: row.address,
  email: row.email,
  website: row.website_url,
});

/** Rows that need a person: a request is open, or the number is not answering guests as it should. */
export const needsWork = ({ open, stage }: NumberRequest): boolean => open || (stage !== 'live' && stage !== 'paused');
