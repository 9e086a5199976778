import type { Transaction } from '#server/db/database.ts';

/** What each queue's job carries: ids only, the rows are the truth. */
export type JobData = {
  /** A guest's turn is waiting for the assistant; `message_id` is the last message that this job knows of. */
  turn: { hotel_id: string; conversation_id: string; request_id: string; message_id: string };
  /** A conversation has messages of ours that are to be handed to the provider, in their order. */
  delivery: { hotel_id: string; conversation_id: string };
  /** Mail that must go out even if the mail server is down now. */
  mail: { to: string; subject: string; text: string; html?: string };
  /** A mail with a link that opens an account: the link is made when the mail is written, so no job holds one. */
  account_mail:
    | { kind: 'verification' | 'password_reset'; link_id: string }
    | { kind: 'invitation'; invitation_id: string };
  /** A WhatsApp template is to be submitted. */
  template: { hotel_id: string; template_id: string };
  /** A submitted template is to be looked up once more. */
  template_approval: { hotel_id: string; template_id: string; content_sid: string };
  /** A message that accompanies a stay is due. */
  booking_message: { hotel_id: string; entry_id: string };
  /** What a hotel's plan depends on has changed: it is made anew, booking by booking, from this one on. */
  replan: { hotel_id: string; after: string | null };
  /** A message of an erased guest is to be deleted at the provider. `since`: when the guest was erased, ISO 8601. */
  forget: { hotel_id: string; message_id: string; since: string };
};
export type QueueName = keyof JobData;

export type JobOptions = {
  /** Earliest start: milliseconds from now, or an instant. */
  startAfter?: number | Date;
};

/** The durable queue. A job sent inside a transaction exists if, and only if, that transaction commits. */
export interface Jobs {
  send<Q extends QueueName>(tx: Transaction, queue: Q, data: JobData[Q], options?: JobOptions): Promise<void>;
  /** The same for many at once, in one statement. */
  sendAll<Q extends QueueName>(
    tx: Transaction,
    queue: Q,
    jobs: { data: JobData[Q]; options?: JobOptions }[],
  ): Promise<void>;
}

/**
 * Handles one job. Throwing means "try again later", with growing delays and without end: what has finally failed is
 * written to its row by the handler itself, where staff can see it.
 */
export type JobHandler<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;
