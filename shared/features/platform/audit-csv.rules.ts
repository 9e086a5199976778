import { toCsv } from '#shared/features/bookings/csv.rules.ts';
import type { AuditEntry } from './audit.schema.ts';

const columns = [
  'created_at',
  'hotel_name',
  'hotel_id',
  'user_email',
  'user_id',
  'acting_session_id',
  'api_key_id',
  'api_key_name',
  'action',
  'entity',
  'entity_id',
  'details',
] as const;

/** The audit log as CSV. */
export function auditCsv(entries: AuditEntry[]): string {
  return toCsv(
    columns,
    entries.map((entry) =>
      columns.map((column) => (column === 'details' ? JSON.stringify(entry.details) : entry[column])),
    ),
  );
}
