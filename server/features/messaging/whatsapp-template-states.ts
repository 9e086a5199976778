import type { Logger } from 'pino';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { explainRejection } from '#shared/features/messaging/whatsapp-template.rules.ts';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { ApprovalState, TemplateApproval, WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './messaging.repository.ts';
import type { Version } from './whatsapp-versions.rules.ts';

export type WhatsAppTemplatesDependencies = {
  inHotel: InHotel;
  knowledge: Pick<KnowledgeService, 'forEverybody'>;
  jobs: Jobs;
  whatsapp: WhatsApp;
  events: Pick<Events, 'publish'>;
  clock: Clock;
  log: Logger;
  /** Called in the transaction that stores an approval, so that messages waiting for it are sent. */
  onApproved: (
    tx: HotelTransaction,
    template: { hotel_id: string; message_type: MessageType; language: string },
  ) => Promise<void>;
};

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof repository.whatsappRow>>>;

/** Milliseconds between checks of a pending template. Each check is one provider call. */
const pollWaitingMs = 10_000;
/**
 * Approved templates are checked too: WhatsApp pauses and disables templates that guests report, without notification.
 */
const stillApprovedMs = 6 * 3_600_000;
const waiting: ReadonlySet<string> = new Set(['unsubmitted', 'received', 'pending']);
const decided: ReadonlySet<string> = new Set(['approved', 'paused']);

export type Approval = { status: TemplateApproval; rejection_reasons: Reason[] | null; category?: string | null };

export const approvalOf = ({ status, rejection_reason, category }: ApprovalState): Approval => ({
  status,
  category,
  rejection_reasons: status === 'rejected' ? explainRejection(rejection_reason) : null,
});

/** Stores what WhatsApp says about the newest version, and plans the next look at it. */
export async function settle(
  { inHotel, jobs, events, clock, onApproved }: WhatsAppTemplatesDependencies,
  row: TemplateRow,
  { status, rejection_reasons, category, handle = row.content_sid }: Approval & { handle?: string | null },
): Promise<void> {
  await inHotel(row, async (tx) => {
    const now = clock.now();
    const recategorized = Boolean(category) && category !== row.category;
    const changed = status !== row.approval_status;
    const kept = await repository.changeWhatsappRow(tx, row.id, row.body, {
      approval_status: status,
      rejection_reasons: rejection_reasons && JSON.stringify(rejection_reasons),
      checked_at: now,
      ...(status === 'approved' ? { in_use: null } : {}),
      ...(category ? { category } : {}),
      ...(changed || recategorized ? { updated_at: now } : {}),
    });
    if (!kept) return;
    const startAfter = nextLookMs(status);
    if (handle && startAfter)
      await jobs.send(
        tx,
        'template_approval',
        { hotel_id: row.hotel_id, template_id: row.id, content_sid: handle },
        { startAfter },
      );
    if (changed || recategorized) await events.publish(tx, { type: 'hotel.updated', hotel_id: row.hotel_id });
    if (!changed) return;
    if (status === 'approved' && handle && row.former_handles.length > 0)
      await repository.useNewHandle(tx, row.former_handles, handle);
    if (status === 'approved')
      await onApproved(tx, {
        hotel_id: row.hotel_id,
        message_type: row.message_type as MessageType,
        language: row.language,
      });
  });
}

/** The approved version that is sent while a newer one waits: no longer once WhatsApp pauses or disables it. */
export async function settleInUse(
  { inHotel, jobs, events, clock }: WhatsAppTemplatesDependencies,
  row: TemplateRow,
  inUse: Version,
  { status, category }: ApprovalState,
): Promise<void> {
  const { hotel_id, id: template_id } = row;
  const handle = inUse.content_sid;
  const usable = status === 'approved';
  await inHotel(row, async (tx) => {
    const kept = usable ? JSON.stringify({ ...inUse, ...(category ? { category } : {}) }) : null;
    if (!(await repository.changeInUse(tx, template_id, handle, kept, clock.now()))) return;
    // A paused version may be resumed: it is looked up as long as its text is the newest, not here.
    if (usable)
      await jobs.send(
        tx,
        'template_approval',
        { hotel_id, template_id, content_sid: handle },
        { startAfter: stillApprovedMs },
      );
    if (!usable || (category && category !== (inUse.category ?? row.category)))
      await events.publish(tx, { type: 'hotel.updated', hotel_id });
  });
}

/** Delay until the next check; null if the state is final. */
export function nextLookMs(status: string): number | null {
  if (waiting.has(status)) return pollWaitingMs;
  return decided.has(status) ? stillApprovedMs : null;
}
