import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';

/**
 * WhatsApp as the product sees it. Addresses are E.164 numbers or WhatsApp's business-scoped user ids, without the
 * `whatsapp:` prefix, which is the adapter's affair.
 */
export type OutgoingMessage = {
  /** The hotel's own sender. */
  from: string;
  /** Exactly the address that wrote to us, or the booking's phone. */
  to: string;
  /** Free-form text, at most 1,600 characters. Left out with a template. */
  body?: string;
  /** An approved template and its variables: the only thing accepted outside the 24-hour window. */
  content_sid?: string;
  content_variables?: Record<string, string>;
  media_urls?: string[];
  /** 1 to 36,000. After that the provider gives the message up instead of delivering it late. */
  validity_seconds?: number;
};

/** What the provider says of a message that it accepted. */
export type SubmittedMessage = { provider_sid: string; status: DeliveryStatus };

/** A message of ours as the provider remembers it; for the look before anything is sent a second time. */
export type RememberedMessage = SubmittedMessage & { body: string; created_at: Date };

export type TemplateCategory = 'UTILITY' | 'MARKETING' | 'AUTHENTICATION';
export type TemplateApproval = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled';
export type TemplateDraft = {
  friendly_name: string;
  language: string;
  body: string;
  variables: Record<string, string>;
};

export interface WhatsApp {
  /** @throws WhatsAppError */
  send(message: OutgoingMessage): Promise<SubmittedMessage>;
  /** Messages from `from` to `to` that the provider has accepted since `since`, newest first. @throws WhatsAppError */
  sentSince(query: { from: string; to: string; since: Date }): Promise<RememberedMessage[]>;
  /** Marks the guest's message read and shows "typing…" for up to 25 s. Best effort: callers ignore failures. */
  showTyping(providerSid: string): Promise<void>;
  /** A guest's attachment. @throws WhatsAppError when it is not there, too large, or not on the provider's hosts. */
  fetchMedia(url: string): Promise<{ content_type: string; data: Buffer }>;
  /**
   * Deletes what the provider keeps of a message, its media included. A message that is not there counts as deleted.
   * @throws WhatsAppError where it has to be tried again.
   */
  forget(providerSid: string): Promise<void>;
  /** The provider's word for the state of a sender of its account, such as ONLINE; null where there is none. @throws WhatsAppError */
  senderStatus(number: string): Promise<string | null>;
  createTemplate(draft: TemplateDraft): Promise<{ content_sid: string }>;
  submitTemplate(contentSid: string, name: string, category: TemplateCategory): Promise<{ status: TemplateApproval }>;
  templateApproval(contentSid: string): Promise<{ status: TemplateApproval; rejection_reason: string | null }>;
}

/**
 * Why the provider did not take a message.
 * - `unknown_outcome`: a timeout or a broken connection. It may have been accepted: look before sending again.
 * - `later`: 429, 5xx, rate limits. Not accepted; try again with growing delays.
 * - `refused`: trying the same again cannot work.
 */
export class WhatsAppError extends Error {
  readonly kind: 'unknown_outcome' | 'later' | 'refused';
  readonly code: number | null;
  readonly retryAfterSeconds: number | null;
  constructor(
    kind: WhatsAppError['kind'],
    message: string,
    code: number | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'WhatsAppError';
    this.kind = kind;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
