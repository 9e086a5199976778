import type { Outcome, Verdict } from '#shared/features/messaging/test-questions.schema.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AssistantTrace,
  ConversationEventDetails,
  ConversationEventKind,
} from '#shared/features/conversations/conversations.schema.ts';
import type { LiveEventDraft } from '#shared/live-events.ts';

/** The tables as Kysely sees them, by hand; a test compares them with the real database. Times are Dates, days `YYYY-MM-DD`. */
type Time = ColumnType<Date, Date | string, Date | string>;
type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Now = ColumnType<Date, Date | string | undefined, Date | string>;
type Text = ColumnType<string | null, string | null | undefined, string | null>;
type NumberOrNull = ColumnType<number | null, number | null | undefined, number | null>;
type BooleanOrNull = ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
/** numeric: decimal strings, so that money is never rounded by a float. */
type Money = ColumnType<string, string | number | undefined, string | number>;
type MoneyOrNull = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type TextList = ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
type Flag = Generated<boolean>;
/** Taken from the transaction's own hotel where it is left out. */
type HotelId = Generated<string>;

export type StoredAttachment = { type: 'image' | 'other'; url: string; filename: string; content_type?: string };

export interface UserTable {
  id: Generated<string>;
  name: string;
  email: string;
  emailVerified: boolean;
  image: Text;
  createdAt: Now;
  updatedAt: Now;
  twoFactorEnabled: boolean | null;
  first_name: Text;
  last_name: Text;
}

export interface UserPreferencesTable {
  user_id: string;
  language: Text;
  appearance: Text;
  alarm_sound: Flag;
  desktop_notices: Flag;
  working_hotel_id: Text;
}

export interface SessionTable {
  id: Generated<string>;
  expiresAt: Time;
  token: string;
  createdAt: Now;
  updatedAt: Time;
  ipAddress: Text;
  userAgent: Text;
  userId: string;
}

export interface AccountTable {
  id: Generated<string>;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: Text;
  refreshToken: Text;
  idToken: Text;
  accessTokenExpiresAt: TimeOrNull;
  refreshTokenExpiresAt: TimeOrNull;
  scope: Text;
  password: Text;
  createdAt: Now;
  updatedAt: Time;
}

/** Links that were mailed and not used. The token is computed from the id and the server's secret. */
export interface AccountLinksTable {
  id: Generated<string>;
  kind: 'verification' | 'password_reset';
  user_id: string;
  created_at: Time;
  expires_at: Time;
}

export interface AccountCountersTable {
  key: string;
  count: number;
  started_at: Time;
  last_at: Time;
}
export type SenderState = 'connected' | 'paused' | 'restricted';

export interface HotelsTable {
  id: Generated<string>;
  name: string;
  status: Generated<'active' | 'inactive' | 'setup_required'>;
  setup_completed: Flag;
  created_at: Now;
  address: Text;
  phone: Text;
  email: Text;
  /** What the hotel entered. */
  whatsapp_number: Text;
  /** What a super admin assigned, and whether it is in use. */
  sender_number: Text;
  sender_state: ColumnType<SenderState | null, SenderState | null | undefined, SenderState | null>;
  /** `sender_number` while it is connected; kept by a trigger. */
  connected_number: Text;
  default_language: Generated<string>;
  timezone: Generated<string>;
  website_url: Text;
  restaurant_menu_url: Text;
  bar_menu_url: Text;
  amenities: TextList;
  check_in_time: Generated<string>;
  check_out_time: Generated<string>;
  policies: Text;
  special_services: TextList;
  latitude: NumberOrNull;
  longitude: NumberOrNull;
  assistant_enabled: Flag;
  reception_opens: Text;
  reception_closes: Text;
  quiet_from: Text;
  quiet_until: Text;
  retention_days: NumberOrNull;
}

export interface HotelStaffTable {
  id: Generated<string>;
  hotel_id: HotelId;
  user_id: string;
  role: 'admin' | 'staff';
  last_login: TimeOrNull;
  created_at: Now;
}

export interface StaffInvitationsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  email: string;
  role: Generated<'admin' | 'staff'>;
  token_hash: string;
  invited_by: Text;
  created_at: Now;
  expires_at: Time;
  used_at: TimeOrNull;
}

export interface FaqsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  question: string;
  answer: string;
  category: Generated<string>;
  language: Generated<string>;
  is_active: Flag;
  /** As read from the text: null before it was read, `und` where it does not tell. */
  text_language: Text;
  in_house_only: BooleanOrNull;
  created_at: Now;
  updated_at: Now;
}

export interface HotelKnowledgeTable {
  id: Generated<string>;
  hotel_id: HotelId;
  question: string;
  answer: string;
  category: Generated<string>;
  language: Text;
  text_language: Text;
  in_house_only: BooleanOrNull;
  created_at: Now;
}

