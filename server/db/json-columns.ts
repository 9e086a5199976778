import type {
  MessageTranslation,
  TranslatedFrom,
  Untranslated,
} from '#shared/features/conversations/translation.schema.ts';
import type { JSONColumnType } from 'kysely';
import type {
  AssistantTrace,
  ConversationEventDetails,
  Suggestion,
} from '#shared/features/conversations/conversations.schema.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { MessageKind } from '#shared/features/conversations/conversations.values.ts';
import type { Detail } from '#shared/features/knowledge/contradictions.contract.ts';
import type { Circuit, ProviderCalls } from '#shared/features/platform/health.contract.ts';
import type { AnswerRule } from '#shared/features/messaging/answer-modes.schema.ts';
import type { SimulatorHistory } from '#shared/features/messaging/simulator.schema.ts';
import type { Outcome, Verdict } from '#shared/features/messaging/test-questions.schema.ts';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { LiveEventDraft } from '#shared/live-events.ts';

/** A file of a message. `url`: where the provider keeps it, or for a file of staff `file:` and its id in reply_files. */
export type StoredAttachment = { type: 'image' | 'other'; url: string; filename: string; content_type?: string };

/**
 * What a guest's message is beside its text and files. `quoted_sid`: the provider's id of the message that it answers or
 * reacts to. `transcript`: of its voice note. `hearing_until`: until when one process alone transcribes it.
 */
export type MessageExtras = {
  kind?: MessageKind;
  quoted_sid?: string;
  transcript?: { text: string; uncertain: string[] };
  hearing_until?: string;
  /** Of a guest's message, by language. */
  translations?: Record<string, MessageTranslation>;
  untranslated?: Record<string, Untranslated>;
  /** What a reply of staff was written as. */
  translated?: TranslatedFrom;
  /** Of a reply; `choices_handle`: what the provider keeps of them. */
  choices?: Choices;
  choices_handle?: string;
};

/** A guest's message to a number that no hotel has, as the webhook brought it; instants are text. */
type UnroutedMessage = {
  to: string;
  from: string;
  guest_phone: string | null;
  whatsapp_id: string | null;
  linked?: string[];
  guest_name: string | null;
  body: string;
  attachments: StoredAttachment[];
  extras?: MessageExtras | null;
  location_lat: number | null;
  location_lng: number | null;
  location_address: string | null;
  provider_message_id: string;
  received_at: string;
};

/** What the jsonb columns hold, which the database does not know. */
export type JsonColumns = {
  'contradictions.detail': Detail;
  'process_reports.provider_calls': ProviderCalls;
  'process_reports.circuits': Circuit[];
  'booking_message_logs.reason': Reason;
  'audit_log.details': Record<string, unknown>;
  'conversation_events.details': ConversationEventDetails;
  'answer_modes.rules': AnswerRule[];
  'knowledge_sources.failure': Reason;
  'guest_merge_rows.after': Record<string, unknown>;
  'guest_merge_rows.before': Record<string, unknown>;
  'guest_requests.attachments': StoredAttachment[];
  'guest_requests.suggestion': Suggestion;
  'held_replies.attachments': StoredAttachment[];
  'held_replies.choices': Choices;
  'held_replies.translated': TranslatedFrom;
  'hotel_message_templates.schedule': { days: number; time: string | null };
  'hotel_message_templates.translations': Record<string, string>;
  'live_events.data': LiveEventDraft;
  'messages.assistant': AssistantTrace;
  'messages.attachments': StoredAttachment[];
  'messages.extras': MessageExtras;
  'messages.error_reasons': Reason[];
  'messages.withdrawn_reason': Reason;
  'messages.content_variables': Record<string, string>;
  'notifications.metadata': Record<string, unknown>;
  'notifications.reasons': Reason[];
  'platform_settings.value': object;
  'webhook_events.data': Record<string, unknown>;
  'test_questions.expected': Omit<Outcome, 'reply'>;
  'test_questions.history': SimulatorHistory;
  /** `basis`: a hash of the settings, knowledge and model that the result came from. */
  'test_questions.last_result': { outcome: Outcome; verdict: Verdict; basis: string };
  'unrouted_messages.message': UnroutedMessage;
  'whatsapp_templates.in_use': {
    content_sid: string;
    body: string;
    variables: string[];
    category?: string;
  };
  'whatsapp_templates.rejection_reasons': Reason[];
  'whatsapp_templates.variables': string[];
};

/** A jsonb column is read as a value and written as JSON text. */
export type JsonColumn<Name extends keyof JsonColumns> = JSONColumnType<JsonColumns[Name]>;
