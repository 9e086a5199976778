import type { ProviderSender, SenderChange, SenderDraft, SenderProfile } from '#server/ports/whatsapp-senders.ts';
import type { TwilioClient } from './twilio.client.ts';

type Senders = TwilioClient['messaging']['v2']['channelsSenders'];
type Listed = Awaited<ReturnType<Senders['list']>>[number];

/** Addresses that Twilio calls: a guest's message, and the status of ours. */
export type SenderWebhooks = { inboundUrl: string; statusCallbackUrl: string };

/** Most senders that are read. */
const most = 10_000;
/** Lengths that WhatsApp accepts, in characters. */
const addressLength = 256;
const emailLength = 128;
const websiteLength = 256;

/** Senders API: GET /v2/Channels/Senders?Channel=whatsapp, read page by page. */
export async function listSenders(client: TwilioClient): Promise<ProviderSender[]> {
  const senders = await client.messaging.v2.channelsSenders.list({ channel: 'whatsapp', pageSize: 100, limit: most });
  return senders.map(asSender);
}

/** POST /v2/Channels/Senders. */
export async function registerSender(
  client: TwilioClient,
  { number, method, profile, business_account }: SenderDraft,
  webhooks: SenderWebhooks,
): Promise<ProviderSender> {
  const request = {
    sender_id: `whatsapp:${number}`,
    configuration: { verification_method: method, ...(business_account ? { waba_id: business_account } : {}) },
    webhook: webhookOf(webhooks),
    profile: profileOf(profile),
  };
  // The SDK posts the object unchanged, and the API does not accept the SDK's camelCase class.
  return asSender(await client.messaging.v2.channelsSenders.create(request as never));
}

/** POST /v2/Channels/Senders/{Sid}. */
export async function changeSender(
  client: TwilioClient,
  sid: string,
  change: SenderChange,
  webhooks: SenderWebhooks,
): Promise<ProviderSender> {
  return asSender(await client.messaging.v2.channelsSenders(sid).update(bodyOf(change, webhooks) as never));
}

function bodyOf(change: SenderChange, webhooks: SenderWebhooks) {
  if ('code' in change) return { configuration: { verification_code: change.code } };
  if ('send_code' in change) return { configuration: { verification_method: change.send_code } };
  if ('profile' in change) return { profile: profileOf(change.profile) };
  return { webhook: webhookOf(webhooks) };
}

const webhookOf = ({ inboundUrl, statusCallbackUrl }: SenderWebhooks) => ({
  callback_url: inboundUrl,
  callback_method: 'POST',
  status_callback_url: statusCallbackUrl,
  status_callback_method: 'POST',
});

function profileOf({ display_name, address, email, website }: SenderProfile) {
  return {
    name: display_name,
    vertical: 'Hotel and Lodging',
    ...(address && address.length <= addressLength ? { address } : {}),
    ...(email && email.length <= emailLength ? { emails: [{ email, label: 'Email' }] } : {}),
    ...(website && website.length <= websiteLength ? { websites: [{ website, label: 'Website' }] } : {}),
  };
}

function asSender(sender: Listed): ProviderSender {
  const { sid, senderId, status, properties, profile, webhook, pendingDisplayNameStatus, offlineReasons } = sender;
  const code = Number(offlineReasons?.[0]?.code);
  return {
    provider_id: sid,
    number: senderId.replace(/^whatsapp:/, ''),
    status,
    quality: properties?.qualityRating || null,
    messaging_limit: properties?.messagingLimit || null,
    display_name: profile?.name || null,
    name_status: pendingDisplayNameStatus || null,
    offline_code: Number.isInteger(code) && code > 0 ? code : null,
    callback_url: webhook?.callbackUrl || null,
  };
}
