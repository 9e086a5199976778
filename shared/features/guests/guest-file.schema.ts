import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { guest } from './guests.schema.ts';

const text = z.string().nullable();

/** `url`: our own route, for members of the hotel. */
const file = z.object({ type: z.string(), filename: z.string(), url: z.string() });
const place = { location_lat: z.number().nullable(), location_lng: z.number().nullable(), location_address: text };

const stayMessage = z.object({
  message_type: z.string(),
  state: z.string(),
  reason: reasonSchema.nullable(),
  phone_number: text,
  custom_message: text,
  due_at: nullableInstant,
  created_at: instant,
});

const booking = z.object({
  confirmation_number: z.string(),
  guest_name: z.string(),
  guest_phone: z.string(),
  guest_email: text,
  room_type: text,
  check_in_date: z.string(),
  check_out_date: z.string(),
  number_of_guests: z.number().int(),
  special_requests: text,
  total_amount: z.number().nullable(),
  booking_source: z.string(),
  guest_preferences: text,
  language: text,
  status: z.string(),
  created_at: instant,
  updated_at: instant,
  messages: z.array(stayMessage),
});

/** Staff names are not disclosed to the guest: `author` is `guest`, `assistant`, `staff` or `system`. */
const message = z.object({
  direction: z.enum(['in', 'out']),
  author: z.string(),
  content: z.string(),
  /** The guest's address that it came from or went to; null for messages of before addresses were kept. */
  address: text,
  attachments: z.array(file),
  ...place,
  delivery_status: z.string(),
  created_at: instant,
  sent_at: nullableInstant,
  delivered_at: nullableInstant,
  read_at: nullableInstant,
});

const request = z.object({
  guest_name: text,
  guest_phone: text,
  message: z.string(),
  ai_response: text,
  category: z.string(),
  priority: z.string(),
  status: z.string(),
  attachments: z.array(file),
  ...place,
  created_at: instant,
  updated_at: instant,
});

const conversation = z.object({
  guest_name: text,
  guest_phone: text,
  whatsapp_id: text,
  language: text,
  summary: text,
  opted_out_at: nullableInstant,
  created_at: instant,
  messages: z.array(message),
  requests: z.array(request),
  /** What staff noted to do for the guest. */
  tasks: z.array(
    z.object({
      title: z.string(),
      status: z.string(),
      quote: text,
      due_at: nullableInstant,
      created_at: instant,
      done_at: nullableInstant,
    }),
  ),
  /** Changes of owner and status, without staff names. */
  events: z.array(z.object({ kind: z.string(), created_at: instant })),
});

/** All data that a hotel stores about a guest, oldest first (GDPR, articles 15 and 20). */
export const guestFile = z.object({
  exported_at: instant,
  hotel: z.object({ name: z.string(), address: text, email: text, phone: text }),
  guest,
  /** Phones and WhatsApp user ids. */
  addresses: z.array(z.string()),
  bookings: z.array(booking),
  conversations: z.array(conversation),
});

/** Number of anonymized rows by table. The rows are kept. */
export const erasure = z.object({
  bookings: z.number().int(),
  conversations: z.number().int(),
  messages: z.number().int(),
  requests: z.number().int(),
});
export type Erasure = z.output<typeof erasure>;