export interface NotificationsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  type: string;
  message: string;
  created_by: Text;
  metadata: Json<Record<string, unknown>>;
  status: Generated<'pending' | 'resolved'>;
  resolved_by: Text;
  resolved_at: TimeOrNull;
  created_at: Now;
}

export interface ActingSessionsTable {
  id: Generated<string>;
  user_id: string;
  hotel_id: string;
  view_mode: Generated<'hotel' | 'admin'>;
  started_at: Now;
  ended_at: TimeOrNull;
}

export interface AuditLogTable {
  id: Generated<string>;
  hotel_id: ColumnType<string | null, string | null | undefined, never>;
  user_id: Text;
  user_email: Text;
  acting_session_id: Text;
  action: string;
  entity: string;
  entity_id: Text;
  details: Json<Record<string, unknown>>;
  created_at: Now;
}

export interface ModelCallsTable {
  hotel_id: HotelId;
  day: string;
  calls: Generated<number>;
}

export interface PlatformSettingsTable {
  key: string;
  value: JSONColumnType<unknown & object>;
  updated_by: Text;
  updated_at: Now;
}

export interface LiveEventsTable {
  id: Generated<number>;
  hotel_id: HotelId;
  data: Json<LiveEventDraft>;
  created_at: Now;
}

export interface GuestsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  first_name: Text;
  last_name: Text;
  phone: string;
  phone_key: string;
  email: Text;
  vip_status: Flag;
  notes: Text;
  preferences: Text;
  language: Text;
  last_stay_date: Text;
  total_stays: Generated<number>;
  total_spent: Money;
  created_at: Now;
  updated_at: Now;
}

export interface ConversationsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  guest_id: Text;
  guest_phone: Text;
  whatsapp_id: Text;
  identity_key: string;
  reply_address: string;
  guest_name: Text;
  language: Text;
  owner: Generated<'assistant' | 'staff'>;
  assigned_to: Text;
  assigned_name: Text;
  last_inbound_at: TimeOrNull;
  last_message_at: Now;
  opted_out_at: TimeOrNull;
  summary: Text;
  unread_count: Generated<number>;
  open_count: Generated<number>;
  human_required_count: Generated<number>;
  waiting_since: TimeOrNull;
  waiting_rank: Generated<number>;
  staff_acted_at: TimeOrNull;
  assistant_returns_at: TimeOrNull;
  created_at: Now;
}

export interface ConversationEventsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  conversation_id: string;
  kind: ConversationEventKind;
  actor_id: Text;
  actor_name: Text;
  details: Json<ConversationEventDetails>;
  created_at: Now;
}

export interface ConversationNamesTable {
  conversation_id: string;
  hotel_id: HotelId;
  names: string;
}

export interface GuestRequestsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  conversation_id: string;
  guest_name: Text;
  guest_phone: Text;
  message: string;
  category: Generated<string>;
  ai_response: Text;
  status: Generated<'open' | 'in_progress' | 'resolved' | 'completed'>;
  priority: Generated<'low' | 'normal' | 'high' | 'urgent'>;
  human_required: Flag;
  reasons: ColumnType<string[], string[] | undefined, string[]>;
  attachments: Json<StoredAttachment[]>;
  location_lat: NumberOrNull;
  location_lng: NumberOrNull;
  location_address: Text;
  turn_state: Generated<'waiting' | 'answered' | 'escalated' | 'staff' | 'silent'>;
  last_message_at: Now;
  message_count: Generated<number>;
  answered_at: TimeOrNull;
  escalated_at: TimeOrNull;
  resolved_by: Text;
  created_at: Now;
  updated_at: Now;
}

export interface MessagesTable {
  id: Generated<string>;
  hotel_id: HotelId;
  conversation_id: string;
  request_id: Text;
  direction: 'in' | 'out';
  author: 'guest' | 'assistant' | 'staff' | 'system';
  author_id: Text;
  author_name: Text;
  content: Generated<string>;
  attachments: Json<StoredAttachment[]>;
  location_lat: NumberOrNull;
  location_lng: NumberOrNull;
  location_address: Text;
  provider_sid: Text;
  client_key: Text;
  content_sid: Text;
  content_variables: JsonOrNull<Record<string, string>>;
  validity_seconds: NumberOrNull;
  delivery_status: Generated<string>;
  error_code: NumberOrNull;
  error_message: Text;
  assistant: JsonOrNull<AssistantTrace>;
  attempts: Generated<number>;
  first_attempt_at: TimeOrNull;
  attempt_started_at: TimeOrNull;
  withdrawn_reason: Text;
  created_at: Now;
  sent_at: TimeOrNull;
  delivered_at: TimeOrNull;
  read_at: TimeOrNull;
  failed_at: TimeOrNull;
}

export interface EarlyStatusCallbacksTable {
  id: Generated<number>;
  provider_sid: string;
  delivery_status: string;
  error_code: NumberOrNull;
  received_at: Now;
}

export interface StoppedSendersTable {
  whatsapp_number: string;
  error_code: number;
  stopped_at: Date;
}

