import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import type { MessageExtras, StoredAttachment } from '#server/db/json-columns.ts';
import type { ProviderSender, SenderChange, SenderDraft } from './whatsapp-senders.ts';

/**
 * The WhatsApp port. Addresses are E.164 numbers or WhatsApp's business-scoped user ids, without the
 * `whatsapp:` prefix, which the adapter adds.
 */
export type OutgoingMessage = {
  /** The hotel's own sender. */
  from: string;
  /** The guest's address of the last inbound message, unchanged, or the booking's phone. */
  to: string;
  /** Free-form text, at most 1,600 characters; empty beside a file. Absent with a template. */
  body?: string;
  /** An approved template and its variables. Outside the 24-hour window, only templates are accepted. */
  template_handle?: string;
  template_variables?: Record<string, string>;
  /** Where the provider fetches the files; WhatsApp takes one. */
  media_urls?: string[];
  /** Seconds, 1 to 36,000. Afterwards the provider discards the message instead of delivering it late. */
  validity_seconds?: number;
};

/** The provider's data of an accepted message. */
export type SubmittedMessage = { provider_message_id: string; status: DeliveryStatus };

/** An outbound message stored at the provider. Read before a message is sent again. */
export type RememberedMessage = SubmittedMessage & { body: string; files: number; created_at: Date };

export type TemplateCategory = 'UTILITY' | 'MARKETING' | 'AUTHENTICATION';
export type TemplateApproval = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled';
/** `category`: as WhatsApp has it now, which may differ from the submitted one; null where the provider does not say. */
export type ApprovalState = {
  status: TemplateApproval;
  rejection_reason: string | null;
  category: TemplateCategory | null;
};
export type TemplateDraft = {
  friendly_name: string;
  language: string;
  body: string;
  variables: Record<string, string>;
};

/** What a webhook reports about a message of ours. `problem` and `code`: as in WhatsAppError, for failures. */
export type StatusCallback = {
  provider_message_id: string;
  status: DeliveryStatus;
  problem: DeliveryProblem | null;
  code: number | null;
};

/** A guest's message as the provider's webhook brings it. */
export type InboundMessage = {
  /** The hotel's number. */
  to: string;
  /** Exactly the address that wrote: a number, or WhatsApp's business-scoped user id. */
  from: string;
  /** E.164, or null for a guest who shows no number. */
  guest_phone: string | null;
  whatsapp_id: string | null;
  /** Further addresses of the same account that the provider named with this message. */
  linked?: string[];
  /** The profile name that the guest chose: untrusted text. */
  guest_name: string | null;
  body: string;
  attachments: StoredAttachment[];
  /** Absent or null: text and files only. */
  extras?: MessageExtras | null;
  location_lat: number | null;
  location_lng: number | null;
  location_address: string | null;
  provider_message_id: string;
  received_at: Date;
};

/** The provider's notice that an account has further addresses. `from`: the one that we knew. */
export type AddressChange = Required<Pick<InboundMessage, 'to' | 'from' | 'linked'>>;

/** A page of the provider's message list. `load`: a guest's message as its webhook brings it. */
export type HistoryPage = {
  inbound: { provider_message_id: string; to: string; load: () => Promise<InboundMessage> }[];
  statuses: StatusCallback[];
};

/** `connected_number`: the hotel's WhatsApp number, while it is connected. */
export type HotelSender = { hotel_id: string; connected_number: string | null };

