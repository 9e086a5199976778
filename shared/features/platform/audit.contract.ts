import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { auditEntry, auditFilter } from './audit.schema.ts';

/** Exports and prints that the console makes itself, from data it has already loaded. */
export const consoleExport = z.enum(['analytics', 'handover']);
export type ConsoleExport = z.output<typeof consoleExport>;

const noted = z.object({ ok: z.literal(true) });

export const auditContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'superAdmin',
    summary: 'The audit log, newest first',
    query: pageQuery.extend(auditFilter.shape),
    response: pageOf(auditEntry),
  },
  export: {
    method: 'GET',
    path: '/admin/audit/export',
    access: 'superAdmin',
    summary: 'The same as the text of a CSV file',
    query: auditFilter,
    response: z.object({
      filename: z.string(),
      csv: z.string(),
      entries: z.number().int(),
      /** True if more entries match than fit into one file. */
      truncated: z.boolean(),
    }),
  },
  noteExport: {
    method: 'POST',
    path: '/hotels/:hotel_id/exports',
    access: 'hotelMember',
    summary: 'Write to the audit log that a report was downloaded or a sheet printed',
    body: z.object({ kind: consoleExport }),
    response: noted,
  },
  notePlatformExport: {
    method: 'POST',
    path: '/admin/exports',
    access: 'superAdmin',
    summary: 'The same for the figures of all hotels, or of one',
    body: z.object({ kind: z.literal('analytics'), hotel_id: z.uuid().optional() }),
    response: noted,
  },
});
