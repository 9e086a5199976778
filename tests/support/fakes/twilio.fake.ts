import { startLocalServer } from './local-server.fake.ts';
import { addAccount, moveSender } from './twilio/accounts.fake.ts';
import { twilioApp } from './twilio/app.fake.ts';
import { ask, endCall } from './twilio/calls.fake.ts';
import { tell } from './twilio/callbacks.fake.ts';
import { inbound, openWindow } from './twilio/inbound.fake.ts';
import type { Inbound } from './twilio/inbound.fake.ts';
import { addMedia } from './twilio/media.fake.ts';
import { newSid } from './twilio/state.fake.ts';
import type { CallbackMode, FakeMedia, FakeTemplate, Fault, TwilioState } from './twilio/state.fake.ts';

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
  const server = await startLocalServer(twilioApp(state));
  state.url = server.url;
  return Object.assign(surfaceOf(state, server.close), {
    /** Adds a subaccount that the product does not know. */
    addAccount: (friendlyName: string): FakeAccount => surfaceOf(addAccount(state, friendlyName), server.close),
    subaccounts: (): FakeAccount[] =>
      [...state.accounts.values()].slice(1).map((each) => surfaceOf(each, server.close)),
    /** A number of the main account moves to another one at Twilio. */
    moveSender: (number: string, to: { accountSid: string }) =>
      moveSender(state, number, state.accounts.get(to.accountSid)!),
  });
}

/** What a test sees of one account. */
function surfaceOf(state: TwilioState, close: () => Promise<void>) {
  return {
    url: state.url,
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
      | 'accountStatus'
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
      await close();
    },
  };
}
export type FakeAccount = ReturnType<typeof surfaceOf>;
export type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;

function newState(options: FakeTwilioOptions): TwilioState {
  const {
    accountSid = `AC${'0'.repeat(32)}`,
    authToken = 'fake-auth-token',
    clock = { now: () => new Date() },
  } = options;
  const state: TwilioState = {
    accountSid,
    authToken,
    friendlyName: 'Concierge',
    accountStatus: 'active',
    accounts: new Map(),
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
  state.accounts.set(accountSid, state);
  return state;
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
