import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ErasureService } from './erasure.service.ts';
import type { GuestRecordsService } from './guest-records.service.ts';
import * as pruning from './pruning.repository.ts';
import * as repository from './retention.repository.ts';

export type RetentionDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  erasure: ErasureService;
  guestRecords: GuestRecordsService;
};

/** People per transaction. The hotel's phones are locked during it. */
const batch = 200;
const dayMs = 24 * 3600_000;
/** Rows of erased guests are kept for reports and invoices of the last three years (decision 52). */
const erasedKeptMs = 3 * 365 * dayMs;
/** Messages are deleted at the provider by their rows, which is repeated for days. */
const providerErasureMs = 30 * dayMs;

/** Erases guests whose retention period is over, and deletes rows that were erased long ago. Idempotent. */
export function createRetentionService({ inHotel, audit, clock, erasure, guestRecords }: RetentionDependencies) {
  /** Returns true if there may be more. */
  const eraseSome = (hotel_id: string, fallback: number | null): Promise<boolean> =>
    inHotel({ hotel_id }, async (tx) => {
      const days = await repository.retentionDays(tx, fallback);
      if (days === null) return false;
      const due = { days, now: clock.now(), atMost: batch };
      if (isNobody(await repository.peopleDue(tx, { ...due, atMost: 1 }))) return false;
      await guestRecords.lockAllPhones(tx, { hotel_id });
      const people = await repository.peopleDue(tx, due);
      if (isNobody(people)) return false;
      const erased = await erasure.erase(tx, hotel_id, people);
      await audit.writeAsPlatform(tx, {
        action: 'erase',
        entity: 'guest',
        hotel_id,
        details: { retention_days: days, guests: people.guest_ids.length, ...erased },
      });
      return true;
    });

  /** Returns true if there may be more. */
  const pruneSome = (hotel_id: string): Promise<boolean> => {
    const now = clock.now().getTime();
    const limits = { before: new Date(now - erasedKeptMs), erasedBefore: new Date(now - providerErasureMs) };
    return inHotel({ hotel_id }, async (tx) => {
      const stayMessages = await pruning.pruneStayMessages(tx, { ...limits, atMost: batch });
      const conversations = await pruning.pruneConversations(tx, { ...limits, atMost: batch });
      return Math.max(stayMessages, conversations) === batch;
    });
  };

  return {
    /** `retention`: the platform's default, for hotels without their own period. */
    run: async (hotel_id: string, { messages_days, notifications_days }: PlatformSettings['retention']) => {
      while (await eraseSome(hotel_id, messages_days));
      while (await pruneSome(hotel_id));
      if (notifications_days === null) return;
      const before = new Date(clock.now().getTime() - notifications_days * dayMs);
      await inHotel({ hotel_id }, (tx) => repository.forgetNotifications(tx, before));
    },
  };
}

const isNobody = (people: Awaited<ReturnType<typeof repository.peopleDue>>): boolean =>
  Object.values(people).every((ids) => ids.length === 0);
