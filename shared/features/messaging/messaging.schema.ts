import { mostScheduleDays, scheduleTime } from './schedule.values.ts';
import { reasonsSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { messageType, type MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { webAddress } from '#shared/features/hotels/hotels.schema.ts';
import { instant, seenAt, nullableInstant, optionalText } from '#shared/http/page.ts';
import { templateLanguages } from './default-templates.ts';
import { unknownPlaceholdersOf, unknownPlaceholderNames } from './unknown-placeholders.rules.ts';

/**
 * Glossary.
 * - **fallback template**: the text of a stay message, with placeholders. Guests receive it when the assistant
 *   cannot write the message.
 * - **WhatsApp template**: the same text as approved by WhatsApp, one per language. Nothing else can be sent to a guest
 *   who has not written for 24 hours.
 * - **schedule**: when a message is due, in the hotel's time zone.
 */
/** docs/product.md, section 4. */
const messageTone = z.enum(['friendly', 'professional', 'casual', 'luxury', 'warm', 'formal'], {
  error: code('choose_tone'),
});
const messageLength = z.enum(['short', 'medium', 'detailed'], {
  error: code('choose_length'),
});
const greetingStyle = z.enum(['personalized', 'formal', 'informal'], {
  error: code('choose_greeting'),
});

/** Minutes without staff action after which a conversation returns to the assistant; 0: never. */
const returnMinutes = z
  .number({ error: code('enter_minutes') })
  .int(code('enter_whole_minutes'))
  .min(0, code('minutes_not_negative'))
  .max(1440, code('minutes_a_day'));

/** hotel_message_settings (docs/product.md, section 3). */
export const messageSettings = z.object({
  hotel_id: z.uuid(),
  message_tone: messageTone,
  brand_voice_description: z.string().nullable(),
  include_emojis: z.boolean(),
  message_length_preference: messageLength,
  custom_greeting_style: greetingStyle,
  include_hotel_amenities: z.boolean(),
  include_local_recommendations: z.boolean(),
  answers_without_model: z.boolean(),
  signature_phrase: z.string().nullable(),
  /** Guests are asked once a stay how satisfied they are. */
  asks_satisfaction: z.boolean(),
  /** Sent with the thanks, whatever the score. */
  review_url: z.string().nullable(),
  assistant_returns_after_minutes: returnMinutes,
});
export type MessageSettings = z.output<typeof messageSettings>;

/** Null before the hotel's first save. */
export const savedMessageSettings = messageSettings.extend({ updated_at: instant.nullable() });
export type SavedMessageSettings = z.output<typeof savedMessageSettings>;

/** Omitted fields keep their values. */
export const messageSettingsChange = z.object({
  message_tone: messageTone.optional(),
  brand_voice_description: optionalText(4000).optional(),
  include_emojis: z.boolean().optional(),
  message_length_preference: messageLength.optional(),
  custom_greeting_style: greetingStyle.optional(),
  include_hotel_amenities: z.boolean().optional(),
  include_local_recommendations: z.boolean().optional(),
  answers_without_model: z.boolean().optional(),
  signature_phrase: optionalText(300).optional(),
  asks_satisfaction: z.boolean().optional(),
  review_url: webAddress.optional(),
  assistant_returns_after_minutes: returnMinutes.optional(),
});
export type MessageSettingsChange = z.output<typeof messageSettingsChange>;
export const messageSettingsSave = messageSettingsChange.extend({ updated_at: seenAt });
export type MessageSettingsSave = z.output<typeof messageSettingsSave>;

/** Defaults before the hotel's first save (docs/product.md, section 3). */
export const defaultMessageSettings: Omit<MessageSettings, 'hotel_id'> = {
  message_tone: 'friendly',
  brand_voice_description: null,
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  answers_without_model: false,
  signature_phrase: null,
  asks_satisfaction: false,
  review_url: null,
  assistant_returns_after_minutes: 120,
};

/**
 * `days`: relative to the check-in day (the check-out day for the checkout message), negative before it. `time`:
 * `HH:MM` in the hotel's time zone; null: the hotel's check-in time. A welcome message without a schedule is sent at
 * once.
 */
export const schedule = z.object({
  days: z
    .number({ error: code('enter_days') })
    .int(code('enter_whole_days'))
    .min(-mostScheduleDays, code('days_before'))
    .max(mostScheduleDays, code('days_after')),
  time: z.string().max(5).regex(scheduleTime, code('use_time_1030')).nullable(),
});
export type Schedule = z.output<typeof schedule>;

/** Default schedule of each stay message type; null: sent at once. */
export const defaultSchedules: Record<MessageType, Schedule | null> = {
  welcome: null,
  pre_arrival: { days: -2, time: '10:00' },
  checkin: { days: 0, time: null },
  stay: { days: 1, time: '11:00' },
  checkout: { days: 0, time: '09:00' },
};

export const templateApproval = z.enum([
  'unsubmitted',
  'received',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
]);
export type TemplateApproval = z.output<typeof templateApproval>;

/** A template in one language, with its state at WhatsApp. */
export const whatsappTemplate = z.object({
  language: z.string(),
  approval_status: templateApproval,
  /** Why it was rejected or could not be submitted, as text for staff with the remedy. */
  rejection_reason: z.string().nullable(),
  /** The same as codes, for clients that translate them. */
  rejection_reasons: reasonsSchema,
  content_sid: z.string().nullable(),
  /** With {{1}}, {{2}}…; `variables` names their placeholders. */
  body: z.string(),
  variables: z.array(z.string()),
  /**
   * The last approved version, used until this one is approved. Null if there is none, or if this version is approved.
   */
  in_use: z.object({ content_sid: z.string(), body: z.string(), variables: z.array(z.string()) }).nullable(),
  checked_at: nullableInstant,
});
export type WhatsAppTemplate = z.output<typeof whatsappTemplate>;

export const messageTemplate = z.object({
  hotel_id: z.uuid(),
  message_type: messageType,
  is_active: z.boolean(),
  custom_prompt: z.string().nullable(),
  /** Text in the hotel's language. Guests whose language is known and different get the text in theirs. */
  fallback_template: z.string(),
  language: z.enum(templateLanguages),
  /** The hotel's texts in other languages. For all other languages, guests get the default text. */
  translations: z.partialRecord(z.enum(templateLanguages), z.string()),
  /** True if the hotel uses the default text. */
  is_default: z.boolean(),
  default_template: z.string(),
  schedule: schedule.nullable(),
  default_schedule: schedule.nullable(),
  whatsapp_templates: z.array(whatsappTemplate),
  /** Placeholders without a value in this hotel. Sentences with them are omitted from the templates. */
  missing: z.array(z.string()),
  updated_at: instant.nullable(),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** Refuses unknown names in braces. In texts stored earlier, they are sent as written. */
const knownPlaceholders = (text: string | null | undefined, context: z.RefinementCtx) => {
  for (const unknown of unknownPlaceholdersOf(text ?? '').slice(0, 5))
    context.addIssue({ code: 'custom', message: code('placeholder_did_you_mean', unknownPlaceholderNames(unknown)) });
};
const templateText = optionalText(4000).superRefine(knownPlaceholders);

/** Omitted fields keep their values; an empty text, prompt or schedule resets to the default. */
export const messageTemplateChange = z.object({
  is_active: z.boolean().optional(),
  custom_prompt: templateText.optional(),
  fallback_template: templateText.optional(),
  /** Replaces all languages: an omitted language resets to the default text. */
  translations: z.partialRecord(z.enum(templateLanguages), templateText).optional(),
  schedule: schedule.nullable().optional(),
  updated_at: seenAt,
});
export type MessageTemplateChange = z.output<typeof messageTemplateChange>;
