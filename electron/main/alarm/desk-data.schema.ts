import { z } from 'zod';

/**
 * What the alarm reads of the server's answers (shared/features). Other fields and unknown values of a newer server are
 * ignored, because a refused answer would leave the desk without an alarm.
 */
export const deskPerson = z.object({
  user: z.object({ id: z.string() }),
  hotel: z.object({ id: z.string(), name: z.string(), timezone: z.string() }).nullable(),
  preferences: z
    .object({
      language: z.string().nullable().catch(null),
      alarm_sound: z.boolean().catch(true),
      desktop_notices: z.boolean().catch(true),
    })
    .catch({ language: null, alarm_sound: true, desktop_notices: true }),
});
export type DeskPerson = z.output<typeof deskPerson>;

const words = z.object({ content: z.string() }).nullable().catch(null);

/** One guest who waits for a person. `waiting_since`: ISO 8601; null counts as now. */
export const waitingGuest = z.object({
  id: z.uuid(),
  guest_name: z.string().nullable().catch(null),
  guest_phone: z.string().nullable().catch(null),
  whatsapp_id: z.string().nullable().catch(null),
  waiting_since: z.string().nullable().catch(null),
  waiting_for: z
    .object({
      priority: z.string(),
      category: z.string().catch(''),
      reasons: z.array(z.string()).catch([]),
    })
    .nullable()
    .catch(null),
  stay: z
    .object({ room_type: z.string().nullable().catch(null) })
    .nullable()
    .catch(null),
  latest_request: z.object({ message: z.string() }).nullable().catch(null),
  last_message: words,
});
export type WaitingGuest = z.output<typeof waitingGuest>;

export const waitingPage = z.object({
  items: z.array(waitingGuest),
  counts: z.object({ waiting: z.number().int().min(0) }),
});

/** `count` may exceed the number of `guests`, which is at most 100. */
export type Waiting = { guests: readonly WaitingGuest[]; count: number };
export const noneWaiting: Waiting = { guests: [], count: 0 };
