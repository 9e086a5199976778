import type { z } from 'zod';
import type { requestDraft } from '#shared/features/conversations/conversations.contract.ts';
import type { RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { once } from '#server/db/once.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as conversations from './conversations.repository.ts';
import type { OwnershipService } from './ownership/ownership.service.ts';
import * as repository from './requests.repository.ts';

export type RequestsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  events: Events;
  ownership: OwnershipService;
  /** The country of the hotel, for numbers typed without a country code. */
  countryOf: (tx: HotelTransaction) => Promise<string | null>;
};
export type RequestList = { status?: RequestStatus | undefined; cursor?: string | undefined; limit: number };
type RequestDraft = z.output<typeof requestDraft>;

/** Guest requests: the list, what staff submit on a guest's behalf, and their status. */
export function createRequestsService({ inHotel, audit, clock, events, ownership, countryOf }: RequestsDependencies) {
  return {
    list: (scope: HotelScope, { status, cursor, limit }: RequestList) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor);
        return toPage(await repository.listRequests(tx, { status, before, limit: limit + 1 }), limit, cursorOf);
      }),

    /** Creates a request that waits for staff; the assistant does not answer it. */
    submit: (scope: HotelScope, draft: RequestDraft) =>
      once(inHotel, scope, async (tx) => {
        const now = clock.now();
        const phone = draft.guest_phone ? storedPhone(draft.guest_phone, await countryOf(tx)) : null;
        const conversation = await conversationOf(tx, scope, draft, phone, now);
        const request = await repository.insertRequest(tx, {
          conversation_id: conversation.id,
          guest_name: draft.guest_name || conversation.guest_name,
          guest_phone: phone ?? conversation.guest_phone,
          message: draft.message,
          category: draft.category,
          priority: draft.priority,
          human_required: true,
          turn_state: 'staff',
          escalated_at: now,
          created_at: now,
          updated_at: now,
          last_message_at: now,
        });
        await audit.write(tx, scope.caller, {
          action: 'create',
          entity: 'guest_request',
          entity_id: request.id,
          hotel_id: scope.hotel_id,
        });
        await events.publish(tx, {
          type: 'request.updated',
          hotel_id: scope.hotel_id,
          conversation_id: conversation.id,
          request_id: request.id,
        });
        return request;
      }),

    setStatus: (scope: HotelScope, id: string, status: RequestStatus) =>
      inHotel(scope, async (tx) => {
        const conversation = await conversations.lockConversationOf(tx, id);
        if (!conversation) throw notFound('request');
        await ownership.setStatus(tx, scope, conversation, { id, status });
        await events.publish(tx, {
          type: 'conversation.updated',
          hotel_id: scope.hotel_id,
          conversation_id: conversation.id,
        });
        return (await repository.requestById(tx, id))!;
      }),
  };
}
export type RequestsService = ReturnType<typeof createRequestsService>;

async function conversationOf(
  tx: HotelTransaction,
  scope: HotelScope,
  draft: RequestDraft,
  phone: string | null,
  at: Date,
) {
  if (draft.conversation_id) {
    const found = await conversations.lockConversation(tx, draft.conversation_id);
    if (!found) throw notFound('conversation');
    return found;
  }
  // A guest without a number gets a separate thread, to which nothing can be sent.
  const key = phone ? phoneKey(phone) : `desk:${scope.caller.user_id ?? scope.hotel_id}:${at.getTime()}`;
  return conversations.conversationFor(tx, {
    identity_key: key,
    reply_address: phone ?? key,
    guest_phone: phone,
    guest_name: draft.guest_name || null,
    at,
  });
}
