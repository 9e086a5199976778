import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';

/** The next message to send, in its state before this attempt. */
export type DeliveryRow = {
  id: string;
  hotel_id: string;
  conversation_id: string;
  request_id: string | null;
  author: string;
  /** Null for a message of the plan that no person has sent again. */
  author_id: string | null;
  was_held: boolean;
  content: string;
  attachments: StoredAttachment[];
  choices: Choices | null;
  choices_handle: string | null;
  content_sid: string | null;
  content_variables: Record<string, string> | null;
  validity_seconds: number | null;
  created_at: Date;
  withdrawn_reason: Reason | null;
  /** Set if an earlier attempt may have reached the provider. */
  tried_at: Date | null;
  reply_address: string;
  opted_out_at: Date | null;
  /** The hotel's number, while it is connected. */
  connected_number: string | null;
  /** Error number if the provider currently accepts nothing from this number. */
  stopped: boolean;
  stopped_code: number | null;
  /** Claimed during a pause of sending, only because it must not be sent any more. */
  paused: boolean;
};

/** A claimed message; its attempt is stored. */
export type ClaimedDelivery = DeliveryRow & { worker: number; attempts: number };
/** As the database's JSON has it. */
export type StoredDelivery = Omit<ClaimedDelivery, 'created_at' | 'tried_at' | 'opted_out_at'> & {
  created_at: string;
  tried_at: string | null;
  opted_out_at: string | null;
};
