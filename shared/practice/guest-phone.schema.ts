import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { choices } from '#shared/features/conversations/choices.schema.ts';
import { deliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { instant } from '#shared/http/page.ts';

/**
 * The built-in guest phone, which replaces WhatsApp when no provider is configured (one-machine default only).
 * - **chat**: the messages between one address and one hotel as shown on the guest's phone: delivered messages only.
 * - **address**: the phone's number, or the business-scoped user id (`DE.1234…`) of a guest without a number.
 */
export const phoneHotel = z.object({
  id: z.uuid(),
  name: z.string(),
  whatsapp_number: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type PhoneHotel = z.output<typeof phoneHotel>;
export const phoneHotels = z.object({ items: z.array(phoneHotel) });

/** A known guest of the hotel. `stay`: state of the nearest booking today. */
export const phoneGuest = z.object({
  name: z.string().nullable(),
  address: z.string(),
  stay: z.enum(['in_house', 'arriving', 'upcoming', 'past']).nullable(),
});
export type PhoneGuest = z.output<typeof phoneGuest>;
export const phoneGuests = z.object({ items: z.array(phoneGuest) });

export const phoneMessage = z.object({
  id: z.uuid(),
  from_guest: z.boolean(),
  content: z.string(),
  /** URLs of the pictures on this server. */
  pictures: z.array(z.string()),
  /** Other files that the hotel sent. */
  files: z.array(z.object({ url: z.string(), filename: z.string() })),
  /** What can be tapped below it. */
  choices: choices.nullable(),
  location: z.object({ lat: z.number(), lng: z.number(), address: z.string().nullable() }).nullable(),
  /** For the guest's own messages: `received`, then `read` once the hotel has processed it. */
  status: deliveryStatus,
  created_at: instant,
});
export type PhoneMessage = z.output<typeof phoneMessage>;

export const phoneChat = z.object({
  items: z.array(phoneMessage),
  /** True while the hotel composes an answer. */
  typing: z.boolean(),
});
export type PhoneChat = z.output<typeof phoneChat>;

const address = z
  .string()
  .trim()
  .min(3)
  .max(140)
  .refine((text) => /^\+[\d\s().-]{6,}$/.test(text) || /^[A-Z]{2}\.[\w-]{4,}$/i.test(text), {
    error: code('phone_address'),
  });

export const chatKey = z.object({ hotel_id: z.uuid(), address });
export type ChatKey = z.output<typeof chatKey>;

/** The chats in the phone's list. */
export const chatSummaries = z.object({
  items: z.array(
    z.object({ hotel_id: z.uuid(), address: z.string(), last: phoneMessage.nullable(), unread: z.number().int() }),
  ),
});
export type ChatSummary = z.output<typeof chatSummaries>['items'][number];
export const chatSummariesQuery = z.object({ chats: z.array(chatKey).max(50) });

/** WhatsApp's maximum size of a picture, in bytes. */
const largestPicture = 5 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const picture = z.object({
  content_type: z.enum(pictureTypes, { error: code('phone_picture_type') }),
  filename: z.string().trim().min(1).max(200),
  /** Base64. */
  data: z
    .base64()
    .min(1)
    .refine((text) => text.length * 0.75 - 2 <= largestPicture, { error: code('phone_picture_size') }),
});

const location = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  address: z.string().trim().max(300).nullable().default(null),
});

export const phoneDraft = chatKey
  .extend({
    /** The guest's WhatsApp profile name. */
    name: z.string().trim().max(200).nullish(),
    body: z.string().trim().max(4096).default(''),
    picture: picture.optional(),
    location: location.optional(),
    /** A button or item of a message of the hotel. */
    tap: z.object({ message_id: z.uuid(), index: z.number().int().min(0).max(9) }).optional(),
  })
  .refine((draft) => draft.body !== '' || draft.picture || draft.location || draft.tap, {
    error: code('write_message_first'),
    path: ['body'],
  });
export type PhoneDraft = z.input<typeof phoneDraft>;
