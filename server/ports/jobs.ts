import type { Transaction } from '#server/db/database.ts';

/** Payload of each queue's jobs: ids only. Handlers read the current rows. */
export type JobData = {
  /** A mail; retried while the mail server is down. */
  mail: { to: string; subject: string; text: string; html?: string };
  /** A mail with an account link. The link is created when the job runs, so that job rows contain no secret. */
  account_mail:
    | { kind: 'verification' | 'password_reset'; link_id: string }
    | { kind: 'invitation'; invitation_id: string };
  /** Submit a WhatsApp template. */
  template: { hotel_id: string; template_id: string };
  /** Check the state of a submitted template. */
  template_approval: { hotel_id: string; template_id: string; content_sid: string };
  /** A stay message is due. */
  booking_message: { hotel_id: string; entry_id: string };
  /** Recalculate a hotel's planned messages, booking by booking, starting after this one. */
  replan: { hotel_id: string; after: string | null };
  /** Delete a message of an erased guest at the provider. `since`: time of the erasure, ISO 8601. */
  forget: { hotel_id: string; message_id: string; since: string };
};
export type QueueName = keyof JobData;

export type JobOptions = {
  /** Earliest start: milliseconds from now, or an instant. */
  startAfter?: number | Date;
};

/** The durable job queue. A job sent inside a transaction exists only if the transaction commits. */
export interface Jobs {
  send<Q extends QueueName>(tx: Transaction, queue: Q, data: JobData[Q], options?: JobOptions): Promise<void>;
  /** Sends many jobs in one statement. */
  sendAll<Q extends QueueName>(
    tx: Transaction,
    queue: Q,
    jobs: { data: JobData[Q]; options?: JobOptions }[],
  ): Promise<void>;
}

/**
 * Handles one job. A thrown error causes a retry, with growing delays and without limit. A final failure is
 * stored in its row by the handler, where staff can see it.
 */
export type JobHandler<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;
