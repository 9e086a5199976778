import { z } from 'zod';

/**
 * What the alarm reads of the server's answers (shared/features). Other fields and unknown values of a newer server are
 * ignored, because a refused answer would leave the desk without an alarm.
 */
const deskHotel = z.object({ id: z.string(), name: z.string(), timezone: z.string() });
export type DeskHotel = z.output<typeof deskHotel>;

export const deskPerson = z.object({
  user: z.object({ id: z.string() }),
  /** The one that the person chose, or in which a super admin acts. */
  hotel: deskHotel.nullable(),
  memberships: z
    .array(
      z
        .object({ hotel_id: z.string(), hotel_name: z.string(), timezone: z.string() })
        .transform(({ hotel_id: id, hotel_name: name, timezone }): DeskHotel => ({ id, name, timezone })),
    )
    .catch([]),
  preferences: z
    .object({
      language: z.string().nullable().catch(null),
      alarm_sound: z.boolean().catch(true),
      desktop_notices: z.boolean().catch(true),
    })
    .catch({ language: null, alarm_sound: true, desktop_notices: true }),
});
export type DeskPerson = z.output<typeof deskPerson>;

/** All hotels whose guests may need the person: the alarm follows each, whichever of them a window shows. */
export function hotelsOf({ hotel, memberships }: DeskPerson): DeskHotel[] {
  const all = [...(hotel ? [hotel] : []), ...memberships];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

/** A colleague mentions a person in a note, as the live stream tells it. */
export const mention = z.object({
  hotel_id: z.uuid(),
  conversation_id: z.uuid(),
  user_id: z.string(),
  user_name: z.string().catch(''),
  guest_name: z.string().nullable().catch(null),
});
export type Mention = z.output<typeof mention>;

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
    .object({ room_type: z.string().nullable().catch(null), room_number: z.string().nullable().catch(null) })
    .nullable()
    .catch(null),
  latest_request: z.object({ message: z.string() }).nullable().catch(null),
  last_message: words,
});
export type WaitingGuest = z.output<typeof waitingGuest> & { hotel: DeskHotel };

export const waitingPage = z.object({
  items: z.array(waitingGuest),
  counts: z.object({ waiting: z.number().int().min(0) }),
});

/** `count` may exceed the number of `guests`, which is at most 100 for each hotel. */
export type Waiting = { guests: readonly WaitingGuest[]; count: number };
export const noneWaiting: Waiting = { guests: [], count: 0 };

/** The lists of several hotels as one. */
export const together = (lists: readonly Waiting[]): Waiting => ({
  guests: lists.flatMap(({ guests }) => guests),
  count: lists.reduce((sum, { count }) => sum + count, 0),
});

/** The hotels in which guests wait, with how many of the listed guests. */
export function waitingHotels({ guests }: Waiting): { id: string; name: string; count: number }[] {
  const hotels = new Map(guests.map(({ hotel }) => [hotel.id, hotel.name]));
  return [...hotels].map(([id, name]) => ({ id, name, count: guests.filter(({ hotel }) => hotel.id === id).length }));
}
