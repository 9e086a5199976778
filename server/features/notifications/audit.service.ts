import type { Transaction } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import * as repository from './audit.repository.ts';

export type AuditEntry = {
  action: string;
  entity: string;
  entity_id?: string | null;
  hotel_id?: string | null;
  details?: Record<string, unknown>;
};

/** Who did what to which row, acting as whom. Written in the transaction of the deed: no deed without its entry. */
export function createAuditService() {
  return {
    write: (tx: Transaction, caller: Caller, entry: AuditEntry): Promise<void> =>
      repository.insertEntry(tx, {
        hotel_id: entry.hotel_id ?? null,
        user_id: caller.user_id,
        user_email: caller.email,
        acting_session_id: caller.context?.session_id ?? null,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entity_id ?? null,
        details: JSON.stringify(entry.details ?? {}),
      }),
  };
}
export type AuditService = ReturnType<typeof createAuditService>;
