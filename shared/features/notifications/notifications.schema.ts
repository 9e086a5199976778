import { reasonsSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, nullableInstant, recordOf } from '#shared/http/page.ts';

/** A notification for the platform: a test-key request or an alert. It stays pending until a person resolves it. */
export const notification = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  hotel_name: z.string(),
  type: z.string(),
  /** What a person typed, or the reasons in English. */
  message: z.string(),
  /** What the product reports, as codes; null for what a person typed. */
  reasons: reasonsSchema,
  created_by: z.uuid().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  status: z.enum(['pending', 'resolved']),
  resolved_by: z.uuid().nullable(),
  resolved_at: nullableInstant,
  created_at: instant,
});
export type Notification = z.output<typeof notification>;

/** Maximum size of the metadata as JSON, in characters. */
const metadataCharacters = 8000;

export const notificationDraft = z.object({
  type: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z][a-z0-9_]{0,79}$/, code('notification_type')),
  message: z.string().trim().min(1, code('enter_message')).max(2000),
  metadata: recordOf(z.string().max(100), z.unknown(), 100)
    .default({})
    .refine((metadata) => JSON.stringify(metadata).length <= metadataCharacters, {
      error: code('metadata_too_long'),
    }),
});
export type NotificationDraft = z.output<typeof notificationDraft>;
