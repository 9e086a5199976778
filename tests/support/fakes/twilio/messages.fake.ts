import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { isElsewhere } from './accounts.fake.ts';
import { plannedStatuses, tellAll, track } from './callbacks.fake.ts';
import { fetchMedia } from './media.fake.ts';
import { messageViolation, text, variablesOf } from './rules.fake.ts';
import type { Form } from './rules.fake.ts';
import { errorBody, newSid, windowKey } from './state.fake.ts';
import type { FakeMessage, Fault, TwilioState } from './state.fake.ts';

/** `POST …/Messages.json`. */
export async function createMessage(
  state: TwilioState,
  fault: Fault | undefined,
  request: Request,
  response: Response,
): Promise<void> {
  const form = (request.body ?? {}) as Form;
  const violation = messageViolation(form, state);
  if (!violation && isElsewhere(state, (text(form, 'From') ?? '').replace('whatsapp:', ''))) {
    const message = 'Twilio could not find a Channel with the specified From address';
    return void response.status(400).json(errorBody(400, 63007, message));
  }
  if (violation) {
    state.violations.push(violation.message);
    response.status(400).json(errorBody(400, violation.code, violation.message));
    return;
  }
  const message = accept(state, form);
  message.fetched = await Promise.all(message.media_urls.map((url) => fetchMedia(state, url)));
  const failure = failureOf(state, message);
  const answer = toJson(state, message);
  const told = tellAll(state, message, plannedStatuses(state, failure), failure?.code ?? null);
  if (state.callbacks === 'before the response') await Promise.race([told, sleep(500, undefined, { ref: false })]);
  track(state, told);
  if (fault && 'timeoutAfterAcceptance' in fault) return;
  if (fault && 'resetAfterAcceptance' in fault) request.socket.resetAndDestroy();
  else response.status(201).json(answer);
}

function accept(state: TwilioState, form: Form): FakeMessage {
  const media = form['MediaUrl'] ?? [];
  const message: FakeMessage = {
    sid: newSid(media.length > 0 ? 'MM' : 'SM'),
    direction: 'outbound-api',
    from: text(form, 'From')!,
    to: text(form, 'To')!,
    body: text(form, 'Body') ?? rendered(state, form),
    content_sid: text(form, 'ContentSid') ?? null,
    content_variables: variablesOf(form) ?? null,
    media_urls: [media].flat(),
    fetched: [],
    validity_period: form['ValidityPeriod'] ? Number(form['ValidityPeriod']) : null,
    status_callback: text(form, 'StatusCallback') ?? null,
    status: 'queued',
    error_code: null,
    date_created: state.now(),
    date_sent: null,
  };
  state.log.push(message);
  return message;
}

function rendered(state: TwilioState, form: Form): string {
  const template = state.templates.get(text(form, 'ContentSid') ?? '');
  if (!template) return '';
  const values = { ...template.variables, ...variablesOf(form) };
  return template.body.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Accepted messages may fail later: free text outside the window and unapproved templates end as 63016. */
function failureOf(state: TwilioState, message: FakeMessage): { code: number; status: string } | null {
  const told = state.deliveryFailures.shift();
  if (told) return told;
  if (message.fetched.includes(null)) return { code: 63019, status: 'undelivered' };
  if (!state.enforceWindow || !message.to.startsWith('whatsapp:')) return null;
  const until = state.windows.get(windowKey(message.to, message.from)) ?? 0;
  if (until > message.date_created.getTime()) return null;
  const approved = message.content_sid !== null && state.templates.get(message.content_sid)?.status === 'approved';
  return approved ? null : { code: 63016, status: 'failed' };
}

/** `GET …/Messages.json` with Twilio's filters and paging, newest first. A DateSent filter finds nothing unsent. */
export function listMessages(state: TwilioState, request: Request, response: Response): void {
  const query = new URL(request.originalUrl, state.url).searchParams;
  const allowed = new Set(['To', 'From', 'DateSent', 'DateSent<', 'DateSent>', 'PageSize', 'Page', 'PageToken']);
  const unknown = [...query.keys()].find((name) => !allowed.has(name));
  if (unknown) {
    state.violations.push(`Unknown filter ${unknown}`);
    response.status(400).json(errorBody(400, 20001, `Unknown filter ${unknown}`));
    return;
  }
  const size = Math.min(Number(query.get('PageSize') ?? 50), 1000);
  const page = Number(query.get('Page') ?? 0);
  const found = state.log.filter((each) => matches(each, query)).toReversed();
  query.set('Page', String(page + 1));
  const next = found.length > (page + 1) * size ? `${request.path}?${query}` : null;
  const messages = found.slice(page * size, (page + 1) * size).map((each) => toJson(state, each));
  response.json({
    messages,
    page,
    page_size: size,
    uri: request.originalUrl,
    first_page_uri: null,
    next_page_uri: next,
    previous_page_uri: null,
  });
}

function matches(message: FakeMessage, query: URLSearchParams): boolean {
  if (query.has('To') && query.get('To') !== message.to) return false;
  if (query.has('From') && query.get('From') !== message.from) return false;
  const sent = message.date_sent?.getTime() ?? null;
  const day = query.get('DateSent');
  if (day && message.date_sent?.toISOString().slice(0, 10) !== day.slice(0, 10)) return false;
  const before = query.get('DateSent<');
  const after = query.get('DateSent>');
  if (before && (sent === null || sent > Date.parse(before))) return false;
  return !after || (sent !== null && sent >= Date.parse(after));
}

function toJson(state: TwilioState, message: FakeMessage) {
  const path = `/2010-04-01/Accounts/${state.accountSid}/Messages/${message.sid}`;
  return {
    sid: message.sid,
    account_sid: state.accountSid,
    messaging_service_sid: null,
    from: message.from,
    to: message.to,
    body: message.body,
    status: message.status,
    direction: message.direction,
    error_code: message.error_code,
    error_message: null,
    num_media: String(message.media_urls.length + mediaOf(state, message.sid).length),
    num_segments: '1',
    price: null,
    price_unit: null,
    api_version: '2010-04-01',
    date_created: rfc2822(message.date_created),
    date_updated: rfc2822(message.date_created),
    date_sent: message.date_sent && rfc2822(message.date_sent),
    uri: `${path}.json`,
    subresource_uris: { media: `${path}/Media.json` },
  };
}

const mediaOf = (state: TwilioState, sid: string) =>
  [...state.media.values()].filter(({ message_sid }) => message_sid === sid);

const rfc2822 = (date: Date) => date.toUTCString().replace('GMT', '+0000');
