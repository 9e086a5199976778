import { postSigned } from './callbacks.fake.ts';
import { addMedia } from './media.fake.ts';
import { newSid, windowKey, withPrefix } from './state.fake.ts';
import type { FakeMedia, TwilioState } from './state.fake.ts';

const windowLength = 24 * 3_600_000;

export type Inbound = {
  /** The guest: an E.164 number or a business-scoped user id. */
  from: string;
  /** The hotel's sender. */
  to: string;
  body?: string;
  media?: (Partial<FakeMedia> & Pick<FakeMedia, 'data'>)[];
  location?: { latitude: number; longitude: number; address?: string; label?: string };
  profileName?: string;
  /** Twilio repeats a webhook with the same sid. */
  sid?: string;
  /** Further parameters: unknown ones, ButtonText, … */
  extra?: Record<string, string>;
  /** A signature other than the right one. */
  signature?: string;
};

/** Free text from this hotel to this guest is delivered for the next 24 hours. */
export function openWindow(state: TwilioState, guest: string, hotel: string): void {
  state.windows.set(windowKey(guest, hotel), state.now().getTime() + windowLength);
}

/** Sends a guest's message to the product by a signed webhook. */
export async function inbound(
  state: TwilioState,
  path: string,
  message: Inbound,
): Promise<{ sid: string; response: Response }> {
  if (!state.webhookBase) throw new Error('Tell the fake where the product listens: webhookBase.');
  const sid = message.sid ?? newSid(message.media?.length ? 'MM' : 'SM');
  const from = withPrefix(message.from);
  const to = withPrefix(message.to);
  openWindow(state, from, to);
  if (!state.log.some((each) => each.sid === sid)) record(state, sid, from, to, message.body ?? '');
  const params = paramsOf(state, sid, from, to, message);
  const address = (state.publicUrl ?? state.webhookBase) + path;
  const response = await postSigned(
    state,
    address,
    params,
    ...(message.signature === undefined ? [] : [message.signature]),
  );
  return { sid, response };
}

function paramsOf(state: TwilioState, sid: string, from: string, to: string, message: Inbound): Record<string, string> {
  const { media = [], location, profileName = 'A guest', body = '', extra = {} } = message;
  const number = from.startsWith('whatsapp:+');
  return {
    AccountSid: state.accountSid,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    MessageType: location
      ? 'location'
      : (media[0]?.content_type?.split('/')[0] ?? (media.length > 0 ? 'image' : 'text')),
    From: from,
    To: to,
    Body: body,
    ProfileName: profileName,
    ...(number ? { WaId: from.slice('whatsapp:+'.length) } : { ExternalUserId: from.slice('whatsapp:'.length) }),
    NumMedia: String(media.length),
    NumSegments: '1',
    ReferralNumMedia: '0',
    ...mediaParams(state, sid, media),
    ...(location ? locationParams(location) : {}),
    ...extra,
  };
}

function mediaParams(state: TwilioState, sid: string, media: NonNullable<Inbound['media']>): Record<string, string> {
  const pairs = media.flatMap((each, index) => [
    [`MediaUrl${index}`, addMedia(state, each, sid)],
    [`MediaContentType${index}`, each.content_type ?? 'image/jpeg'],
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function locationParams({
  latitude,
  longitude,
  address,
  label,
}: NonNullable<Inbound['location']>): Record<string, string> {
  return {
    Latitude: String(latitude),
    Longitude: String(longitude),
    ...(address === undefined ? {} : { Address: address }),
    ...(label === undefined ? {} : { Label: label }),
  };
}

function record(state: TwilioState, sid: string, from: string, to: string, body: string): void {
  const now = state.now();
  state.log.push({
    sid,
    direction: 'inbound',
    from,
    to,
    body,
    content_sid: null,
    content_variables: null,
    media_urls: [],
    fetched: [],
    validity_period: null,
    status_callback: null,
    status: 'received',
    error_code: null,
    date_created: now,
    date_sent: now,
  });
}
