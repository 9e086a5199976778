import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { countryOfPhones, phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import { defaultTemplates, templateLanguage } from '#shared/features/messaging/default-templates.ts';
import type { TestMessage } from '#shared/features/messaging/simulator.schema.ts';
import { isPlaceholder, sampleValues } from '#shared/features/messaging/template.rules.ts';
import { templateVariables } from '#shared/features/messaging/whatsapp-template.rules.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { ConversationRecords } from '../conversation-records.service.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import type { OutboxService, OutgoingDraft } from './outbox.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './test-message.repository.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';

export type TestMessageDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  outbox: OutboxService;
  whatsappTemplates: WhatsAppTemplatesService;
  conversationRecords: Pick<ConversationRecords, 'forAddress' | 'messageById'>;
  clock: Clock;
  whatsapp: WhatsApp;
};

/** Daily limit, because each message costs money and may reach a stranger. */
const testMessagesPerDay = 20;
/** Maximum wait for the provider's answer. Delivery continues afterwards. */
const patienceMs = 8000;
const lookEveryMs = 100;

/** A test message uses the normal path: conversation, 24-hour window, template, outbox, delivery status. */
export function createTestMessageService(dependencies: TestMessageDependencies) {
  const { inHotel, whatsappTemplates, whatsapp } = dependencies;
  return {
    /**
     * @throws AppError rate_limited after 20 per day, window_closed without a template, provider_failed with the
     * reason.
     */
    send: async (scope: HotelScope, draft: TestMessage) => {
      if (whatsapp.approvesAtOnce) {
        const template_id = await inHotel(scope, (tx) => templateToSubmit(dependencies, tx, scope.hotel_id));
        if (template_id) await whatsappTemplates.submit({ hotel_id: scope.hotel_id, template_id });
      }
      const stored = await inHotel(scope, (tx) => store(dependencies, tx, scope, draft));
      const { delivery_status, provider_sid, error_reasons, error_code } = await outcome(
        dependencies,
        scope,
        stored.message_id,
      );
      if (failed.has(delivery_status))
        throw new AppError(
          'provider_failed',
          error_reasons ? reason('several', { reasons: error_reasons }) : 'not_delivered',
          {
            code: error_code,
            conversation_id: stored.conversation_id,
            message_id: stored.message_id,
          },
        );
      return { ...stored, provider_sid, status: delivery_status as DeliveryStatus };
    },
  };
}

const failed: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled']);

/** On the guest phone a template is approved as soon as it is submitted. */
async function templateToSubmit({ whatsappTemplates }: TestMessageDependencies, tx: HotelTransaction, hotelId: string) {
  if ((await whatsappTemplates.approved(tx)).length > 0) return null;
  const language = templateLanguage((await repository.hotelRow(tx)).default_language);
  const row = await whatsappTemplates.request(tx, hotelId, 'stay', language, defaultTemplates[language].stay);
  return row.approval_status === 'unsubmitted' ? row.id : null;
}

async function store(
  dependencies: TestMessageDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  { to, message }: TestMessage,
) {
  const { audit, outbox, conversationRecords, clock, whatsapp } = dependencies;
  const hotel = await repository.hotelRow(tx);
  if (!whatsapp.senderOf({ ...hotel, hotel_id: hotel.id })) throw new AppError('conflict', 'test_number_not_connected');
  const recipient = recipientOf(to, hotel);
  await count(dependencies, tx, hotel.timezone);
  const conversation = await conversationRecords.forAddress(tx, {
    identity_key: phoneKey(recipient),
    reply_address: recipient,
    guest_phone: recipient,
    guest_name: null,
    at: clock.now(),
  });
  if (conversation.opted_out_at) throw new AppError('conflict', 'test_phone_opted_out');
  const open = windowIsOpen(conversation.last_inbound_at, clock.now());
  const text = message ?? `Hello! 👋 This is a test message from ${hotel.name}. If you can read it, WhatsApp works.`;
  const content = open ? { content: text } : await asTemplate(dependencies, tx, scope, hotel);
  const author = { author: 'staff' as const, author_id: scope.caller.user_id, author_name: scope.caller.name };
  const { id } = await outbox.send(tx, hotel.id, conversation.id, { ...author, ...content });
  await audit.write(tx, scope.caller, {
    action: 'send',
    entity: 'test_message',
    entity_id: id,
    hotel_id: hotel.id,
    // Audit entries remain after an erasure, so only the last digits of the phone are logged.
    details: { to: `…${recipient.slice(-3)}` },
  });
  return {
    to: recipient,
    conversation_id: conversation.id,
    message_id: id,
    content: content.content,
    as_template: !open,
  };
}

function recipientOf(to: string, hotel: { connected_number: string | null; phone: string | null }): string {
  const country = countryOfPhones(hotel.connected_number, hotel.phone);
  const recipient = storedPhone(to.replace(/^whatsapp:/i, ''), country);
  if (/^\+[1-9]\d{6,14}$/.test(recipient)) return recipient;
  throw invalidInput([fieldProblem('to', reason('test_recipient'))]);
}

async function count({ clock }: TestMessageDependencies, tx: HotelTransaction, timezone: string): Promise<void> {
  const { sent, again } = await repository.countTestMessage(tx, clock.now());
  if (sent <= testMessagesPerDay) return;
  const seconds = Math.max(1, Math.ceil((again.getTime() - clock.now().getTime()) / 1000));
  throw new AppError(
    'rate_limited',
    reason('test_limit', { count: testMessagesPerDay, zone: timezone }),
    { resumes_at: again.toISOString() },
    seconds,
  );
}

/** The template with the fewest variables, preferably in the hotel's language. */
async function asTemplate(
  { whatsappTemplates }: TestMessageDependencies,
  tx: HotelTransaction,
  { caller }: HotelScope,
  hotel: { name: string; default_language: string; connected_number: string | null },
): Promise<Pick<OutgoingDraft, 'content' | 'template_handle' | 'template_variables'>> {
  const foreign = ({ language }: { language: string }) => Number(language !== templateLanguage(hotel.default_language));
  const [template] = (await whatsappTemplates.approved(tx)).toSorted(
    (one, other) => foreign(one) - foreign(other) || one.variables.length - other.variables.length,
  );
  if (!template)
    throw new AppError(
      'window_closed',
      hotel.connected_number
        ? reason('test_needs_template', { number: hotel.connected_number })
        : 'test_needs_template_no_number',
    );
  const known: Record<string, string> = { guest_name: caller.name, hotel_name: hotel.name };
  const valueOf = (name: string) => known[name] ?? (isPlaceholder(name) ? sampleValues[name] : '–');
  const { text, values } = templateVariables(template.body, template.variables, valueOf);
  return { content: text, template_handle: template.content_sid, template_variables: values };
}

/** The message after the provider's answer, or its state after the maximum wait. */
async function outcome({ inHotel, conversationRecords }: TestMessageDependencies, scope: HotelScope, id: string) {
  for (let left = patienceMs / lookEveryMs; ; left -= 1) {
    const message = await inHotel(scope, (tx) => conversationRecords.messageById(tx, id));
    if (!message) throw new AppError('not_found', 'test_deleted');
    if (left <= 0 || message.provider_sid || failed.has(message.delivery_status)) return message;
    await delay(lookEveryMs);
  }
}
