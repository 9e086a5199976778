import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { auditEntry, auditFilter } from './audit.schema.ts';

/** Entries in one file at most; a narrower filter gets the rest. */
export const auditExportLimit = 10_000;

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
      /** True where there is more than fits one file. */
      truncated: z.boolean(),
    }),
  },
});
