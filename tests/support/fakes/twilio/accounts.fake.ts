import type { Request, Response } from 'express';
import { errorBody, newSid } from './state.fake.ts';
import type { TwilioState } from './state.fake.ts';

const statuses = ['active', 'suspended', 'closed'];
const mainOf = (state: TwilioState): TwilioState => state.accounts.values().next().value!;

/** Adds a subaccount: its own credentials, senders, messages and templates; all else is the main account's. */
export function addAccount(main: TwilioState, friendlyName: string): TwilioState {
  const state = Object.assign(Object.create(main) as TwilioState, {
    accountSid: newSid('AC'),
    authToken: newSid(''),
    secondaryToken: null,
    friendlyName,
    accountStatus: 'active',
    log: [],
    calls: [],
    templates: new Map(),
    media: new Map(),
    senders: new Map(),
    senderFacts: new Map(),
    senderCodes: new Map(),
    typing: [],
  });
  main.accounts.set(state.accountSid, state);
  return state;
}

/** The account whose SID and token a request has; null: error 20003. */
export function callerOf(main: TwilioState, request: Request): TwilioState | null {
  const given = request.get('authorization');
  const isOf = ({ accountSid, authToken, secondaryToken }: TwilioState) =>
    [authToken, secondaryToken].some(
      (token) => token && given === `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
    );
  return [...main.accounts.values()].find(isOf) ?? null;
}

/** Whether another account has this sender. */
export const isElsewhere = (state: TwilioState, number: string): boolean =>
  !state.senders.has(number) && [...state.accounts.values()].some(({ senders }) => senders.has(number));

/** Moves a sender with what is known of it to another account, as Twilio's support does. */
export function moveSender(from: TwilioState, number: string, to: TwilioState): void {
  to.senders.set(number, from.senders.get(number) ?? 'ONLINE');
  const facts = from.senderFacts.get(number);
  if (facts) to.senderFacts.set(number, facts);
  from.senders.delete(number);
  from.senderFacts.delete(number);
}

/** `POST /2010-04-01/Accounts.json`: only the main account has subaccounts. */
export function createAccount(state: TwilioState, request: Request, response: Response): void {
  const { FriendlyName: name, ...rest } = (request.body ?? {}) as Record<string, string>;
  const wrong = Object.keys(rest).length > 0 || !name || name.length > 64;
  if (wrong || state !== mainOf(state)) {
    if (wrong) state.violations.push('A subaccount has a FriendlyName of at most 64 characters');
    return void response.status(400).json(errorBody(400, 20001, 'The account cannot be created'));
  }
  const created = addAccount(state, name);
  response.status(201).json({ ...toJson(created), auth_token: created.authToken });
}

/** `GET /2010-04-01/Accounts.json`: the account itself and its subaccounts. */
export function listAccounts(state: TwilioState, _request: Request, response: Response): void {
  const accounts = state === mainOf(state) ? [...state.accounts.values()] : [state];
  response.json({ accounts: accounts.map(toJson), page: 0, page_size: 1000, next_page_uri: null });
}

/** `GET /2010-04-01/Accounts/{Sid}.json`, by the account itself or the main one. */
export function fetchAccount(state: TwilioState, request: Request, response: Response): void {
  const found = visible(state, request);
  if (!found) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  response.json(toJson(found));
}

/** `POST /2010-04-01/Accounts/{Sid}.json`: a status, by the main account. */
export function updateAccount(state: TwilioState, request: Request, response: Response): void {
  const found = visible(state, request);
  if (!found) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  const { Status: status = '', ...rest } = (request.body ?? {}) as Record<string, string>;
  if (Object.keys(rest).length > 0 || !statuses.includes(status)) {
    state.violations.push('An update of ours is a status');
    return void response.status(400).json(errorBody(400, 20001, 'Invalid status'));
  }
  if (state !== mainOf(state) || found === state || found.accountStatus === 'closed')
    return void response.status(400).json(errorBody(400, 20001, 'The status of this account cannot be changed'));
  found.accountStatus = status as TwilioState['accountStatus'];
  response.json(toJson(found));
}

function visible(state: TwilioState, request: Request): TwilioState | undefined {
  const found = state.accounts.get(String(request.params['account']).replace(/\.json$/, ''));
  return found && (found === state || state === mainOf(state)) ? found : undefined;
}

function toJson(state: TwilioState) {
  const { accountSid: sid, friendlyName, accountStatus } = state;
  return {
    sid,
    friendly_name: friendlyName,
    status: accountStatus,
    type: 'Full',
    owner_account_sid: mainOf(state).accountSid,
    date_created: state.now().toUTCString().replace('GMT', '+0000'),
    date_updated: state.now().toUTCString().replace('GMT', '+0000'),
    uri: `/2010-04-01/Accounts/${sid}.json`,
    subresource_uris: {},
  };
}
