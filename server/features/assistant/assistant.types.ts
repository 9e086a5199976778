import type {
  AssistantTrace,
  EscalationReason,
  Owner,
  Priority,
  RequestCategory,
  Suggestion,
} from '#shared/features/conversations/conversations.schema.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { EntryDates } from '#shared/features/knowledge/entry-dates.rules.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';

/**
 * Glossary.
 * - **turn**: the guest's messages of one burst, decided together.
 * - **entry**: one fact or answer of this hotel that a reply may be based on, with an id.
 * - **fact**: a number, time, price, date, phone, code or address in a text.
 * - **decision**: the result of a turn: a reply, an escalation to staff, or silence.
 */
export type KnowledgeEntry = {
  id: string;
  kind: 'faq' | 'knowledge' | 'profile' | 'booking';
  /** The question, or the topic of the fact. */
  title: string;
  /** The answer, as written by the hotel. */
  text: string;
  /** Null if the hotel has not set it. */
  language: string | null;
  category: string | null;
  /** True: only for checked-in guests. Null or absent: not decided by staff, so it is derived from the entry's text. */
  in_house_only?: boolean | null;
  /** Ids of intents that a person confirmed for this entry, and those that a person took away. */
  answers?: readonly string[];
  never?: readonly string[];
  /** Absent: valid every day. */
  dates?: EntryDates;
  /** Shared by the hotels of a group; the hotel's own facts and entries go before it. */
  of_group?: true;
};

/**
 * Hotel data for the assistant (docs/product.md, section 3). Fields are typed by the hotel: data, never instructions.
 */
export type HotelFacts = Pick<
  Hotel,
  | 'name'
  | 'status'
  | 'default_language'
  | 'timezone'
  | 'currency'
  | 'address'
  | 'phone'
  | 'email'
  | 'whatsapp_number'
  | 'website_url'
  | 'restaurant_menu_url'
  | 'bar_menu_url'
  | 'amenities'
  | 'check_in_time'
  | 'check_out_time'
  | 'policies'
  | 'special_services'
  | 'assistant_enabled'
  | 'reception_opens'
  | 'reception_closes'
  | 'breakfast_opens'
  | 'breakfast_closes'
  | 'breakfast_charge'
  | 'parking_charge'
  | 'pets_charge'
  | 'pool_opens'
  | 'pool_closes'
  | 'city_tax_charge'
  | 'wifi_network'
  | 'wifi_password'
>;

/** hotel_message_settings (docs/product.md, sections 3 and 4). Unknown tones, lengths and greetings read as the defaults. */
export type StyleSettings = {
  message_tone: string;
  brand_voice_description: string | null;
  include_emojis: boolean;
  message_length_preference: string;
  custom_greeting_style: string;
  include_hotel_amenities: boolean;
  include_local_recommendations: boolean;
  signature_phrase: string | null;
  /** Questions that the entries surely answer are answered without the model. */
  answers_without_model: boolean;
};

/** The booking matched with this sender's number; days as `YYYY-MM-DD`. */
export type VerifiedBooking = {
  guest_name: string;
  confirmation_number: string | null;
  check_in_date: string;
  check_out_date: string;
  status: string;
  room_type: string | null;
  number_of_guests: number | null;
  special_requests: string | null;
  total_amount: number | null;
};

export type TurnMessage = {
  text: string;
  attachments: { type: 'image' | 'other'; filename: string; content_type?: string | undefined }[];
  /** A shared location; WhatsApp may omit the coordinates. */
  location: { lat: number | null; lng: number | null; address: string | null } | null;
};

/** One of the choices of a question back, under the title that the guest reads. */
export type OfferedChoice = NonNullable<AssistantTrace['offered']>[number];

/** `at`: when it was stored; absent in the simulator. `offered`: what the assistant asked back. */
export type HistoryMessage = {
  author: 'guest' | 'assistant' | 'staff' | 'system';
  text: string;
  at?: Date;
  offered?: readonly OfferedChoice[] | null | undefined;
};

export type TurnContext = {
  /** The hotel whose model calls are counted. */
  hotel_id?: string;
  hotel: HotelFacts;
  settings: StyleSettings;
  /** FAQs and question/answer pairs of this hotel; the profile's and the booking's are added here. */
  entries: readonly KnowledgeEntry[];
  booking: VerifiedBooking | null;
  /** The guest has tried to prove a booking in this turn. */
  proof?: 'proved' | 'refused';
  /** The simulator's choice of the sender; absent: derived from the booking. */
  inHouse?: boolean;
  /** Oldest first, without this turn. */
  history: readonly HistoryMessage[];
  messages: readonly TurnMessage[];
  /** As the guest typed it into WhatsApp: untrusted. */
  guestName: string | null;
  /** The number or address the guest writes from; absent in the simulator. */
  guestPhone?: string | null;
  /** The conversation's last confident language. */
  previousLanguage: string | null;
  /** The hotel's own languages; `default_language` and those of its entries count anyway. */
  likelyLanguages?: readonly string[];
  owner: Owner;
  optedOut: boolean;
  /** False if staff have switched the assistant off for this guest. */
  assistantEnabled: boolean;
  /** Number of consecutive unanswered turns before this one. */
  recentFailures: number;
  /** Absent: the assistant answers (simulator). */
  modes?: AnswerModes;
  /** An earlier turn waits for staff. */
  awaitsStaff?: boolean;
};

export type Decision = {
  kind: 'silent' | 'reply' | 'escalate';
  /** Null only if `kind` is silent. */
  reply: string | null;
  language: string;
  category: RequestCategory;
  priority: Priority;
  /** True if staff must look at this turn, also for a silent one. */
  human_required: boolean;
  reasons: EscalationReason[];
  trace: AssistantTrace;
  /** What the guest can tap below the reply. */
  choices?: Choices;
  /** The guest has just withdrawn or given consent to automatic messages. */
  opt?: 'out' | 'in';
  /** What the assistant would answer, for a person to send. */
  suggestion?: Suggestion;
  /** Ids of the intents that the turn asks for; they are counted when it is settled. */
  asked?: readonly string[];
};
