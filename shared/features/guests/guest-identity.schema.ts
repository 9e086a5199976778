import { z } from 'zod';
import { instant } from '#shared/http/page.ts';
import { guest } from './guests.schema.ts';

/** Why two records may be one guest: the same name, the name in a booking of the other, the same e-mail or phone. */
export const likenessReason = z.enum(['name', 'booking', 'email', 'phone']);
export type LikenessReason = z.output<typeof likenessReason>;

/** A phone or WhatsApp user id of a guest. `replies_go_here`: the address that wrote last. */
const guestAddress = z.object({ address: z.string(), replies_go_here: z.boolean() });

/** A merge that was not undone. `name`: of the record that went into this one; null where only threads became one. */
const guestMerge = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  /** seen_together: WhatsApp named both addresses in one message. */
  how: z.enum(['staff', 'seen_together']),
  merged_by_name: z.string().nullable(),
  merged_at: instant,
  /** Only the newest merge by staff can be undone, and not one that WhatsApp has confirmed since. */
  undoable: z.boolean(),
});

export const guestIdentity = z.object({
  addresses: z.array(guestAddress),
  /** Newest first. */
  merges: z.array(guestMerge),
  /** Records that may be the same guest, at most 3. */
  proposals: z.array(z.object({ guest, reasons: z.array(likenessReason) })),
});
export type GuestIdentity = z.output<typeof guestIdentity>;

export const otherGuest = z.object({ guest_id: z.uuid() });
