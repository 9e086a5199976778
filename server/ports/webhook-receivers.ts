import type { Reason } from '#shared/reasons/reasons.ts';

/** `secrets`: sealed; the event is signed with each. `id`: the same for each attempt. `at`: of this attempt. */
export type WebhookCall = { url: string; id: string; at: Date; body: string; secrets: string[] };

/** `status` null: no answer. `answer`: its beginning, or what went wrong in English. */
export type WebhookAnswer = { status: number | null; answer: string };

/**
 * Receivers of a hotel's events, at addresses that people typed: https, on the open internet. The address is judged at each
 * call and redirects are not followed. Signatures are those of https://www.standardwebhooks.com.
 */
export interface WebhookReceivers {
  /** A new secret, sealed for storing. */
  newSecret(): string;
  /** `whsec_…`, as a receiver needs it. @throws if it was sealed under another secret of the installation */
  reveal(sealed: string): string;
  /** Why events cannot be sent to an address; null: they can. */
  refusal(url: string): Promise<Reason | null>;
  /** Never throws. At most 10 s. */
  post(call: WebhookCall): Promise<WebhookAnswer>;
}
