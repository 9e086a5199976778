import type { Request, Response } from 'express';
import { postSigned } from './callbacks.fake.ts';
import { text, type Form } from './rules.fake.ts';
import { errorBody, newSid } from './state.fake.ts';
import type { FakeCall, Fault, TwilioState } from './state.fake.ts';

/** The fields of CreateCall in Twilio's published API description that the product may use. */
const known = new Set(['To', 'From', 'Url', 'Method', 'StatusCallback', 'StatusCallbackMethod', 'Timeout']);
const number = /^\+[1-9]\d{6,14}$/;
const ended = ['completed', 'busy', 'no-answer', 'failed', 'canceled'];

/** `POST …/Calls.json`. */
export function createCall(state: TwilioState, fault: Fault | undefined, request: Request, response: Response): void {
  const form = (request.body ?? {}) as Form;
  const wrong = violation(form);
  if (wrong) {
    state.violations.push(wrong.message);
    return void response.status(400).json(errorBody(400, wrong.code, wrong.message));
  }
  const call: FakeCall = {
    sid: newSid('CA'),
    from: text(form, 'From')!,
    to: text(form, 'To')!,
    url: text(form, 'Url')!,
    status_callback: text(form, 'StatusCallback') ?? null,
    status: 'queued',
    date_created: state.now(),
  };
  state.calls.push(call);
  if (fault && 'timeoutAfterAcceptance' in fault) return;
  if (fault && 'resetAfterAcceptance' in fault) return void request.socket.resetAndDestroy();
  response.status(201).json(toJson(state, call));
}

function violation(form: Form): { code: number; message: string } | null {
  const unknown = Object.keys(form).find((name) => !known.has(name));
  if (unknown) return { code: 20001, message: `Unknown parameter ${unknown}` };
  if (!number.test(text(form, 'To') ?? '')) return { code: 21211, message: `Invalid 'To' Phone Number` };
  if (!number.test(text(form, 'From') ?? '')) return { code: 21212, message: `Invalid 'From' Phone Number` };
  if (!URL.canParse(text(form, 'Url') ?? '')) return { code: 21205, message: 'Url is not a valid URL' };
  const seconds = Number(text(form, 'Timeout') ?? 60);
  return seconds >= 1 && seconds <= 600 ? null : { code: 21220, message: 'Timeout must be 1 to 600 seconds' };
}

/** `GET …/Calls.json`, newest first. */
export function listCalls(state: TwilioState, request: Request, response: Response): void {
  const query = new URL(request.originalUrl, state.url).searchParams;
  const unknown = [...query.keys()].find((name) => !['To', 'From', 'PageSize'].includes(name));
  if (unknown) {
    state.violations.push(`Unknown filter ${unknown}`);
    return void response.status(400).json(errorBody(400, 20001, `Unknown filter ${unknown}`));
  }
  const calls = state.calls
    .filter(({ to, from }) => [to, null].includes(query.get('To')) && [from, null].includes(query.get('From')))
    .toReversed()
    .map((each) => toJson(state, each));
  const pages = { page: 0, page_size: 50, uri: request.originalUrl, next_page_uri: null, previous_page_uri: null };
  response.json({ calls, ...pages, first_page_uri: null });
}

/** `POST …/Calls/:sid.json`: hanging up. A call that has ended cannot be changed. */
export function updateCall(state: TwilioState, request: Request, response: Response): void {
  const call = state.calls.find(({ sid }) => `${sid}.json` === request.params['call']);
  if (!call) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  if (ended.includes(call.status))
    return void response.status(400).json(errorBody(400, 21220, 'Call is not in-progress. Cannot redirect.'));
  call.status = text((request.body ?? {}) as Form, 'Status') ?? call.status;
  response.json(toJson(state, call));
}

/** The telephone is answered, or a key is pressed: posts the signed webhook, and returns its TwiML. */
export async function ask(state: TwilioState, call: FakeCall, url: string, digits?: string): Promise<string> {
  call.status = 'in-progress';
  const answer = await postSigned(state, url, { ...paramsOf(state, call), ...(digits ? { Digits: digits } : {}) });
  return answer.text();
}

/** The call ends with this status. Returns the HTTP status of the product's answer. */
export async function endCall(state: TwilioState, call: FakeCall, status: string): Promise<number> {
  call.status = status;
  return (await postSigned(state, call.status_callback!, paramsOf(state, call))).status;
}

const paramsOf = (state: TwilioState, { sid, from, to, status }: FakeCall): Record<string, string> => ({
  AccountSid: state.accountSid,
  ApiVersion: '2010-04-01',
  CallSid: sid,
  From: from,
  To: to,
  CallStatus: status,
  Direction: 'outbound-api',
});

function toJson(state: TwilioState, { sid, from, to, status, date_created }: FakeCall) {
  const date = date_created.toUTCString().replace('GMT', '+0000');
  const uri = `/2010-04-01/Accounts/${state.accountSid}/Calls/${sid}.json`;
  return { sid, account_sid: state.accountSid, from, to, status, direction: 'outbound-api', date_created: date, uri };
}
