import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';

/** Days back in which guests are looked for, and how many are listed. */
export const correctionDays = 7;
export const mostCorrections = 200;

/** A guest who was told `told`, the text of an entry at that time. `window_expires_at`: free text can be sent until then. */
export const toldGuest = z.object({
  conversation_id: z.uuid(),
  guest_name: z.string().nullable(),
  language: z.string().nullable(),
  told: z.string(),
  told_at: instant,
  /** What this guest would be told now: a fact of the profile in the language of the conversation. */
  now: z.string(),
  /** The language of `now`; null for free text of the profile. */
  now_language: z.string().nullable(),
  window_expires_at: nullableInstant,
});
export type ToldGuest = z.output<typeof toldGuest>;

/** An entry whose text has changed since guests were told it. `now`: its text today. */
export const outdatedAnswer = z.object({
  entry_id: z.string(),
  title: z.string(),
  now: z.string(),
  guests: z.array(toldGuest),
});
export type OutdatedAnswer = z.output<typeof outdatedAnswer>;

/** `now`: the entry's text that the person has read; nothing is sent where it has changed since. */
const guestsOf = {
  entry_id: z.string().min(1).max(100),
  now: z.string().max(20_000),
  conversation_ids: z.array(z.uuid()).min(1).max(mostCorrections),
};

export const correctionsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/outdated-answers',
    access: 'hotelMember',
    summary: 'What guests were told in the last 7 days that has changed since, with the guests; the newest 200',
    response: z.object({ items: z.array(outdatedAnswer) }),
  },
  settle: {
    method: 'POST',
    path: '/hotels/:hotel_id/outdated-answers',
    access: 'hotelMember',
    summary:
      'Write to guests whose 24-hour window is open, each once; or note that it is not needed (`content` null). A `content` that is `now` goes to each guest as `now` of the guest',
    body: z.object({
      ...guestsOf,
      content: z.string().trim().min(1, code('write_message_first')).max(4000).nullable(),
    }),
    /** `closed`: guests who were not written to, because their window is closed. They stay in the list. */
    response: z.object({ settled: z.number().int(), closed: z.number().int() }),
  },
});
