import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';

/** How many are listed. */
export const mostContradictions = 1000;

/** What two texts say differently. */
export const valueKinds = [
  'hours',
  'price',
  'phone',
  'code',
  'email',
  'place',
  'distance',
  'notice',
  'age',
  'yes_no',
] as const;
export type ValueKind = (typeof valueKinds)[number];

/**
 * One of the two texts. `kind`: where it stands (`reply`: a saved reply); `marks`: places in `text`, in characters, of the
 * facts that differ.
 */
export const contradictingText = z.object({
  id: z.string(),
  kind: z.enum(['faq', 'knowledge', 'profile', 'reply']),
  title: z.string(),
  text: z.string(),
  marks: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type ContradictingText = z.output<typeof contradictingText>;

/** `key`: of the two texts as they are; a text that changes makes another one. */
export const contradiction = z.object({
  key: z.string(),
  one: contradictingText,
  other: contradictingText,
  kinds: z.array(z.enum(valueKinds)),
  found_at: instant,
});
export type ContradictionRow = z.output<typeof contradiction>;

/** As stored. `until`: the last day on which both texts are valid; null: for ever. */
export type Detail = Pick<ContradictionRow, 'one' | 'other' | 'kinds'> & { until: string | null };

export const contradictionsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/contradictions',
    access: 'hotelMember',
    summary: 'Facts of the profile, FAQs, knowledge and saved replies that cannot both be true; the newest 1,000',
    /** `checking`: something was saved and is being compared; `knowledge.updated` tells when the list has changed. */
    response: z.object({ items: z.array(contradiction), checking: z.boolean() }),
  },
  dismiss: {
    method: 'POST',
    path: '/hotels/:hotel_id/contradictions/dismiss',
    access: 'hotelMember',
    summary: 'Note that two texts do not contradict each other; until one of them is changed',
    body: z.object({ key: z.string().min(1).max(64) }),
    response: z.null(),
  },
});
