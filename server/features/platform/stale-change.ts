import { reason } from '#shared/reasons/reasons.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from './audit.service.ts';

type StoredRow = {
  entity: string;
  entity_id: string;
  /** Undefined before the first save. */
  updated_at: Date | undefined;
  /** The row in the form of the API, so that a person sees at once what has changed. */
  current?: () => unknown;
};

/** Optimistic locking: refuses a save that is based on an outdated version; `seen` undefined: the caller names none. */
export async function refuseStale(
  audit: AuditService,
  tx: HotelTransaction,
  seen: string | null | undefined,
  { entity, entity_id, updated_at, current }: StoredRow,
): Promise<void> {
  const stored = updated_at?.toISOString() ?? null;
  if (seen === undefined || seen === stored) return;
  const changed_by = await audit.lastChangeBy(tx, entity, entity_id);
  throw new AppError(
    'conflict',
    changed_by ? reason('settings_changed_by', { name: changed_by }) : 'settings_changed',
    { updated_at: stored, changed_by, ...(current ? { current: current() } : {}) },
  );
}
