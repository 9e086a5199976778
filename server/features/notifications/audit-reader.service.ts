import { auditCsv } from '#shared/features/notifications/audit-csv.rules.ts';
import { auditExportLimit } from '#shared/features/notifications/audit.contract.ts';
import { auditEntry, type AuditFilter } from '#shared/features/notifications/audit.schema.ts';
import { inBoundedTime } from '#server/db/bounded-time.ts';
import type { InPlatform } from '#server/db/hotel-transaction.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './audit.repository.ts';

export type AuditReaderDependencies = { inPlatform: InPlatform; clock: Clock };
export type AuditList = AuditFilter & { cursor?: string | undefined; limit: number };

/** Reading the audit log, for the super admin. Writing it is `audit.service.ts`; nobody changes it. */
export function createAuditReaderService({ inPlatform, clock }: AuditReaderDependencies) {
  return {
    list: ({ cursor, limit, ...filter }: AuditList) =>
      inPlatform(async (tx) => {
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        const rows = await inBoundedTime(tx, () => repository.listEntries(tx, filter, before, limit + 1));
        return toPage(rows, limit, (row) => encodeCursor(row.id));
      }),

    export: (filter: AuditFilter) =>
      inPlatform(async (tx) => {
        const rows = await inBoundedTime(tx, () => repository.listEntries(tx, filter, null, auditExportLimit + 1));
        const entries = rows.slice(0, auditExportLimit).map((row) => auditEntry.parse(row));
        const filename = `audit-${clock.now().toISOString().slice(0, 10)}.csv`;
        return { filename, csv: auditCsv(entries), entries: entries.length, truncated: rows.length > auditExportLimit };
      }),
  };
}
export type AuditReaderService = ReturnType<typeof createAuditReaderService>;
