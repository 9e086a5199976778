import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { startLocalServer } from './local-server.fake.ts';
import { ask, createCall, endCall, listCalls, updateCall } from './twilio/calls.fake.ts';
import { tell } from './twilio/callbacks.fake.ts';
import { createContent, deleteContent, fetchApproval, submitContent } from './twilio/content.fake.ts';
import { deleteMedia, deleteMessage, listMedia } from './twilio/deletion.fake.ts';
import { inbound, openWindow } from './twilio/inbound.fake.ts';
import type { Inbound } from './twilio/inbound.fake.ts';
import { addMedia, redirectToStore, serveFromStore, showTyping } from './twilio/media.fake.ts';
import { createMessage, listMessages } from './twilio/messages.fake.ts';
import { listSenders } from './twilio/senders.fake.ts';
import { createSender, updateSender } from './twilio/register-sender.fake.ts';
import { errorBody, newSid, nextFault } from './twilio/state.fake.ts';
import type { CallbackMode, FakeMedia, FakeTemplate, Fault, Route, TwilioState } from './twilio/state.fake.ts';

export type FakeTwilioOptions = {
  accountSid?: string;
  authToken?: string;
  /** The product's address without a path; can be set later. */
  webhookBase?: string;
  /** The product's PUBLIC_URL, if different: signatures are made with it. */
  publicUrl?: string;
  /** False: the 24-hour window is not enforced. */
  enforceWindow?: boolean;
  callbacks?: CallbackMode;
  clock?: { now(): Date };
};

/**
 * A local Twilio: a real HTTP server as strict as the published description. Invalid requests are refused and added to
 * `violations`, which tests expect to be empty.
 */
export async function startFakeTwilio(options: FakeTwilioOptions = {}) {
  const state = newState(options);
  const server = await startLocalServer(appOf(state));
  state.url = server.url;
  return {
    url: server.url,
    accountSid: state.accountSid,
    authToken: state.authToken,
    /** Settings that a test may change at any time. */
    settings: state as Pick<
      TwilioState,
      | 'callbacks'
      | 'callbackDelayMs'
      | 'statuses'
      | 'webhookBase'
      | 'publicUrl'
      | 'enforceWindow'
      | 'authToken'
      | 'secondaryToken'
    >,
    violations: state.violations,
    typing: state.typing,
    senders: state.senders,
    senderFacts: state.senderFacts,
    senderCodes: state.senderCodes,
    callbackResults: state.callbackResults,
    /** Messages sent by the product, oldest first. */
    get messages() {
      return state.log.filter((each) => each.direction === 'outbound-api');
    },
    /** Voice calls of the product, oldest first. */
    get calls() {
      return [...state.calls];
    },
    /** The telephone is answered, or a key pressed; resolves with the product's TwiML. */
    answer: (sid: string) => ask(state, callOf(state, sid), callOf(state, sid).url),
    press: (sid: string, digits: string, action: string) => ask(state, callOf(state, sid), action, digits),
    endCall: (sid: string, status: string) => endCall(state, callOf(state, sid), status),
    /** Stored messages in both directions, and media. */
    get kept() {
      return { messages: [...state.log], media: [...state.media.keys()] };
    },
    get templates() {
      return [...state.templates.values()];
    },
    /** Makes the next `count` calls fail (of messages, unless `on` names others). */
    failNext: (count: number, fault: Fault) => void state.faults.push(...Array.from({ length: count }, () => fault)),
    /** Failures that no call has met yet. */
    get faultsLeft() {
      return state.faults.length;
    },
    /** Ends the failures that no call has met yet. */
    recover: () => void (state.faults.length = 0),
    /** Makes the next messages fail with this code after they were accepted. */
    failDelivery: (count: number, code: number, status: 'failed' | 'undelivered' = 'undelivered') =>
      void state.deliveryFailures.push(...Array.from({ length: count }, () => ({ code, status }))),
    openWindow: (guest: string, hotel: string) => openWindow(state, guest, hotel),
    closeWindows: () => state.windows.clear(),
    inbound: (message: Inbound, path = '/webhooks/twilio/inbound') => inbound(state, path, message),
    addMedia: (media: Partial<FakeMedia> & Pick<FakeMedia, 'data'>) => addMedia(state, media),
    addTemplate: (template: Partial<FakeTemplate> & Pick<FakeTemplate, 'body'>) => addTemplate(state, template),
    /** Sets WhatsApp's decision about a template. */
    decide: (sid: string, status: string, rejection_reason = '') =>
      Object.assign(state.templates.get(sid)!, { status, rejection_reason }),
    /** Sends one status callback: late, repeated, or with any status. */
    tell: (sid: string, status: string, errorCode: number | null = null) =>
      tell(state, messageOf(state, sid), status, errorCode),
    /** Resolves when no callback is under way. */
    async idle() {
      while (state.pending.size > 0) await Promise.all(state.pending);
    },
    close: async () => {
      state.callbackDelayMs = 0;
      await server.close();
    },
  };
}
export type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;

function newState(options: FakeTwilioOptions): TwilioState {
  const {
    accountSid = `AC${'0'.repeat(32)}`,
    authToken = 'fake-auth-token',
    clock = { now: () => new Date() },
  } = options;
  return {
    accountSid,
    authToken,
    secondaryToken: null,
    now: () => clock.now(),
    url: '',
    webhookBase: options.webhookBase ?? null,
    publicUrl: options.publicUrl ?? null,
    enforceWindow: options.enforceWindow ?? true,
    callbacks: options.callbacks ?? 'in order',
    callbackDelayMs: 0,
    statuses: ['sent', 'delivered', 'read'],
    log: [],
    calls: [],
    templates: new Map(),
    media: new Map(),
    senders: new Map(),
    senderFacts: new Map(),
    senderCodes: new Map(),
    windows: new Map(),
    typing: [],
    violations: [],
    faults: [],
    deliveryFailures: [],
    callbackResults: [],
    pending: new Set(),
  };
}

