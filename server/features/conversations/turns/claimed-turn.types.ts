import type {
  AssistantTrace,
  Owner,
  Priority,
  RequestCategory,
} from '#shared/features/conversations/conversations.schema.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { LiveEventDraft } from '#shared/live-events.ts';
import type { HistoryMessage, TurnMessage, VerifiedBooking } from '#server/features/assistant/assistant.types.ts';

/** What is compared when the turn is settled; not read here. */
type Seen = { message_count: number; owner: Owner };

/** A request that is settled: its state before. */
export type RequestBefore = {
  id: string;
  status: string;
  human_required: boolean;
  reasons: string[];
  ai_response: string | null;
  answered_at: Date | null;
  escalated_at: Date | null;
  updated_at: Date;
  last_message_at: Date;
};

type ClaimedMessage = {
  id: string;
  /** A message of this turn. */
  own: boolean;
  direction: 'in' | 'out';
  author: HistoryMessage['author'];
  content: string;
  attachments: TurnMessage['attachments'];
  location_lat: number | null;
  location_lng: number | null;
  location_address: string | null;
  provider_sid: string | null;
  /** What the assistant asked back. */
  offered: AssistantTrace['offered'] | null;
  created_at: Date;
};

/** A claimed turn with all that an answer needs except what the hotel knows (`claim_turns`). */
export type ClaimedTurn = {
  worker: number;
  hotel_id: string;
  /** Version of what the hotel knows. */
  version: string;
  connected_number: string | null;
  /** A super admin has paused sending; the reply will wait. */
  sending_paused: boolean;
  seen: Seen;
  request: RequestBefore;
  conversation: {
    id: string;
    guest_name: string | null;
    /** The address of the last message from the guest: mostly a number. */
    reply_address: string;
    language: string | null;
    owner: Owner;
    opted_out_at: Date | null;
  };
  /** Newest last. */
  messages: ClaimedMessage[];
  escalations: number;
  awaits_staff: boolean;
  booking: VerifiedBooking | null;
};

/** New values of a settled request. */
export type RequestAfter = {
  turn_state: 'answered' | 'escalated' | 'staff' | 'silent';
  status: 'open' | 'in_progress' | 'completed';
  human_required: boolean;
  category: RequestCategory;
  priority: Priority;
  reasons: string[];
  ai_response: string | null;
  answered_at: Date | null;
  escalated_at: Date | null;
  updated_at: Date;
};

/** An element of `settle_turns`. */
export type Settlement = {
  worker: number;
  hotel_id: string;
  conversation_id: string;
  request_id: string;
  seen: Seen;
  request: RequestAfter;
  language: string;
  opted: 'out' | 'in' | null;
  /** Emergencies stay with staff: the conversation does not return to the assistant automatically. */
  ends_return: boolean;
  messages: { content: string; assistant: AssistantTrace | null; choices: Choices | null }[];
  /** The first message may be sent at once. */
  attempt: boolean;
  events: LiveEventDraft[];
  asked: { intent: string; language: string }[];
  at: Date;
};

export type Settled = {
  request_id: string;
  outcome: 'settled' | 'void' | 'changed' | 'lost';
  send_id: string | null;
  reply_address: string | null;
};
