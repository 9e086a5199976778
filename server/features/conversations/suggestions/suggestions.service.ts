import type { z } from 'zod';
import type { suggestionDraft } from '#shared/features/conversations/conversations.contract.ts';
import type { Conversation, Message } from '#shared/features/conversations/conversations.schema.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asMessage, windowIsOpen } from '../conversations.rules.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import * as messages from '../messages.repository.ts';
import type { OwnershipService } from '../ownership/ownership.service.ts';
import { current, lockedConversation } from '../ownership/take-over.ts';
import { hotelFacts } from '../turns/turns.repository.ts';
import { problemOfEdit } from './edited.rules.ts';
import * as repository from './suggestions.repository.ts';

export type SuggestionsDependencies = {
  inHotel: InHotel;
  outbox: OutboxService;
  ownership: OwnershipService;
  audit: AuditService;
  events: Events;
  clock: Clock;
};
type Draft = z.output<typeof suggestionDraft>;

/**
 * Replies that the assistant drafted for a person (mode `suggest`). The person who sends one is its author; the conversation
 * stays with the assistant, which drafts the next one.
 */
export function createSuggestionsService(dependencies: SuggestionsDependencies) {
  const { inHotel, audit } = dependencies;
  return {
    /** @throws AppError conflict for a draft that is void, or an edit that its sources do not support; window_closed. */
    send: (scope: HotelScope, id: string, draft: Draft): Promise<Message> =>
      inHotel(scope, (tx) => send(dependencies, tx, scope, id, draft)),

    discard: (scope: HotelScope, id: string): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        await lockedConversation(tx, id);
        const found = await repository.currentSuggestion(tx, id);
        if (!found) throw new AppError('conflict', 'suggestion_void');
        await repository.clearSuggestion(tx, found.id);
        const entry = { entity: 'guest_request' as const, entity_id: found.id, hotel_id: scope.hotel_id };
        await audit.write(tx, scope.caller, { action: 'discard_suggestion', ...entry });
        return current(dependencies, tx, id);
      }),
  };
}
export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

async function send(
  dependencies: SuggestionsDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  id: string,
  { request_id, content, client_key }: Draft,
): Promise<Message> {
  const { clock, outbox, ownership, audit } = dependencies;
  const conversation = await lockedConversation(tx, id);
  const earlier = await messages.messageByClientKey(tx, client_key);
  if (earlier) {
    if (earlier.conversation_id !== id) throw new AppError('conflict', 'sent_elsewhere');
    return asMessage(earlier);
  }
  const found = await repository.currentSuggestion(tx, id);
  if (found?.id !== request_id) throw new AppError('conflict', 'suggestion_void');
  if (!windowIsOpen(conversation.last_inbound_at, clock.now())) throw new AppError('window_closed', 'window_closed');
  const { suggestion, message: question } = found;
  const isEdited = content !== suggestion.content.trim();
  if (isEdited) await refuseUnsupported(tx, content, suggestion, question);
  const message = await outbox.send(tx, scope.hotel_id, id, {
    author: 'staff',
    author_id: scope.caller.user_id,
    author_name: scope.caller.name,
    client_key,
    content,
    request_id,
    assistant: suggestion.trace,
  });
  await repository.clearSuggestion(tx, request_id);
  await ownership.setStatus(tx, scope, conversation, { id: request_id, status: 'completed' });
  const entry = { entity: 'message' as const, entity_id: message.id, hotel_id: scope.hotel_id };
  await audit.write(tx, scope.caller, { action: 'send_suggestion', ...entry, details: { edited: isEdited } });
  await current(dependencies, tx, id);
  return asMessage(message);
}

async function refuseUnsupported(
  tx: HotelTransaction,
  content: string,
  suggestion: Parameters<typeof problemOfEdit>[1],
  question: string,
): Promise<void> {
  const { hotel, settings } = await hotelFacts(tx);
  const detail = problemOfEdit(content, suggestion, { hotel, question, signature: settings?.signature_phrase ?? null });
  if (detail) throw new AppError('conflict', 'edit_not_supported', { detail });
}
