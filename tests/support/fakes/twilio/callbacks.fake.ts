import { setTimeout as sleep } from 'node:timers/promises';
import twilio from 'twilio';
import type { FakeMessage, TwilioState } from './state.fake.ts';

const rungs = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'read'];

/** Planned statuses of a message: up to read, or its failure. */
export function plannedStatuses(state: TwilioState, failure: { status: string } | null): string[] {
  const statuses = failure ? ['sent', failure.status] : state.statuses;
  if (state.callbacks === 'none') return [];
  if (state.callbacks === 'reversed') return statuses.toReversed();
  return state.callbacks === 'doubled' ? statuses.flatMap((each) => [each, each]) : statuses;
}

/** Sends the planned statuses in order. */
export async function tellAll(
  state: TwilioState,
  message: FakeMessage,
  statuses: string[],
  errorCode: number | null,
): Promise<void> {
  for (const status of statuses) {
    if (state.callbackDelayMs > 0) await sleep(state.callbackDelayMs);
    await tell(state, message, status, isFailure(status) ? errorCode : null);
  }
}

/** One signed status callback. The result is kept: the product must answer 2xx to each. */
export async function tell(
  state: TwilioState,
  message: FakeMessage,
  status: string,
  errorCode: number | null,
): Promise<number | null> {
  remember(state, message, status, errorCode);
  if (!message.status_callback) return null;
  const params: Record<string, string> = {
    AccountSid: state.accountSid,
    ApiVersion: '2010-04-01',
    ...(message.to.startsWith('whatsapp:') ? { ChannelPrefix: 'whatsapp' } : {}),
    From: message.from,
    To: message.to,
    MessageSid: message.sid,
    SmsSid: message.sid,
    MessageStatus: status,
    SmsStatus: status,
    StructuredMessage: 'false',
    ...(errorCode === null
      ? {}
      : { ErrorCode: String(errorCode), ChannelStatusMessage: `Error ${errorCode} of the channel` }),
  };
  const response = await postSigned(state, message.status_callback, params).catch(() => null);
  await response?.body?.cancel();
  const http = response?.status ?? null;
  state.callbackResults.push({ sid: message.sid, status, http });
  return http;
}

/** Posts a signed form. The signature uses the public address; the request goes to the product's real address. */
export function postSigned(
  state: TwilioState,
  address: string,
  params: Record<string, string>,
  signature = twilio.getExpectedTwilioSignature(state.authToken, address, params),
): Promise<Response> {
  return fetch(realAddress(state, address), {
    method: 'POST',
    body: new URLSearchParams(params),
    headers: { 'x-twilio-signature': signature, 'user-agent': 'TwilioProxy/1.1' },
    signal: AbortSignal.timeout(15_000),
  });
}

/** Keeps a pending callback, so that a test can wait for all of them. */
export function track(state: TwilioState, work: Promise<unknown>): void {
  state.pending.add(work);
  void work.finally(() => state.pending.delete(work));
}

/** Where the product really listens. */
export function realAddress({ publicUrl, webhookBase }: TwilioState, address: string): string {
  if (!publicUrl || !webhookBase || !address.startsWith(publicUrl)) return address;
  return webhookBase + address.slice(publicUrl.length);
}

/** Updates the status in the message list: the highest that the message has reached. */
function remember(state: TwilioState, message: FakeMessage, status: string, errorCode: number | null): void {
  if (isFailure(status) || rungs.indexOf(status) > rungs.indexOf(message.status)) message.status = status;
  message.error_code ??= errorCode;
  if (rungs.indexOf(status) >= rungs.indexOf('sent')) message.date_sent ??= state.now();
}

function isFailure(status: string): boolean {
  return status === 'failed' || status === 'undelivered' || status === 'canceled';
}
