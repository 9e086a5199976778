import { messagesOf } from '#shared/features/conversations/message-length.rules.ts';
import type { TranslatedFrom } from '#shared/features/conversations/translation.schema.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { AssistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import * as conversations from '../conversations.repository.ts';
import { giveFile } from '../files/reply-files.repository.ts';
import * as messages from '../messages.repository.ts';

export type OutboxDependencies = { work: Work; events: Events; clock: Clock };

export type OutgoingDraft = {
  author: 'assistant' | 'staff' | 'system';
  author_id?: string | null;
  author_name?: string | null;
  content: string;
  /** A file of staff that no other reply has. */
  file?: StoredAttachment | null;
  request_id?: string | null;
  client_key?: string | null;
  template_handle?: string | null;
  template_variables?: Record<string, string> | null;
  validity_seconds?: number | null;
  assistant?: AssistantTrace | null;
  /** A text of staff that leaves without a person: not after a STOP. */
  was_held?: boolean;
  /** What a reply was written as, before it was translated. */
  translated?: TranslatedFrom | null;
  /** Buttons or a list below the text, which is short enough for them. */
  choices?: Choices | null;
};

/**
 * `alsoChange`: other changes of the conversation, in the same statement.
 */
export type SendOptions = {
  alsoChange?: { language?: string; opted_out_at?: Date | null; assistant_returns_at?: null };
};

type MessageRow = Awaited<ReturnType<typeof messages.insertMessage>>;

/**
 * Stores an outbound message in the caller's transaction; the row is its place in the queue. All senders (assistant, staff,
 * stay messages) use it, so that only stored messages are sent, and every stored message is delivered.
 */
export function createOutboxService({ work, events, clock }: OutboxDependencies) {
  const tell = (
    tx: HotelTransaction,
    hotelId: string,
    { id: message_id, conversation_id }: MessageRow,
    type: 'message.created' | 'message.updated',
  ) => events.publish(tx, { type, hotel_id: hotelId, conversation_id, message_id });

  return {
    /**
     * A text over WhatsApp's limit becomes several messages, and some files need one of their own; the first one is returned
     * and has the key and the trace.
     */
    send: async (
      tx: HotelTransaction,
      hotelId: string,
      conversationId: string,
      draft: OutgoingDraft,
      { alsoChange = {} }: SendOptions = {},
    ): Promise<MessageRow> => {
      const { content: text, file: whole = null, translated = null, choices = null } = draft;
      const parts = draft.template_handle || choices ? [{ content: text, file: null }] : messagesOf(text, whole);
      const sent: MessageRow[] = [];
      for (const [index, { content, file }] of parts.entries()) {
        const message = await messages.insertMessage(tx, {
          conversation_id: conversationId,
          direction: 'out',
          author: draft.author,
          author_id: draft.author_id ?? null,
          author_name: draft.author_name ?? null,
          content,
          attachments: JSON.stringify(file ? [file] : []),
          request_id: draft.request_id ?? null,
          client_key: index === 0 ? (draft.client_key ?? null) : null,
          content_sid: draft.template_handle ?? null,
          content_variables: draft.template_variables ? JSON.stringify(draft.template_variables) : null,
          validity_seconds: draft.validity_seconds ?? null,
          assistant: index === 0 && draft.assistant ? JSON.stringify(draft.assistant) : null,
          was_held: draft.was_held ?? false,
          extras: index === 0 ? extrasOf({ translated, choices }) : null,
          created_at: clock.now(),
        });
        if (file) await giveFile(tx, file, { message_id: message.id });
        await tell(tx, hotelId, message, 'message.created');
        sent.push(message);
      }
      if (!sent[0]) throw new AppError('invalid_input', 'write_message_first');
      work.queued(tx);
      await conversations.changeConversation(tx, conversationId, { ...alsoChange, last_message_at: clock.now() });
      return sent[0];
    },

    sendAgain: async (tx: HotelTransaction, scope: HotelScope, message: MessageRow): Promise<MessageRow> => {
      const again = await messages.requeueMessage(tx, message.id, { now: clock.now(), by: scope.caller.user_id });
      if (!again) throw new AppError('conflict', 'only_failed_again');
      work.queued(tx);
      await tell(tx, scope.hotel_id, again, 'message.updated');
      return again;
    },
  };
}
export type OutboxService = ReturnType<typeof createOutboxService>;

function extrasOf({ translated, choices }: Pick<OutgoingDraft, 'translated' | 'choices'>): string | null {
  return translated || choices
    ? JSON.stringify({ translated: translated ?? undefined, choices: choices ?? undefined })
    : null;
}
