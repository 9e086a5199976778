import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { calendarDay, instant } from '#shared/http/page.ts';

/** One audit entry: user, action, row, and role. `hotel_name` is null for a deleted hotel; the entry is kept. */
export const auditEntry = z.object({
  id: z.uuid(),
  hotel_id: z.uuid().nullable(),
  hotel_name: z.string().nullable(),
  user_id: z.uuid().nullable(),
  user_email: z.string().nullable(),
  /** The API key that made the change; `user_id` and `user_email` are null then. */
  api_key_id: z.uuid().nullable(),
  api_key_name: z.string().nullable(),
  /** Id of the super admin's acting-as session, if the action was part of one. */
  acting_session_id: z.uuid().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  created_at: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

const word = z.string().trim().min(1).max(80);
/** An instant, or a day, meaning its midnight in UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), calendarDay()])
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 1900 && at.getUTCFullYear() < 2200, {
    error: code('use_date'),
  });

export const auditFilter = z.object({
  hotel_id: z.uuid().optional(),
  /** The id of a user or of an API key, or a part of an e-mail address or of a key's name. */
  user: z.string().trim().min(1).max(200).optional(),
  action: word.optional(),
  entity: word.optional(),
  /** Inclusive lower bound. */
  from: moment.optional(),
  /** Exclusive upper bound. */
  to: moment.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;
