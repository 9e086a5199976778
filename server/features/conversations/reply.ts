import type { z } from 'zod';
import type { replyDraft } from '#shared/features/conversations/reply-draft.schema.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { gapsIn } from '#shared/features/messaging/reply-variables.rules.ts';
import { fillTemplate } from '#shared/features/messaging/template-variables.rules.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import { freeFile } from './files/reply-files.repository.ts';
import type { OutboxService } from './delivery/outbox.service.ts';
import type { OwnershipService } from './ownership/ownership.service.ts';
import { writableConversation } from './ownership/take-over.ts';
import { asMessage, windowIsOpen } from './conversations.rules.ts';
import * as messages from './messages.repository.ts';
import { keepsFacts } from './translation/sent-translation.rules.ts';

export type ReplyDependencies = {
  outbox: OutboxService;
  ownership: OwnershipService;
  audit: AuditService;
  clock: Clock;
  events: Events;
  whatsappTemplates: Pick<WhatsAppTemplatesService, 'ofHandle'>;
};
export type ReplyDraft = z.output<typeof replyDraft>;

export const windowClosed = () => new AppError('window_closed', 'window_closed');

export const keyTaken = () => new AppError('conflict', 'sent_elsewhere');

/**
 * Concurrent calls with the same key in two conversations: neither sees the other's message, so the unique index fails.
 */
export function explainTakenKey(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'messages_client_key' ? keyTaken() : error;
}

/** A staff member's reply, in the caller's transaction; takes the conversation over. */
export async function reply(
  dependencies: ReplyDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  id: string,
  draft: ReplyDraft,
): Promise<Message> {
  const conversation = await writableConversation(tx, id);
  const earlier = await messages.messageByClientKey(tx, draft.client_key);
  if (earlier) {
    if (earlier.conversation_id !== id) throw keyTaken();
    return asMessage(earlier);
  }
  if (!draft.content_sid && !windowIsOpen(conversation.last_inbound_at, dependencies.clock.now())) throw windowClosed();
  refuseGaps(draft.content);
  refuseOtherFacts(draft);
  await refuseIfColleagueAnswered(tx, scope, id, draft.seen_message_id);
  const content = draft.content_sid
    ? await templateContent(dependencies, tx, draft.content_sid, draft.variables ?? {})
    : { content: draft.content, choices: draft.choices ?? null, file: await fileOf(tx, id, draft.file_id) };
  await dependencies.ownership.takeOver(tx, scope, conversation);
  const message = await dependencies.outbox.send(tx, scope.hotel_id, id, {
    author: 'staff',
    author_id: scope.caller.user_id,
    author_name: scope.caller.name,
    client_key: draft.client_key,
    translated: draft.translated ?? null,
    ...content,
  });
  await noteSending(dependencies, tx, scope, 'send', message.id);
  await dependencies.events.publish(tx, {
    type: 'conversation.updated',
    hotel_id: scope.hotel_id,
    conversation_id: id,
  });
  return asMessage(message);
}

/** @throws AppError not_found for a file of another conversation, or one that a reply has. */
export async function fileOf(
  tx: HotelTransaction,
  conversationId: string,
  fileId: string | null | undefined,
): Promise<StoredAttachment | null> {
  if (!fileId) return null;
  const file = await freeFile(tx, conversationId, fileId);
  if (!file) throw notFound('file');
  return file;
}

/** A variable of a saved reply that has no value never reaches a guest. */
export function refuseGaps(content: string): void {
  const [name] = gapsIn(content);
  if (name) throw invalidInput([fieldProblem('content', reason('reply_has_gap', { name: `{{${name}}}` }))]);
}

/** What was written is stored beside the translation that is sent: both have the same facts. */
export function refuseOtherFacts({ content, translated }: Pick<ReplyDraft, 'content' | 'translated'>): void {
  if (translated && !keepsFacts(translated, content))
    throw invalidInput([fieldProblem('translated', reason('translation_changed_facts'))]);
}

export const colleagueAnswered = (answer: { author_name: string | null }) =>
  new AppError('conflict', reason('colleague_answered', { name: answer.author_name ?? '' }), answer);

/** The conversation is locked: of two people who answer at once, the second one is asked. */
export async function refuseIfColleagueAnswered(
  tx: HotelTransaction,
  { caller }: HotelScope,
  id: string,
  seen: ReplyDraft['seen_message_id'],
): Promise<void> {
  if (seen === undefined) return;
  const answer = await messages.newestByColleague(tx, id, seen, caller.user_id);
  if (answer) throw colleagueAnswered(answer);
}

/**
 * An approved template with its values, and its text, always rendered by the server.
 * @throws AppError not_found for a template that is not this hotel's, conflict for one that is not approved.
 */
async function templateContent(
  { whatsappTemplates }: ReplyDependencies,
  tx: HotelTransaction,
  template_handle: string,
  variables: Record<string, string>,
) {
  const template = await whatsappTemplates.ofHandle(tx, template_handle);
  if (!template) throw notFound('template');
  if (!template.approved) throw new AppError('conflict', 'template_not_approved');
  const { text, values, problems } = fillTemplate(template.body, template.variables.length, variables);
  if (problems) throw invalidInput(problems.map(({ path, reason }) => fieldProblem(path, reason)));
  return { content: text, template_handle, template_variables: values };
}

/** Logs sender and message id without the text, because audit entries remain after the guest is erased. */
export const noteSending = (
  { audit }: ReplyDependencies,
  tx: HotelTransaction,
  { caller, hotel_id }: HotelScope,
  action: 'send' | 'send_again',
  entity_id: string,
) => audit.write(tx, caller, { action, entity: 'message', entity_id, hotel_id });
