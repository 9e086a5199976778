import type { Request, Response } from 'express';
import { senderJson, senderSid } from './senders.fake.ts';
import { errorBody } from './state.fake.ts';
import type { TwilioState } from './state.fake.ts';

type Body = Record<string, unknown>;
const fields = ['sender_id', 'friendly_name', 'configuration', 'webhook', 'profile'];
const webhookFields = ['callback_url', 'callback_method', 'status_callback_url', 'status_callback_method'];

/** `POST /v2/Channels/Senders`: WhatsApp sends a code to the number, which `POST …/{Sid}` verifies. */
export function createSender(state: TwilioState, request: Request, response: Response): void {
  const body = request.body as Body;
  const number = String(body['sender_id']).replace(/^whatsapp:/, '');
  const wrong = violationOf(body);
  if (wrong) return refuse(state, response, wrong);
  if (state.senders.has(number))
    return void response.status(409).json(errorBody(409, 63110, 'Phone number or WABA already registered'));
  const { waba_id = null } = (body['configuration'] ?? {}) as { waba_id?: string };
  state.senders.set(number, 'PENDING_VERIFICATION');
  state.senderCodes.set(number, '123456');
  state.senderFacts.set(number, {
    name: (body['profile'] as { name: string }).name,
    webhook: body['webhook'] as Record<string, string>,
    waba_id,
  });
  response.status(201).json({ ...senderJson(state, number), status: 'CREATING' });
}

/** `POST /v2/Channels/Senders/{Sid}`: the code, another code, another profile or other webhooks. */
export function updateSender(state: TwilioState, request: Request, response: Response): void {
  const number = [...state.senders.keys()].find((each) => senderSid(each) === request.params['sid']);
  if (!number) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  const body = request.body as Body;
  const wrong = wrongUpdate(body);
  if (wrong) return refuse(state, response, wrong);
  const { verification_code: code, verification_method: method } = (body['configuration'] ?? {}) as Body;
  if (code !== undefined) return verify(state, response, number, code);
  if (method !== undefined) state.senderCodes.set(number, method === 'voice' ? '765432' : '654321');
  const facts = state.senderFacts.get(number) ?? {};
  const { name } = (body['profile'] ?? {}) as { name?: string };
  // A name waits for Meta's review; until then the old one is shown.
  if (name !== undefined)
    state.senderFacts.set(number, {
      ...facts,
      pending_display_name: name,
      pending_display_name_status: 'PENDING_REVIEW',
    });
  if (body['webhook']) state.senderFacts.set(number, { ...facts, webhook: body['webhook'] as Record<string, string> });
  response.status(202).json(senderJson(state, number));
}

function verify(state: TwilioState, response: Response, number: string, code: unknown): void {
  if (state.senders.get(number) !== 'PENDING_VERIFICATION' || code !== state.senderCodes.get(number))
    return void response.status(400).json(errorBody(400, 63100, 'The verification code is not valid'));
  state.senders.set(number, 'ONLINE');
  response.status(202).json({ ...senderJson(state, number), status: 'VERIFYING' });
}

function wrongUpdate(body: Body): string | null {
  const unknown = unknownField(body, ['configuration', 'webhook', 'profile']);
  if (unknown || Object.keys(body).length !== 1) return `An update of ours changes one thing, not ${unknown ?? 'more'}`;
  const { verification_code: code, verification_method: method, ...others } = (body['configuration'] ?? {}) as Body;
  if (Object.keys(others).length > 0) return 'Unknown field in configuration';
  if (code !== undefined && (typeof code !== 'string' || !/^\d{6}$/.test(code))) return 'A code has 6 digits';
  if (method !== undefined && method !== 'sms' && method !== 'voice') return 'verification_method is sms or voice';
  return wrongProfile(body['profile']) ?? wrongWebhook(body['webhook']);
}

function violationOf(body: Body): string | null {
  const unknown = unknownField(body, fields);
  if (unknown) return `Unknown field ${unknown}`;
  if (!/^whatsapp:\+[1-9]\d{6,14}$/.test(String(body['sender_id']))) return 'sender_id is whatsapp: and E.164';
  if (!body['profile']) return 'A WhatsApp sender needs profile.name';
  const wrong = wrongProfile(body['profile']) ?? wrongWebhook(body['webhook']);
  if (wrong) return wrong;
  const { verification_method: method } = (body['configuration'] ?? {}) as { verification_method?: unknown };
  return method === 'sms' || method === 'voice' ? null : 'verification_method is sms or voice';
}

function wrongProfile(profile: unknown): string | null {
  if (profile === undefined) return null;
  const { name, emails = [], websites = [], ...rest } = profile as Body;
  if (typeof name !== 'string' || name === '' || name.length > 255) return 'A WhatsApp sender needs profile.name';
  const unknown = unknownField(rest, ['vertical', 'address', 'about', 'description', 'logo_url']);
  if (unknown) return `Unknown field profile.${unknown}`;
  const lists = [emails, websites] as { label?: unknown }[][];
  return lists.flat().every(({ label }) => typeof label === 'string') ? null : 'Mails and sites have a label';
}

function wrongWebhook(webhook: unknown): string | null {
  const wrong = unknownField((webhook ?? {}) as Body, webhookFields);
  return wrong ? `Unknown field webhook.${wrong}` : null;
}

const unknownField = (body: Body, known: string[]) => Object.keys(body).find((name) => !known.includes(name));

function refuse(state: TwilioState, response: Response, message: string): void {
  state.violations.push(message);
  response.status(400).json(errorBody(400, 20001, message));
}
