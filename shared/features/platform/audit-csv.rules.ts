import { toCsv } from '#shared/features/bookings/csv.rules.ts';
import type { AuditEntry } from './audit.schema.ts';

const columns = [
  'created_at',
  'hotel_name',
  'hotel_id',
  'user_email',
  'user_id',
  'acting_session_id',
  'action',
  'entity',
  'entity_id',
  'details',
] as const;

/** Columns that other programs read stay as they are: the key of an entry stands in its details. */
const detailsOf = ({ details, api_key_id, api_key_name }: AuditEntry): string =>
  JSON.stringify(api_key_id ? { ...details, api_key_id, api_key_name } : details);

/** The audit log as CSV. */
export function auditCsv(entries: AuditEntry[]): string {
  return toCsv(
    columns,
    entries.map((entry) => columns.map((column) => (column === 'details' ? detailsOf(entry) : entry[column]))),
  );
}