/** WhatsApp through one account at the provider. */
export interface AccountWhatsApp {
  /**
   * The provider, its settings and the account, as the super admin reads them; null where the built-in guest phone plays
   * WhatsApp.
   */
  readonly provider: { name: string; credentials: string; account: string } | null;
  /** True where a submitted template is approved at once, so that a message need not wait for it. */
  readonly approvesAtOnce: boolean;
  /** The address that a hotel sends from; null where it cannot send yet. */
  senderOf(hotel: HotelSender): string | null;
  /** Milliseconds for which nothing is sent, after an outage or because the provider asked for a pause; 0: none. */
  restsFor(): number;
  /**
   * `mayBegin` is asked immediately before the request is written, so that a process that was frozen since it decided to
   * send sends nothing. @throws WhatsAppError, or SendTooLate if `mayBegin` returns false
   */
  send(message: OutgoingMessage, mayBegin?: () => boolean): Promise<SubmittedMessage>;
  /** Messages from `from` to `to` accepted by the provider since `since`, newest first. @throws WhatsAppError */
  sentSince(query: { from: string; to: string; since: Date }): Promise<RememberedMessage[]>;
  /** The account's messages created between two times, in both directions, newest first. @throws WhatsAppError */
  history(query: { since: Date; until: Date }): AsyncGenerator<HistoryPage>;
  /** Marks the guest's message read and shows "typing…" for up to 25 s. Best effort: callers ignore failures. */
  showTyping(providerMessageId: string): Promise<void>;
  /**
   * Downloads a guest's attachment. @throws WhatsAppError if it is missing, too large, or not on the provider's hosts.
   */
  fetchMedia(url: string): Promise<{ content_type: string; data: Buffer }>;
  /**
   * Deletes a message and its media at the provider. A missing message counts as deleted.
   * @returns whether the account had it. @throws WhatsAppError if it must be retried.
   */
  forget(providerMessageId: string): Promise<boolean>;
  /** A sender of the provider's account; `state` is the provider's word. Null where there is none. @throws WhatsAppError */
  senderStatus(number: string): Promise<{ online: boolean; state: string } | null>;
  /** All senders of the provider's account. @throws WhatsAppError */
  senders(): Promise<ProviderSender[]>;
  /** Registers a number; WhatsApp then sends a code to it. @throws WhatsAppError */
  registerSender(draft: SenderDraft): Promise<ProviderSender>;
  /** @throws WhatsAppError */
  changeSender(providerId: string, change: SenderChange): Promise<ProviderSender>;
  createTemplate(draft: TemplateDraft): Promise<{ template_handle: string }>;
  /**
   * Stores a text with what the guest can tap below it, to be sent by its handle inside the window, without an approval. A tap
   * comes back with `button` or `list` as its kind. @throws WhatsAppError
   */
  createChoices(body: string, choices: Choices): Promise<{ template_handle: string }>;
  /** The same for what a handle names. @returns whether the account had it. @throws WhatsAppError */
  forgetTemplate(handle: string): Promise<boolean>;
  submitTemplate(handle: string, name: string, category: TemplateCategory): Promise<{ status: TemplateApproval }>;
  /** @throws WhatsAppError */
  templateApproval(handle: string): Promise<ApprovalState>;
}

/** Calls that need the account of a number. */
type OfOneAccount =
  | 'showTyping'
  | 'senders'
  | 'changeSender'
  | 'createTemplate'
  | 'createChoices'
  | 'submitTemplate'
  | 'templateApproval';

/** WhatsApp through all accounts: each call goes to the account of its number, or to the one that has its object. */
export interface WhatsApp extends Omit<AccountWhatsApp, OfOneAccount> {
  /** The account of this number; null: the one of the settings. */
  ofNumber(number: string | null): AccountWhatsApp;
  /** Accounts that can be asked now; a suspended one cannot. */
  accounts(): readonly AccountWhatsApp[];
}

/** For a provider with one account. */
export const soleAccount = <Account extends AccountWhatsApp>(account: Account): Account & WhatsApp => ({
  ...account,
  ofNumber: () => account,
  accounts: () => [account],
});

/** Nothing was sent, because the time in which it may be sent was over. */
export class SendTooLate extends Error {}

/**
 * Why the provider did not accept a message.
 * - `unknown_outcome`: a timeout or a broken connection. The message may have been accepted: check before sending
 *   again.
 * - `later`: 429, 5xx, rate limits. Not accepted; retry with growing delays.
 * - `refused`: a retry would fail again.
 */
export class WhatsAppError extends Error {
  readonly kind: 'unknown_outcome' | 'later' | 'refused';
  /** What went wrong, where the provider's error has a meaning to us. */
  readonly problem: DeliveryProblem | null;
  /** The provider's own error number, which support may ask for. */
  readonly code: number | null;
  readonly retryAfterSeconds: number | null;
  /** Nothing was sent to the provider: an open breaker. The attempt does not count. */
  readonly unsent: boolean;
  /** The request was written and not answered in time; the provider may still take it. */
  readonly unanswered: boolean;
  constructor(kind: WhatsAppError['kind'], message: string, details: WhatsAppErrorDetails = {}) {
    super(message);
    this.name = 'WhatsAppError';
    this.kind = kind;
    this.problem = details.problem ?? null;
    this.code = details.code ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.unsent = details.unsent ?? false;
    this.unanswered = details.unanswered ?? false;
  }
}

export type WhatsAppErrorDetails = {
  problem?: DeliveryProblem | null;
  code?: number | null;
  retryAfterSeconds?: number | null;
  unsent?: boolean;
  unanswered?: boolean;
};
