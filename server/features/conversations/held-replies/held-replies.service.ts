import type { HeldReply, HeldReplyDraft } from '#shared/features/conversations/held-replies.schema.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import {
  colleagueAnswered,
  fileOf,
  keyTaken,
  refuseGaps,
  refuseIfColleagueAnswered,
  refuseOtherFacts,
  reply,
  windowClosed,
  type ReplyDependencies,
} from '../reply.ts';
import { draftFilesOfHeld, giveFile } from '../files/reply-files.repository.ts';
import * as messages from '../messages.repository.ts';
import { lockedConversation, writableConversation } from '../ownership/take-over.ts';
import { asHeldReply, UNDO_MS } from './held-replies.rules.ts';
import * as repository from './held-replies.repository.ts';
import { settleHeld, type HeldRepliesDependencies } from './settle-held.ts';

const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;
/** How long a text waits for the guest to write. */
const ANSWER_MS = 3 * DAY_MS;
const MOST_HELD = 20;
const AT_ONCE = 100;

/** Texts of staff that are sent at a time or when the guest writes. The rows are what is left to do. */
export function createHeldRepliesService(dependencies: HeldRepliesDependencies & ReplyDependencies) {
  const { inHotel, acrossHotels, audit, clock, events, log, ownership, superAdminEmails: superAdmins } = dependencies;
  const tell = (tx: HotelTransaction, { hotel_id }: PersonScope, conversation_id: string) =>
    events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id });

  return {
    /** @throws AppError window_closed and others of `reply`, invalid_input for a time that is over or 30 days ahead. */
    hold: (scope: PersonScope, id: string, draft: HeldReplyDraft): Promise<HeldReply> =>
      inHotel(scope, async (tx) => {
        const conversation = await writableConversation(tx, id);
        const earlier = await repository.heldByClientKey(tx, draft.client_key);
        if (earlier && earlier.conversation_id !== id) throw keyTaken();
        const sent = earlier ?? (await sentBefore(tx, id, draft.client_key));
        if (sent) return asHeldReply(sent);
        refuseGaps(draft.content);
        refuseOtherFacts(draft);
        const now = clock.now();
        const send_at = draft.soon ? new Date(now.getTime() + UNDO_MS) : (draft.send_at ?? null);
        const isOpen = windowIsOpen(conversation.last_inbound_at, now);
        if (draft.soon) await refuseReply(tx, scope, id, draft, isOpen);
        else await refuseLater(tx, id, draft, isOpen, now);
        const file = await fileOf(tx, id, draft.file_id);
        if (draft.ask) {
          const template = { ...draft.ask, content: '', client_key: `${draft.client_key} ask` };
          await reply(dependencies, tx, scope, id, template);
        } else await ownership.takeOver(tx, scope, conversation);
        const row = await repository.insertHeld(tx, {
          conversation_id: id,
          content: draft.content,
          attachments: JSON.stringify(file ? [file] : []),
          client_key: draft.client_key,
          author_id: scope.caller.user_id,
          author_name: scope.caller.name,
          send_at,
          soon: draft.soon,
          expires_at: send_at ? null : new Date(now.getTime() + ANSWER_MS),
          cancel_if_guest_writes: draft.cancel_if_guest_writes,
          choices: draft.choices ? JSON.stringify(draft.choices) : null,
          translated: draft.translated ? JSON.stringify(draft.translated) : null,
          created_at: now,
        });
        if (file) await giveFile(tx, file, { held_id: row.id });
        const entry = { entity: 'held_reply' as const, entity_id: row.id, hotel_id: scope.hotel_id };
        await audit.write(tx, scope.caller, { action: 'create', ...entry, details: { send_at: row.send_at } });
        await tell(tx, scope, id);
        return asHeldReply(row);
      }),

    withdraw: (scope: PersonScope, id: string, heldId: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        await lockedConversation(tx, id);
        await draftFilesOfHeld(tx, heldId, scope.caller.user_id);
        if (!(await repository.deleteHeld(tx, id, heldId))) throw notFound('held_reply');
        const entry = { entity: 'held_reply' as const, entity_id: heldId, hotel_id: scope.hotel_id };
        await audit.write(tx, scope.caller, { action: 'delete', ...entry });
        await tell(tx, scope, id);
      }),

    /** Sends or ends what is due. The locks ensure that each is settled once, even with several processes. */
    settleDue: async (): Promise<void> => {
      const now = clock.now();
      const due = await acrossHotels((tx) => repository.dueHeld(tx, { now, limit: AT_ONCE, superAdmins }));
      for (const one of due)
        await inHotel(one, (tx) => settleHeld(dependencies, tx, one)).catch(async (error: unknown) => {
          const { id, conversation_id } = one;
          log.error(
            { err: error, conversation_id },
            'a held reply was not settled; it is tried again after the others',
          );
          await acrossHotels((tx) => repository.noteFailed(tx, id, now));
        });
    },

    /** Removes texts that were not sent, 7 days after. */
    prune: (): Promise<void> =>
      acrossHotels((tx) => repository.deleteEnded(tx, new Date(clock.now().getTime() - 7 * DAY_MS))),
  };
}
export type HeldRepliesService = ReturnType<typeof createHeldRepliesService>;

type Draft = HeldReplyDraft;

async function refuseReply(tx: HotelTransaction, scope: PersonScope, id: string, draft: Draft, isOpen: boolean) {
  if (!isOpen) throw windowClosed();
  await refuseIfColleagueAnswered(tx, scope, id, draft.seen_message_id);
  const theirs =
    draft.seen_message_id !== undefined && (await repository.soonByColleague(tx, id, scope.caller.user_id));
  if (theirs) throw colleagueAnswered(theirs);
}

async function refuseLater(tx: HotelTransaction, id: string, draft: Draft, isOpen: boolean, now: Date) {
  refuseTime(draft.send_at, now);
  if ((await repository.heldReplies(tx, id)).length >= MOST_HELD)
    throw new AppError('conflict', reason('too_many_held', { most: MOST_HELD }));
  if (!draft.send_at && isOpen) throw new AppError('conflict', 'window_is_open');
}

/** The message that a held reply has become, as that reply. */
async function sentBefore(tx: HotelTransaction, conversation_id: string, client_key: string) {
  const message = await messages.messageByClientKey(tx, client_key);
  if (!message) return null;
  if (message.conversation_id !== conversation_id) throw keyTaken();
  const { id, hotel_id, content, attachments, author_id, author_name, created_at } = message;
  const none = { failed_at: null, expires_at: null, ended: null, ended_at: null, cancel_if_guest_writes: false };
  const text = {
    id,
    hotel_id,
    conversation_id,
    client_key,
    content,
    attachments,
    author_id,
    author_name: author_name ?? '',
    translated: message.extras?.translated ?? null,
    choices: message.extras?.choices ?? null,
  };
  return { ...text, ...none, soon: true, send_at: created_at, created_at };
}

function refuseTime(sendAt: string | null | undefined, now: Date): void {
  if (!sendAt) return;
  const ahead = Date.parse(sendAt) - now.getTime();
  if (ahead <= 0 || ahead > LONGEST_MS) throw invalidInput([fieldProblem('send_at', reason('snooze_later'))]);
}
