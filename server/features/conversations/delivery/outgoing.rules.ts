import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { OutgoingMessage } from '#server/ports/whatsapp.ts';
import type { DeliveryRow } from './delivery.types.ts';

/** The provider's maximum. */
const longestValiditySeconds = 36_000;

/** `why`: used if the problem has no text; `alert`: null if no alert is needed. */
export type Failure = { problem?: DeliveryProblem | null; code?: number | null; why?: Reason; alert?: Reason[] | null };

/** No person decides at the moment of sending. */
export const leavesAlone = ({ author, was_held }: Pick<DeliveryRow, 'author' | 'was_held'>): boolean =>
  author === 'system' || was_held;

/** Why a queued message must not be sent any more. */
export function obstacleTo(row: DeliveryRow, now: Date): Failure | null {
  if (row.withdrawn_reason) return { why: row.withdrawn_reason };
  if (leavesAlone(row) && row.opted_out_at) return { problem: 'opted_out' };
  if ((secondsLeft(row, now) ?? 1) <= 0) return { why: reason('too_late_for_guest') };
  if (row.paused) return { why: reason('paused_too_long'), alert: null };
  return row.stopped ? { problem: 'sender_off', code: row.stopped_code, alert: null } : null;
}

/** Remaining validity of the message; null: unlimited. */
function secondsLeft({ created_at, validity_seconds }: DeliveryRow, now: Date): number | null {
  if (!validity_seconds) return null;
  const left = validity_seconds - (now.getTime() - created_at.getTime()) / 1000;
  return Math.min(Math.ceil(left), longestValiditySeconds);
}

type LinkTo = (hotelId: string, attachment: StoredAttachment) => string;

/** `linkTo`: where the provider fetches a file. */
export function outgoing(row: DeliveryRow, from: string | null, now: Date, linkTo: LinkTo): OutgoingMessage | null {
  if (!from) return null;
  const validity_seconds = secondsLeft(row, now);
  return {
    from,
    to: row.reply_address,
    ...(row.content_sid
      ? { template_handle: row.content_sid, template_variables: row.content_variables ?? {} }
      : { body: row.content, media_urls: row.attachments.map((file) => linkTo(row.hotel_id, file)) }),
    ...(validity_seconds === null ? {} : { validity_seconds }),
  };
}
