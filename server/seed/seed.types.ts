import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type {
  EscalationReason,
  Priority,
  RequestCategory,
  RequestStatus,
} from '#shared/features/conversations/conversations.schema.ts';

/**
 * The demo's own small language. Days count from today in the hotel's zone (-1 yesterday), minutes count back from now,
 * so that the demo looks lived in whenever it is first started. Keys name rows within one hotel.
 */
export type HotelProfile = {
  name: string;
  address: string;
  phone: string;
  email: string;
  whatsapp_number: string;
  default_language: string;
  timezone: string;
  currency: string;
  website_url: string;
  restaurant_menu_url: string | null;
  bar_menu_url: string | null;
  amenities: string[];
  check_in_time: string;
  check_out_time: string;
  policies: string;
  special_services: string[];
  latitude: number;
  longitude: number;
  reception_opens: string | null;
  reception_closes: string | null;
  quiet_from: string;
  quiet_until: string;
};

/** `seen_minutes_ago`: last use of the console; null if never signed in. */
export type StaffSeed = {
  key: string;
  first_name: string;
  last_name: string;
  email: string;
  role: 'admin' | 'staff';
  joined_days_ago: number;
  seen_minutes_ago: number | null;
};

export type EntrySeed = { key: string; question: string; answer: string; category: string };
/** `inactive`: written, and switched off. */
export type FaqSeed = EntrySeed & { language: string; inactive?: true };

/** `faq`: key of the FAQ that the text quotes. */
export type SavedReplySeed = { title: string; content: string; language: string | null; faq?: string };

/** Rooms of one type, on one floor each. */
export type RoomSeed = { type: string; floor: string; numbers: string[] };

export type GuestSeed = {
  key: string;
  first_name: string | null;
  last_name: string | null;
  phone: string;
  email: string | null;
  language: string;
  vip?: true;
  notes?: string;
  preferences?: string;
};

/** Why the provider did not deliver a message, with its own number for it. */
export type SeedFailure = { problem: DeliveryProblem; code: number };

/** `undeliverable`: the stay messages failed for this reason. */
export type BookingSeed = {
  guest: string;
  check_in: number;
  nights: number;
  room: string;
  people: number;
  source: string;
  cancelled?: true;
  requests?: string;
  undeliverable?: SeedFailure;
};

/** A turn of a guest and what became of it. `reply_after` in seconds; `staff_after` in minutes. */
export type TurnSeed = {
  minutes_ago: number;
  guest: string[];
  category: RequestCategory;
  priority?: Priority;
  status?: RequestStatus;
  reply?: string;
  reply_after?: number;
  /** Keys of the entries that the reply stands on. */
  sources?: string[];
  reasons?: EscalationReason[];
  photo?: { file: string; filename: string; content_type: string };
  location?: { lat: number; lng: number; address: string };
  staff?: { by: string; text: string; after: number; failure?: SeedFailure; unread?: true }[];
};

export type TalkSeed = {
  guest?: string;
  /** Profile name and address of a sender who is not in the guest list. */
  stranger?: { name: string; address: string };
  /** Another spelling of the guest's number, as WhatsApp sent it. */
  wrote_from?: string;
  language: string;
  taken_over_by?: string;
  opted_out?: true;
  unread?: number;
  summary?: string;
  turns: TurnSeed[];
};

export type NotificationSeed = {
  type: string;
  message: string;
  by: string | null;
  days_ago: number;
  resolved_by?: string;
};
export type InvitationSeed = { email: string; role: 'admin' | 'staff'; by: string; days_ago: number };

export type MessageSettingsSeed = {
  message_tone: string;
  brand_voice_description: string;
  include_emojis: boolean;
  message_length_preference: string;
  custom_greeting_style: string;
  include_hotel_amenities: boolean;
  include_local_recommendations: boolean;
  signature_phrase: string;
};

/** Everything of one hotel. `open_days_ago`: when it joined; older bookings were imported then. */
export type HotelSeed = {
  profile: HotelProfile;
  open_days_ago: number;
  message_settings: MessageSettingsSeed;
  staff: StaffSeed[];
  faqs: FaqSeed[];
  knowledge: EntrySeed[];
  replies: SavedReplySeed[];
  rooms: RoomSeed[];
  guests: GuestSeed[];
  rates: Record<string, number>;
  bookings: BookingSeed[];
  talks: TalkSeed[];
  notifications: NotificationSeed[];
  invitations: InvitationSeed[];
};

/** The stay messages of one language, with `{{placeholders}}`. */
export type StayMessageTexts = Record<MessageType, string>;
