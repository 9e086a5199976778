import type { Request, Response } from 'express';
import { errorBody } from './state.fake.ts';
import type { TwilioState } from './state.fake.ts';

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
  const all = [...state.senders];
  const senders = all.slice(page * size, (page + 1) * size).map(([number, status], index) => ({
    sid: `XE${String(page * size + index).padStart(32, '0')}`,
    sender_id: `whatsapp:${number}`,
    status,
    url: `https://messaging.twilio.com/v2/Channels/Senders/XE${index}`,
  }));
  query.set('Page', String(page + 1));
  const next = all.length > (page + 1) * size ? `https://messaging.twilio.com/v2/Channels/Senders?${query}` : null;
  response.json({ senders, meta: { key: 'senders', page, page_size: size, next_page_url: next } });
}
