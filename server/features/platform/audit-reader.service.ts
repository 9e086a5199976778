import { auditCsv } from '#shared/features/platform/audit-csv.rules.ts';
import { auditExportLimit } from '#shared/features/notifications/notifications.values.ts';
import { auditEntry, type AuditFilter } from '#shared/features/platform/audit.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { inBoundedTime } from '#server/db/bounded-time.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Caller } from '#server/caller.ts';
import * as repository from './audit.repository.ts';
import type { AuditService } from './audit.service.ts';

export type AuditReaderDependencies = { acrossHotels: AcrossHotels; clock: Clock; audit: AuditService };
export type AuditList = AuditFilter & { cursor?: string | undefined; limit: number };

/** Reads the audit log for the super admin. audit.service.ts writes it; entries are never changed. */
export function createAuditReaderService({ acrossHotels, clock, audit }: AuditReaderDependencies) {
  return {
    list: ({ cursor, limit, ...filter }: AuditList) =>
      acrossHotels(async (tx) => {
        const before = decodeBefore(cursor);
        const rows = await inBoundedTime(tx, () => repository.listEntries(tx, filter, before, limit + 1));
        return toPage(rows, limit, cursorOf);
      }),

    /** The entry about the export itself is written after the rows were read. */
    export: (caller: Caller, filter: AuditFilter) =>
      acrossHotels(async (tx) => {
        const rows = await inBoundedTime(tx, () => repository.listEntries(tx, filter, null, auditExportLimit + 1));
        const entries = rows.slice(0, auditExportLimit).map((row) => auditEntry.parse(row));
        const hotel_id = filter.hotel_id ?? null;
        await audit.write(tx, caller, {
          action: 'export',
          entity: 'audit_log',
          hotel_id,
          details: { entries: entries.length },
        });
        const filename = `audit-${dayIn('UTC', clock.now())}.csv`;
        return { filename, csv: auditCsv(entries), entries: entries.length, truncated: rows.length > auditExportLimit };
      }),
  };
}
export type AuditReaderService = ReturnType<typeof createAuditReaderService>;
