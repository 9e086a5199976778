import type { Router } from 'express';
import { assistantDraftContract } from '#shared/features/conversations/assistant-draft.contract.ts';
import { conversationsContract } from '#shared/features/conversations/conversations.contract.ts';
import { heldRepliesContract } from '#shared/features/conversations/held-replies.contract.ts';
import { picturesContract } from '#shared/features/conversations/pictures.contract.ts';
import { replyDraftsContract } from '#shared/features/conversations/reply-drafts.contract.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ReplyDraftsService } from './drafts/reply-drafts.service.ts';
import type { HeldRepliesService } from './held-replies/held-replies.service.ts';
import type { BookingLinkService } from './linking/booking-link.service.ts';
import type { ConversationsService } from './conversations.service.ts';
import type { PicturesService } from './media/pictures.service.ts';
import type { OwnershipService } from './ownership/ownership.service.ts';
import type { SnoozesService } from './ownership/snoozes.service.ts';
import type { DraftingService } from './suggestions/drafting.service.ts';
import type { SuggestionsService } from './suggestions/suggestions.service.ts';
import type { RequestsService } from './requests.service.ts';

type ConversationsServices = {
  conversations: ConversationsService;
  ownership: OwnershipService;
  snoozes: SnoozesService;
  suggestions: SuggestionsService;
  requests: RequestsService;
  bookingLink: BookingLinkService;
};

export function heldRepliesRoutes(router: Router, heldReplies: HeldRepliesService, authorize: Authorize): void {
  mount(
    router,
    heldRepliesContract,
    {
      hold: ({ scope, params, body }) => heldReplies.hold(scope, params.id, body),
      withdraw: async ({ scope, params }) => {
        await heldReplies.withdraw(scope, params.id, params.held_id);
        return null;
      },
    },
    authorize,
  );
}

export function replyDraftsRoutes(router: Router, drafts: ReplyDraftsService, authorize: Authorize): void {
  mount(
    router,
    replyDraftsContract,
    {
      list: ({ scope }) => drafts.list(scope),
      save: async ({ scope, params, body }) => {
        await drafts.save(scope, params.id, body);
        return null;
      },
    },
    authorize,
  );
}

export function picturesRoutes(router: Router, pictures: PicturesService, authorize: Authorize): void {
  const list = async ({ scope, params }: { scope: HotelScope; params: { id: string } }) => ({
    pictures: await pictures.list(scope, params.id),
  });
  mount(router, picturesContract, { list }, authorize);
}

export function draftingRoutes(router: Router, drafting: DraftingService, authorize: Authorize): void {
  const make = ({ scope, params }: { scope: HotelScope; params: { id: string } }) => drafting.make(scope, params.id);
  mount(router, assistantDraftContract, { make }, authorize);
}

export function conversationsRoutes(
  router: Router,
  { conversations, ownership, snoozes, suggestions, requests, bookingLink }: ConversationsServices,
  authorize: Authorize,
): void {
  mount(
    router,
    conversationsContract,
    {
      list: ({ scope, query }) => conversations.list(scope, query),
      get: ({ scope, params, query }) => conversations.get(scope, params.id, query),
      reply: ({ scope, params, body }) => conversations.reply(scope, params.id, body),
      sendSuggestion: ({ scope, params, body }) => suggestions.send(scope, params.id, body),
      discardSuggestion: ({ scope, params }) => suggestions.discard(scope, params.id),
      sendAgain: ({ scope, params }) => conversations.sendAgain(scope, params.id, params.message_id),
      setOwner: ({ scope, params, body }) =>
        ownership.setOwner(scope, params.id, body.owner, {
          user_id: body.assigned_to,
          department_id: body.department_id,
        }),
      snooze: ({ scope, params, body }) => snoozes.snooze(scope, params.id, body.until),
      resolve: ({ scope, params, body }) =>
        ownership.resolve(scope, params.id, body.request_ids, body.despite_promises),
      reopen: ({ scope, params, body }) => ownership.reopen(scope, params.id, body),
      markRead: ({ scope, params }) => conversations.markRead(scope, params.id),
      linkBooking: ({ scope, params, body }) => bookingLink.set(scope, params.id, body.booking_id),
      presence: async ({ scope, params, body }) => {
        await conversations.presence(scope, params.id, body.presence);
        return { ok: true as const };
      },
      listRequests: ({ scope, query }) => requests.list(scope, query),
      submitRequest: ({ scope, body }) => requests.submit(scope, body),
      updateRequest: ({ scope, params, body }) => requests.setStatus(scope, params.id, body.status),
    },
    authorize,
  );
}
