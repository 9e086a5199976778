import { WhatsAppError } from '#server/ports/whatsapp.ts';
import type {
  AccountWhatsApp,
  ApprovalState,
  OutgoingMessage,
  RememberedMessage,
  SubmittedMessage,
  TemplateApproval,
  TemplateCategory,
  TemplateDraft,
} from '#server/ports/whatsapp.ts';
import { createTwilioClient, fence } from './twilio.client.ts';
import type { TwilioClient, TwilioClientOptions } from './twilio.client.ts';
import { toWhatsAppError, TwilioRefusal } from './twilio.errors.ts';
import { twilioHistory } from './twilio.history.ts';
import { deliveryStatusOf } from './twilio.statuses.ts';
import { createChoices } from './twilio.choices.ts';
import { createTwilioMedia } from './twilio.media.ts';
import { changeSender, listSenders, registerSender, type SenderWebhooks } from './twilio.senders.ts';

/** The addresses are part of the webhooks' signatures. */
export type TwilioWhatsAppOptions = TwilioClientOptions &
  SenderWebhooks & {
    /** Waits between attempts to download an attachment; replaced in tests. */
    delay?: (milliseconds: number) => Promise<unknown>;
  };

/** How many of the newest messages between two addresses are searched for an earlier attempt. */
const lookBack = 50;
const categories: readonly TemplateCategory[] = ['UTILITY', 'MARKETING', 'AUTHENTICATION'];
const approvals: readonly TemplateApproval[] = [
  'unsubmitted',
  'received',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
];

/** WhatsApp through Twilio's REST API, one account and many senders. */
export function createTwilioWhatsApp(options: TwilioWhatsAppOptions): AccountWhatsApp {
  const client = createTwilioClient(options);
  const media = createTwilioMedia(options);
  return {
    provider: {
      name: 'Twilio',
      credentials: 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
      account: options.accountSid,
    },
    approvesAtOnce: false,
    senderOf: ({ connected_number }) => connected_number,
    restsFor: () => 0,
    send: (message, mayBegin = () => true) =>
      fence.run(mayBegin, () => mapped(() => send(client, message, options.statusCallbackUrl))),
    sentSince: (query) => mapped(() => sentSince(client, query)),
    history: (query) => twilioHistory(client, query),
    showTyping: (messageSid) => mapped(() => showTyping(client, messageSid)),
    fetchMedia: (url) => media.fetchMedia(url),
    forget: (messageSid) => mapped(() => forget(client, messageSid)),
    senderStatus: (number) => mapped(() => senderStatus(client, number)),
    senders: () => mapped(() => listSenders(client)),
    registerSender: (draft) => mapped(() => registerSender(client, draft, options)),
    changeSender: (sid, change) => mapped(() => changeSender(client, sid, change, options)),
    createTemplate: (draft) => mapped(() => createTemplate(client, draft)),
    createChoices: (body, choices) => mapped(() => createChoices(client, body, choices)),
    forgetTemplate: (handle) =>
      mapped(async () => (await unlessGone(() => client.content.v1.contents(handle).remove())) !== null),
    submitTemplate: (contentSid, name, category) =>
      mapped(async () => {
        const request = await client.content.v1.contents(contentSid).approvalCreate.create({ name, category });
        return { status: approvalOf(request.status) };
      }),
    templateApproval: (contentSid) => mapped(() => templateApproval(client, contentSid)),
  };
}

async function mapped<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toWhatsAppError(error);
  }
}

async function send(client: TwilioClient, message: OutgoingMessage, statusCallback: string): Promise<SubmittedMessage> {
  const accepted = await client.messages.create({
    from: withPrefix(message.from),
    to: withPrefix(message.to),
    statusCallback,
    ...contentOf(message),
    ...(message.validity_seconds === undefined ? {} : { validityPeriod: message.validity_seconds }),
  });
  if (!accepted.sid)
    throw new WhatsAppError('unknown_outcome', 'Twilio took the message, but its answer cannot be read.');
  return { provider_message_id: accepted.sid, status: deliveryStatusOf(accepted.status) ?? 'accepted' };
}

