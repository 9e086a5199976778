import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { errorBody } from './state.fake.ts';
import type { TwilioState } from './state.fake.ts';

/** The Sid of a number's sender: the same for its whole life. */
export const senderSid = (number: string) => `XE${createHash('md5').update(number).digest('hex')}`;

/** A sender as the API returns it. The three `pending_display_name…` fields are present or absent together. */
export function senderJson(state: TwilioState, number: string) {
  const facts = state.senderFacts.get(number) ?? {};
  const sid = senderSid(number);
  const { pending_display_name_status: change } = facts;
  return {
    sid,
    status: state.senders.get(number),
    sender_id: `whatsapp:${number}`,
    configuration: { waba_id: facts.waba_id ?? '123456789', verification_method: null, verification_code: null },
    webhook: facts.webhook ?? null,
    profile: { name: facts.name ?? 'Hotel' },
    properties: facts.properties ?? null,
    offline_reasons: facts.offline_reasons ?? null,
    ...(change
      ? {
          pending_display_name: facts.pending_display_name ?? 'New name',
          pending_display_name_status: change,
          pending_display_name_status_date: facts.pending_display_name_status_date ?? state.now().toISOString(),
        }
      : {}),
    url: `https://messaging.twilio.com/v2/Channels/Senders/${sid}`,
  };
}

/** `GET /v2/Channels/Senders`: one channel, with paging. */
export function listSenders(state: TwilioState, request: Request, response: Response): void {
  const query = new URL(request.originalUrl, state.url).searchParams;
  const unknown = [...query.keys()].find((name) => !['Channel', 'PageSize', 'Page', 'PageToken'].includes(name));
  if (unknown || query.get('Channel') !== 'whatsapp') {
    const message = unknown ? `Unknown filter ${unknown}` : 'A channel is required';
    state.violations.push(message);
    return void response.status(400).json(errorBody(400, 20001, message));
  }
  const size = Math.min(Number(query.get('PageSize') ?? 20), 1000);
  const page = Number(query.get('Page') ?? 0);
  const all = [...state.senders.keys()];
  const senders = all.slice(page * size, (page + 1) * size).map((number) => senderJson(state, number));
  query.set('Page', String(page + 1));
  const next = all.length > (page + 1) * size ? `https://messaging.twilio.com/v2/Channels/Senders?${query}` : null;
  response.json({ senders, meta: { key: 'senders', page, page_size: size, next_page_url: next } });
}
