import type { AuditAction, AuditEntity } from '#shared/features/platform/audit.values.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Actor } from '#server/caller.ts';
import * as repository from './audit.repository.ts';

export type AuditEntry = {
  action: AuditAction;
  entity: AuditEntity;
  entity_id?: string | null;
  hotel_id?: string | null;
  details?: Record<string, unknown>;
};

/** An event of an account, possibly without a signed-in caller. `ip`: the client's address. */
export type AccountEntry = {
  /** Null for an address without an account; the address is not stored. */
  user: { id: string; email: string } | null;
  action: AuditAction;
  ip: string | null;
  details?: Record<string, unknown>;
};

/** Writes the audit log: who did what to which row, acting in which hotel. Runs in the transaction of the action. */
export function createAuditService() {
  return {
    write: (tx: Transaction, caller: Actor, entry: AuditEntry): Promise<void> =>
      repository.insertEntry(tx, {
        hotel_id: entry.hotel_id ?? null,
        user_id: caller.user_id,
        user_email: caller.email,
        ...(caller.user_id === null ? { api_key_id: caller.key_id, api_key_name: caller.name } : {}),
        acting_session_id: caller.context?.session_id ?? null,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entity_id ?? null,
        details: JSON.stringify(entry.details ?? {}),
      }),

    /** Entry of a job of the platform, without a user. */
    writeAsPlatform: (tx: Transaction, entry: AuditEntry): Promise<void> =>
      repository.insertEntry(tx, {
        hotel_id: entry.hotel_id ?? null,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entity_id ?? null,
        details: JSON.stringify(entry.details ?? {}),
      }),

    lastChangeBy: repository.lastChangeBy,

    /** Sign-ins, passwords, second factors and sessions. Never holds a password, a code or a token. */
    writeAccount: async (tx: Transaction, { user, action, ip, details = {} }: AccountEntry): Promise<void> =>
      repository.insertEntry(tx, {
        user_id: user?.id ?? null,
        user_email: user?.email ?? null,
        acting_session_id: user ? await repository.actingSessionOf(tx, user.id) : null,
        action,
        entity: 'account',
        entity_id: user?.id ?? null,
        details: JSON.stringify({ ...(ip ? { ip } : {}), ...details }),
      }),
  };
}
export type AuditService = ReturnType<typeof createAuditService>;