function appOf(state: TwilioState) {
  const app = express();
  const form = [
    express.urlencoded({ extended: false, limit: '1mb' }),
    contentType(state, 'application/x-www-form-urlencoded'),
  ];
  const json = [express.json(), contentType(state, 'application/json')];
  app.get('/store/:media', (request, response) => serveFromStore(state, request, response));
  app.use((request, response, next) =>
    authorized(state, request) ? next() : void response.status(401).json(errorBody(401, 20003, 'Authenticate')),
  );
  const account = `/2010-04-01/Accounts/${state.accountSid}`;
  app.post(
    `${account}/Messages.json`,
    ...form,
    faulty(state, 'messages', (fault, request, response) => createMessage(state, fault, request, response)),
  );
  app.get(
    `${account}/Messages.json`,
    faulty(state, 'list', (_, request, response) => listMessages(state, request, response)),
  );
  app.post(
    `${account}/Calls.json`,
    ...form,
    faulty(state, 'calls', (fault, request, response) => createCall(state, fault, request, response)),
  );
  app.get(`${account}/Calls.json`, (request, response) => listCalls(state, request, response));
  app.post(`${account}/Calls/:call`, ...form, (request, response) => updateCall(state, request, response));
  app.get(
    `${account}/Messages/:message/Media/:media`,
    faulty(state, 'media', (_, request, response) => redirectToStore(state, request, response)),
  );
  app.get(
    `${account}/Messages/:message/Media.json`,
    faulty(state, 'delete', (_, request, response) => listMedia(state, request, response)),
  );
  app.delete(
    `${account}/Messages/:message/Media/:media`,
    faulty(state, 'delete', (_, request, response) => deleteMedia(state, request, response)),
  );
  app.delete(
    `${account}/Messages/:message`,
    faulty(state, 'delete', (_, request, response) => deleteMessage(state, request, response)),
  );
  app.post(
    '/v2/Indicators/Typing.json',
    ...form,
    faulty(state, 'typing', (_, request, response) => showTyping(state, request, response)),
  );
  app.post(
    '/v1/Content',
    ...json,
    faulty(state, 'content', (_, request, response) => createContent(state, request, response)),
  );
  app.post(
    '/v1/Content/:sid/ApprovalRequests/whatsapp',
    ...json,
    faulty(state, 'content', (_, request, response) => submitContent(state, request, response)),
  );
  app.get(
    '/v1/Content/:sid/ApprovalRequests',
    faulty(state, 'content', (_, request, response) => fetchApproval(state, request, response)),
  );
  app.delete(
    '/v1/Content/:sid',
    faulty(state, 'content', (_, request, response) => deleteContent(state, request, response)),
  );
  app.get(
    '/v2/Channels/Senders',
    faulty(state, 'senders', (_, request, response) => listSenders(state, request, response)),
  );
  app.post(
    '/v2/Channels/Senders',
    ...json,
    faulty(state, 'senders', (_, request, response) => createSender(state, request, response)),
  );
  app.post(
    '/v2/Channels/Senders/:sid',
    ...json,
    faulty(state, 'senders', (_, request, response) => updateSender(state, request, response)),
  );
  app.use((request, response) => {
    state.violations.push(`No such path: ${request.method} ${request.path}`);
    response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  });
  return app;
}

type Handler = (fault: Fault | undefined, request: Request, response: Response) => unknown;

function faulty(state: TwilioState, route: Route, handle: Handler): RequestHandler {
  return (request, response) => {
    const fault = nextFault(state, route);
    if (fault && 'timeoutBefore' in fault) return;
    if (fault && 'reset' in fault) return void request.socket.resetAndDestroy();
    if (!fault || !('status' in fault)) return handle(fault, request, response) as void;
    if (fault.retryAfterSeconds !== undefined) response.set('retry-after', String(fault.retryAfterSeconds));
    const code = fault.code ?? (fault.status === 429 ? 20429 : 20500);
    response.status(fault.status).json(errorBody(fault.status, code, fault.message ?? `Fault ${fault.status}`));
  };
}

function contentType(state: TwilioState, expected: string): RequestHandler {
  return (request, response, next) => {
    if (request.is(expected)) return next();
    state.violations.push(`${request.path} takes ${expected}`);
    response.status(400).json(errorBody(400, 20001, `This path takes ${expected}`));
  };
}

function authorized({ accountSid, authToken, secondaryToken }: TwilioState, request: Request): boolean {
  const given = request.get('authorization');
  return [authToken, secondaryToken].some(
    (token) => token && given === `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
  );
}

function callOf(state: TwilioState, sid: string) {
  const call = state.calls.find((each) => each.sid === sid);
  if (!call) throw new Error(`No call is ${sid}.`);
  return call;
}

function messageOf(state: TwilioState, sid: string) {
  const message = state.log.find((each) => each.sid === sid);
  if (!message) throw new Error(`Nothing was sent as ${sid}.`);
  return message;
}

function addTemplate(state: TwilioState, template: Partial<FakeTemplate> & Pick<FakeTemplate, 'body'>): string {
  const sid = template.sid ?? newSid('HX');
  const defaults = {
    friendly_name: 'Template',
    language: 'en',
    variables: {},
    status: 'approved',
    name: null,
    category: 'UTILITY',
    rejection_reason: '',
  };
  state.templates.set(sid, { ...defaults, ...template, sid });
  return sid;
}