export interface BookingsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  guest_id: Text;
  guest_name: string;
  guest_phone: string;
  phone_key: string;
  guest_email: Text;
  room_type: Text;
  check_in_date: string;
  check_out_date: string;
  number_of_guests: Generated<number>;
  special_requests: Text;
  total_amount: MoneyOrNull;
  booking_source: Generated<string>;
  confirmation_number: string;
  guest_preferences: Text;
  language: Text;
  status: Generated<'confirmed' | 'checked-in' | 'checked-out' | 'cancelled'>;
  version: Generated<number>;
  welcome_message_sent: Flag;
  pre_arrival_message_sent: Flag;
  checkin_message_sent: Flag;
  stay_message_sent: Flag;
  checkout_message_sent: Flag;
  created_at: Now;
  updated_at: Now;
}

export type MessageType = 'welcome' | 'pre_arrival' | 'checkin' | 'stay' | 'checkout';

export interface BookingMessageLogsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  booking_id: string;
  message_type: MessageType;
  state: Generated<'planned' | 'sent' | 'failed' | 'skipped' | 'cancelled'>;
  reason: Text;
  due_at: TimeOrNull;
  late_after: TimeOrNull;
  custom_message: Text;
  phone_number: Text;
  message_id: Text;
  claimed_until: TimeOrNull;
  created_at: Now;
  updated_at: Now;
}

export interface HotelMessageSettingsTable {
  hotel_id: HotelId;
  message_tone: Generated<string>;
  brand_voice_description: Text;
  include_emojis: Flag;
  message_length_preference: Generated<string>;
  custom_greeting_style: Generated<string>;
  include_hotel_amenities: Flag;
  include_local_recommendations: Flag;
  signature_phrase: Text;
  assistant_returns_after_minutes: Generated<number>;
  updated_at: Now;
}

export interface HotelMessageTemplatesTable {
  id: Generated<string>;
  hotel_id: HotelId;
  message_type: MessageType;
  is_active: Flag;
  custom_prompt: Text;
  fallback_template: Text;
  translations: Json<Record<string, string>>;
  schedule: JsonOrNull<{ days: number; time: string | null }>;
  updated_at: Now;
}

export interface WhatsappTemplatesTable {
  id: Generated<string>;
  hotel_id: HotelId;
  message_type: string;
  language: string;
  name: string;
  body: string;
  variables: Json<string[]>;
  category: Generated<string>;
  content_sid: Text;
  approval_status: Generated<string>;
  rejection_reason: Text;
  in_use: JsonOrNull<{ content_sid: string; body: string; variables: string[] }>;
  checked_at: TimeOrNull;
  created_at: Now;
  updated_at: Now;
}

export interface TestMessageCountsTable {
  hotel_id: HotelId;
  day: string;
  sent: number;
}

export interface TestQuestionsTable {
  id: Generated<string>;
  hotel_id: HotelId;
  question: string;
  history: Json<{ author: 'guest' | 'assistant'; text: string }[]>;
  in_house: Flag;
  expected_reply: Text;
  /** Beside expected_reply. */
  expected: Json<Omit<Outcome, 'reply'>>;
  /** `basis`: a mark of the settings, knowledge and model that it came from. */
  last_result: JsonOrNull<{ outcome: Outcome; verdict: Verdict; basis: string }>;
  last_run_at: TimeOrNull;
  created_by: Text;
  created_at: Now;
}

export interface PracticeMailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: Text;
  created_at: Now;
}

export interface Database {
  user: UserTable;
  user_preferences: UserPreferencesTable;
  session: SessionTable;
  account: AccountTable;
  account_links: AccountLinksTable;
  account_counters: AccountCountersTable;
  hotels: HotelsTable;
  hotel_staff: HotelStaffTable;
  staff_invitations: StaffInvitationsTable;
  faqs: FaqsTable;
  hotel_knowledge: HotelKnowledgeTable;
  notifications: NotificationsTable;
  acting_sessions: ActingSessionsTable;
  audit_log: AuditLogTable;
  model_calls: ModelCallsTable;
  platform_settings: PlatformSettingsTable;
  live_events: LiveEventsTable;
  guests: GuestsTable;
  conversations: ConversationsTable;
  conversation_names: ConversationNamesTable;
  conversation_events: ConversationEventsTable;
  guest_requests: GuestRequestsTable;
  messages: MessagesTable;
  early_status_callbacks: EarlyStatusCallbacksTable;
  stopped_senders: StoppedSendersTable;
  bookings: BookingsTable;
  booking_message_logs: BookingMessageLogsTable;
  hotel_message_settings: HotelMessageSettingsTable;
  hotel_message_templates: HotelMessageTemplatesTable;
  whatsapp_templates: WhatsappTemplatesTable;
  test_message_counts: TestMessageCountsTable;
  test_questions: TestQuestionsTable;
  practice_mails: PracticeMailsTable;
}
