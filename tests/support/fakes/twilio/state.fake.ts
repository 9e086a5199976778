import { randomBytes } from 'node:crypto';

/** Order and number of a message's status callbacks. */
export type CallbackMode = 'in order' | 'reversed' | 'doubled' | 'none' | 'before the response';
/** Which calls a fault hits. */
export type Route = 'calls' | 'messages' | 'list' | 'typing' | 'content' | 'media' | 'delete' | 'senders' | 'accounts';

/** Fault of a call. `timeout…` never answers; `…AfterAcceptance` accepts the message first. */
export type Fault = { on?: Route } & (
  | { status: number; code?: number; message?: string; retryAfterSeconds?: number | string }
  | { reset: true }
  | { resetAfterAcceptance: true }
  | { timeoutBefore: true }
  | { timeoutAfterAcceptance: true }
);

export type FakeMessage = {
  sid: string;
  direction: 'outbound-api' | 'inbound';
  /** With the `whatsapp:` prefix, as on the wire. */
  from: string;
  to: string;
  /** The text that the guest reads; for templates with variables filled in. */
  body: string;
  content_sid: string | null;
  content_variables: Record<string, string> | null;
  media_urls: string[];
  /** What was fetched from these addresses; null: it could not be. */
  fetched: (FetchedMedia | null)[];
  validity_period: number | null;
  status_callback: string | null;
  status: string;
  error_code: number | null;
  date_created: Date;
  date_sent: Date | null;
};

export type FetchedMedia = { content_type: string; data: Buffer; disposition: string };

/** A voice call. Numbers without a prefix. */
export type FakeCall = {
  sid: string;
  from: string;
  to: string;
  url: string;
  status_callback: string | null;
  status: string;
  date_created: Date;
};

export type FakeTemplate = {
  sid: string;
  friendly_name: string;
  language: string;
  body: string;
  variables: Record<string, string>;
  /** As they were created. */
  types?: object;
  /** `unsubmitted` until it is submitted for approval. */
  status: string;
  name: string | null;
  category: string | null;
  rejection_reason: string;
};

/** Optional fields of a sender, as in the published description. */
export type SenderFacts = {
  name?: string;
  properties?: { quality_rating?: string; messaging_limit?: string };
  pending_display_name?: string;
  pending_display_name_status?:
    | 'PENDING_REVIEW'
    | 'APPROVED'
    | 'DECLINED'
    | 'PIN_MISMATCH'
    | 'REGISTRATION_FAILED'
    | 'EXPIRED'
    | 'COMPLETED';
  pending_display_name_status_date?: string;
  offline_reasons?: { code: string; message: string; more_info: string }[];
  waba_id?: string | null;
  webhook?: Record<string, string>;
};

export type FakeMedia = {
  message_sid: string;
  content_type: string;
  data: Buffer;
  notFoundTimes: number;
  redirectTo: string | null;
};

export type TwilioState = {
  accountSid: string;
  /** As the Accounts resource shows it. */
  friendlyName: string;
  accountStatus: 'active' | 'suspended' | 'closed';
  /** The accounts by SID, the main one first; the same map in all of them. */
  accounts: Map<string, TwilioState>;
  authToken: string;
  /** A second token of the account, whose calls are accepted; webhooks are signed with the first one. */
  secondaryToken: string | null;
  now: () => Date;
  url: string;
  /** The product's address, and its PUBLIC_URL. */
  webhookBase: string | null;
  publicUrl: string | null;
  enforceWindow: boolean;
  callbacks: CallbackMode;
  callbackDelayMs: number;
  statuses: string[];
  log: FakeMessage[];
  calls: FakeCall[];
  templates: Map<string, FakeTemplate>;
  media: Map<string, FakeMedia>;
  /** WhatsApp senders of the account: state by number in E.164. */
  senders: Map<string, string>;
  /** What the Senders API says beside the state, by number. */
  senderFacts: Map<string, SenderFacts>;
  /** Codes that WhatsApp sent to a number that is being registered. */
  senderCodes: Map<string, string>;
  windows: Map<string, number>;
  typing: string[];
  violations: string[];
  faults: Fault[];
  deliveryFailures: { code: number; status: 'failed' | 'undelivered' }[];
  callbackResults: { sid: string; status: string; http: number | null }[];
  pending: Set<Promise<unknown>>;
};

export const newSid = (prefix: string) => prefix + randomBytes(16).toString('hex');
export const withPrefix = (address: string) => (address.startsWith('whatsapp:') ? address : `whatsapp:${address}`);
export const windowKey = (guest: string, hotel: string) => `${withPrefix(guest)} ${withPrefix(hotel)}`;

/** Removes and returns the first fault for this route. */
export function nextFault(state: TwilioState, route: Route): Fault | undefined {
  const index = state.faults.findIndex((fault) => (fault.on ?? 'messages') === route);
  return index < 0 ? undefined : state.faults.splice(index, 1)[0];
}

/** A Twilio-shaped error. */
export function errorBody(status: number, code: number, message: string) {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}
