import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import { explainDelivery, failureReasons } from '#shared/features/conversations/delivery-problems.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRequests, Messages } from '#server/db/schema.generated.ts';
import type { Pen } from './house.writer.ts';
import type { TalkSeed, SeedFailure } from './seed.types.ts';
import type { StoredGuest } from './stays.writer.ts';
import { secondsAfter } from './time.seed.ts';

type MessageRow = Insertable<Messages> & { id: string; created_at: Date };
type RequestRow = Insertable<GuestRequests>;

/** A conversation while it is being put together; its times follow from its messages. */
export type Thread = {
  id: string;
  guest: StoredGuest | null;
  /** Exactly the address that wrote. */
  address: string;
  name: string | null;
  language: string;
  talk: TalkSeed | null;
  opted_out_at: Date | null;
  messages: MessageRow[];
  requests: RequestRow[];
};

export const newSid = (): string => `SM${randomBytes(16).toString('hex')}`;

/** How an outgoing message fared: failed with the provider's code, or with its ticks; `read` when the guest has seen it. */
export function outgoing(at: Date, read: boolean, failure?: SeedFailure) {
  if (failure) {
    const { problem, code } = failure;
    return {
      direction: 'out' as const,
      provider_sid: newSid(),
      delivery_status: 'failed',
      delivery_problem: problem,
      error_code: code,
      error_reasons: JSON.stringify(failureReasons(explainDelivery(problem, code))),
      failed_at: secondsAfter(at, 2),
      attempts: 1,
      created_at: at,
    };
  }
  const ticks = {
    sent_at: secondsAfter(at, 1),
    delivered_at: secondsAfter(at, 3),
    ...(read ? { read_at: secondsAfter(at, 95) } : {}),
  };
  return {
    direction: 'out' as const,
    provider_sid: newSid(),
    delivery_status: read ? 'read' : 'delivered',
    attempts: 1,
    ...ticks,
    created_at: at,
  };
}

export async function writeThreads(tx: HotelTransaction, threads: Thread[], pen: Pen): Promise<void> {
  const filled = threads.filter(({ messages }) => messages.length > 0);
  await tx
    .insertInto('conversations')
    .values(filled.map((thread) => conversationRow(thread, pen)))
    .execute();
  const requests = filled.flatMap((thread) => thread.requests);
  if (requests.length) await tx.insertInto('guest_requests').values(requests).execute();
  // Rows of one insert name the same columns; PostgreSQL takes 65,535 parameters at most.
  const messages = filled.flatMap((thread) => thread.messages);
  for (let at = 0; at < messages.length; at += 500)
    await tx
      .insertInto('messages')
      .values(messages.slice(at, at + 500))
      .execute();
}

function conversationRow(
  { id, guest, address, name, language, talk, opted_out_at, messages }: Thread,
  { staff, times: { now } }: Pen,
) {
  const written = messages.map((message) => message.created_at).sort((one, other) => one.getTime() - other.getTime());
  const inbound = messages.filter(({ direction }) => direction === 'in').map((message) => message.created_at.getTime());
  const by = talk?.taken_over_by ? staff.get(talk.taken_over_by)! : null;
  const ownPhone = guest ? guest.phone : address.startsWith('+') ? address : null;
  return {
    id,
    guest_id: guest?.id ?? null,
    guest_phone: talk?.wrote_from ?? ownPhone,
    whatsapp_id: ownPhone ? null : address,
    identity_key: phoneKey(address),
    reply_address: address,
    guest_name: name,
    language,
    owner: by ? ('staff' as const) : ('assistant' as const),
    assigned_to: by?.id ?? null,
    assigned_name: by?.name ?? null,
    staff_acted_at: by ? now : null,
    assistant_returns_at: by ? new Date(now.getTime() + 2 * 3600_000) : null,
    last_inbound_at: inbound.length ? new Date(Math.max(...inbound)) : null,
    last_message_at: written.at(-1)!,
    opted_out_at,
    summary: talk?.summary ?? null,
    unread_count: talk?.unread ?? 0,
    created_at: written[0]!,
  };
}