/** A template is sent without other content: Twilio refuses Body and MediaUrl beside a ContentSid. */
function contentOf({ template_handle, template_variables, body, media_urls }: OutgoingMessage) {
  if (template_handle) {
    const variables = template_variables && Object.keys(template_variables).length > 0 ? template_variables : null;
    return { contentSid: template_handle, ...(variables ? { contentVariables: JSON.stringify(variables) } : {}) };
  }
  return { ...(body ? { body } : {}), ...(media_urls?.length ? { mediaUrl: media_urls } : {}) };
}

/**
 * Filters by the day of *creation*, here. Twilio's own filter is on DateSent, which is empty while a message is queued:
 * exactly the message that is being looked for would be missing. Creation is known to the second, so `since` is rounded down.
 */
async function sentSince(
  client: TwilioClient,
  { from, to, since }: { from: string; to: string; since: Date },
): Promise<RememberedMessage[]> {
  const page = await client.messages.page({ from: withPrefix(from), to: withPrefix(to), pageSize: lookBack });
  const earliest = Math.floor(since.getTime() / 1000) * 1000;
  return page.instances
    .filter((each) => each.dateCreated.getTime() >= earliest)
    .map((each) => ({
      provider_message_id: each.sid,
      status: deliveryStatusOf(each.status) ?? 'accepted',
      body: each.body ?? '',
      files: Number(each.numMedia) || 0,
      created_at: each.dateCreated,
    }))
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

async function showTyping(client: TwilioClient, messageId: string): Promise<void> {
  await client.messaging.v2.typingIndicator.create({ channel: 'whatsapp', messageId });
}

/** Media first: they cannot be found without their message. */
async function forget(client: TwilioClient, messageSid: string): Promise<boolean> {
  const message = client.messages(messageSid);
  const media = (await unlessGone(() => message.media.list())) ?? [];
  for (const { sid } of media) await unlessGone(() => message.media(sid).remove());
  return (await unlessGone(() => message.remove())) !== null;
}

/** Null if Twilio no longer has it. */
async function unlessGone<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof TwilioRefusal && error.status === 404) return null;
    throw error;
  }
}

async function senderStatus(client: TwilioClient, number: string): Promise<{ online: boolean; state: string } | null> {
  const found = (await listSenders(client)).find((sender) => sender.number === number);
  return found ? { online: found.status.startsWith('ONLINE'), state: found.status } : null;
}

async function createTemplate(client: TwilioClient, draft: TemplateDraft): Promise<{ template_handle: string }> {
  const { friendly_name, language, variables, body } = draft;
  // The SDK posts the object unchanged, and the API does not accept the SDK's camelCase class.
  const request = { friendly_name, language, variables, types: { 'twilio/text': { body } } };
  const content = await client.content.v1.contents.create(request as never);
  return { template_handle: content.sid };
}

async function templateApproval(client: TwilioClient, contentSid: string): Promise<ApprovalState> {
  const { whatsapp } = await client.content.v1.contents(contentSid).approvalFetch().fetch();
  const found = (whatsapp ?? {}) as { status?: string; rejection_reason?: string; category?: string };
  return {
    status: found.status ? approvalOf(found.status) : 'unsubmitted',
    rejection_reason: found.rejection_reason || null,
    category: categories.find((each) => each === found.category?.toUpperCase()) ?? null,
  };
}

/** An unknown state counts as pending: WhatsApp adds states from time to time. */
function approvalOf(word: string): TemplateApproval {
  const lower = word.toLowerCase();
  return approvals.find((each) => each === lower) ?? 'pending';
}

function withPrefix(address: string): string {
  return address.startsWith('whatsapp:') ? address : `whatsapp:${address}`;
}
