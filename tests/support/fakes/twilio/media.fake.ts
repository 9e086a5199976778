import type { Request, Response } from 'express';
import { errorBody, newSid } from './state.fake.ts';
import { realAddress } from './callbacks.fake.ts';
import type { FakeMedia, FetchedMedia, TwilioState } from './state.fake.ts';

/** Stores an attachment and returns its address for a webhook. */
export function addMedia(
  state: TwilioState,
  media: Partial<FakeMedia> & Pick<FakeMedia, 'data'>,
  messageSid = newSid('MM'),
): string {
  const sid = newSid('ME');
  state.media.set(sid, {
    message_sid: messageSid,
    content_type: 'image/jpeg',
    notFoundTimes: 0,
    redirectTo: null,
    ...media,
  });
  return `${state.url}/2010-04-01/Accounts/${state.accountSid}/Messages/${messageSid}/Media/${sid}`;
}

const imageTypes = ['image/jpeg', 'image/png'];
const fileTypes = [...imageTypes, 'application/pdf'];
const office = /^application\/vnd\.openxmlformats-officedocument\./;
const mostBytes = 16 * 1024 * 1024;
const mostImageBytes = 5 * 1024 * 1024;

/**
 * Fetches a file from the product as Twilio does: without credentials, from the public address, with a type that WhatsApp
 * takes. Null where Twilio would end with error 63019.
 */
export async function fetchMedia(state: TwilioState, url: string): Promise<FetchedMedia | null> {
  const response = await fetch(realAddress(state, url), {
    redirect: 'manual',
    headers: { 'user-agent': 'TwilioProxy/1.1' },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  const data = response ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0);
  if (response?.status !== 200 || data.length === 0) return null;
  const content_type = response.headers.get('content-type') ?? '';
  const most = imageTypes.includes(content_type) ? mostImageBytes : mostBytes;
  if (data.length > most || !(fileTypes.includes(content_type) || office.test(content_type))) return null;
  return { content_type, data, disposition: response.headers.get('content-disposition') ?? '' };
}

/** The API never serves the bytes itself: it redirects to a store with a signed address. */
export function redirectToStore(state: TwilioState, request: Request, response: Response): void {
  const sid = String(request.params['media']);
  const media = state.media.get(sid);
  if (!media || media.notFoundTimes > 0) {
    if (media) media.notFoundTimes -= 1;
    response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
    return;
  }
  response.redirect(307, media.redirectTo ?? `${state.url}/store/${sid}?signature=good`);
}

/** Like the real store, refuses requests with credentials in addition to the signature. */
export function serveFromStore(state: TwilioState, request: Request, response: Response): void {
  const media = state.media.get(String(request.params['media']));
  if (request.get('authorization')) state.violations.push('Credentials were sent to the media store');
  if (!media || request.query['signature'] !== 'good' || request.get('authorization'))
    return void response.status(400).end();
  response.type(media.content_type).end(media.data);
}

/** `POST /v2/Indicators/Typing.json`. */
export function showTyping(state: TwilioState, request: Request, response: Response): void {
  const { messageId, channel, ...rest } = (request.body ?? {}) as Record<string, string>;
  const received = state.log.some((each) => each.sid === messageId && each.direction === 'inbound');
  const wrong =
    Object.keys(rest).length > 0 || channel !== 'whatsapp' || !/^(SM|MM)[0-9a-f]{32}$/i.test(messageId ?? '');
  if (wrong) state.violations.push('A typing indicator takes messageId and channel=whatsapp');
  if (wrong || !received) return void response.status(400).json(errorBody(400, 20001, 'Invalid messageId or channel'));
  state.typing.push(messageId!);
  response.json({ success: true });
}
