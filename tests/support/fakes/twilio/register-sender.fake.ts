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

/** `POST /v2/Channels/Senders/{Sid}` with the code. */
export function updateSender(state: TwilioState, request: Request, response: Response): void {
  const number = [...state.senders.keys()].find((each) => senderSid(each) === request.params['sid']);
  if (!number) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  const body = request.body as Body;
  const code = (body['configuration'] as { verification_code?: unknown } | undefined)?.verification_code;
  if (unknownField(body, ['configuration', 'webhook', 'profile', 'friendly_name']) || typeof code !== 'string')
    return refuse(state, response, 'An update of ours brings a code');
  if (state.senders.get(number) !== 'PENDING_VERIFICATION' || code !== state.senderCodes.get(number))
    return void response.status(400).json(errorBody(400, 63100, 'The verification code is not valid'));
  state.senders.set(number, 'ONLINE');
  response.status(202).json({ ...senderJson(state, number), status: 'VERIFYING' });
}

function violationOf(body: Body): string | null {
  const unknown = unknownField(body, fields);
  if (unknown) return `Unknown field ${unknown}`;
  if (!/^whatsapp:\+[1-9]\d{6,14}$/.test(String(body['sender_id']))) return 'sender_id is whatsapp: and E.164';
  const name = (body['profile'] as { name?: unknown } | undefined)?.name;
  if (typeof name !== 'string' || name === '' || name.length > 255) return 'A WhatsApp sender needs profile.name';
  const webhook = (body['webhook'] ?? {}) as Body;
  const wrong = unknownField(webhook, webhookFields);
  if (wrong) return `Unknown field webhook.${wrong}`;
  const { verification_method: method } = (body['configuration'] ?? {}) as { verification_method?: unknown };
  return method === 'sms' || method === 'voice' ? null : 'verification_method is sms or voice';
}

const unknownField = (body: Body, known: string[]) => Object.keys(body).find((name) => !known.includes(name));

function refuse(state: TwilioState, response: Response, message: string): void {
  state.violations.push(message);
  response.status(400).json(errorBody(400, 20001, message));
}
