import type { ProviderSender } from '#server/ports/whatsapp.ts';
import type { TwilioClient } from './twilio.client.ts';

type Listed = Awaited<ReturnType<TwilioClient['messaging']['v2']['channelsSenders']['list']>>[number];

/** Most senders that are read. */
const most = 10_000;

/** Senders API: GET /v2/Channels/Senders?Channel=whatsapp, read page by page. */
export async function listSenders(client: TwilioClient): Promise<ProviderSender[]> {
  const senders = await client.messaging.v2.channelsSenders.list({ channel: 'whatsapp', pageSize: 100, limit: most });
  return senders.map(asSender);
}

function asSender(sender: Listed): ProviderSender {
  const { sid, senderId, status, properties, pendingDisplayNameStatus, offlineReasons } = sender;
  const code = Number(offlineReasons?.[0]?.code);
  return {
    provider_id: sid,
    number: senderId.replace(/^whatsapp:/, ''),
    status,
    quality: properties?.qualityRating || null,
    messaging_limit: properties?.messagingLimit || null,
    name_status: pendingDisplayNameStatus || null,
    offline_code: Number.isInteger(code) && code > 0 ? code : null,
  };
}
