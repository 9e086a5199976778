import { storableText } from '#server/http/request/json-text.rules.ts';
import type { HistoryPage, InboundMessage } from '#server/ports/whatsapp.ts';
import type { TwilioClient } from './twilio.client.ts';
import type { Form } from './twilio.form.ts';
import { problemOf } from './twilio.problems.ts';
import { deliveryStatusOf } from './twilio.statuses.ts';
import { inboundMessage } from './twilio.webhooks.ts';

/** The part of the SDK's page that is used; its classes for the first page and the later ones differ. */
type MessagePage = { instances: ListedMessage[]; nextPage(): Promise<MessagePage> | undefined };
type ListedMessage = Awaited<ReturnType<TwilioClient['messages']['page']>>['instances'][number];

/** Twilio's maximum. */
const PAGE_SIZE = 1000;
const PREFIX = 'whatsapp:';

/**
 * The account's WhatsApp messages that were created between two times, page by page, newest first. Not filtered by
 * DateSent, which a message that was never sent does not have.
 */
export async function* twilioHistory(
  client: TwilioClient,
  { since, until }: { since: Date; until: Date },
): AsyncGenerator<HistoryPage> {
  let page: MessagePage | undefined = await client.messages.page({
    pageSize: PAGE_SIZE,
  });
  while (page) {
    const between = page.instances.filter(
      ({ dateCreated, from, to }) =>
        dateCreated >= since && dateCreated <= until && from.startsWith(PREFIX) && to.startsWith(PREFIX),
    );
    yield {
      inbound: between.filter(isInbound).map((message) => ({
        provider_message_id: message.sid,
        to: message.to.slice(PREFIX.length),
        load: () => load(client, message),
      })),
      statuses: between.filter((message) => !isInbound(message)).flatMap(statusOf),
    };
    const oldest = page.instances.at(-1);
    page = oldest && oldest.dateCreated >= since ? await page.nextPage() : undefined;
  }
}

const isInbound = ({ direction }: ListedMessage): boolean => direction === 'inbound';

function statusOf({ sid, status, errorCode }: ListedMessage) {
  const known = deliveryStatusOf(status);
  const code = errorCode || null;
  return known ? [{ provider_message_id: sid, status: known, problem: problemOf(code), code }] : [];
}

/** The message as its webhook would have brought it; the list has neither the guest's name nor a location. */
async function load(client: TwilioClient, message: ListedMessage): Promise<InboundMessage> {
  const media = Number(message.numMedia) > 0 ? await client.messages(message.sid).media.list() : [];
  const form: Form = {
    From: message.from,
    To: message.to,
    MessageSid: message.sid,
    Body: storableText(message.body ?? ''),
    NumMedia: String(media.length),
    ...(message.from.startsWith(`${PREFIX}+`) ? { WaId: message.from.slice(PREFIX.length + 1) } : {}),
  };
  for (const [index, { uri, contentType }] of media.entries()) {
    form[`MediaUrl${index}`] = `${client.api.baseUrl}${uri.replace(/\.json$/, '')}`;
    form[`MediaContentType${index}`] = contentType;
  }
  const found = inboundMessage(form, message.dateCreated);
  if (!found) throw new Error(`a message of Twilio's list has no sender or no number: ${message.sid}`);
  return found;
}
