import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '#shared/lib/dates.ts';
import type { ApiKey, ApiKeyDraft } from '#shared/features/integrations/api-keys.schema.ts';
import { apiKey } from '#shared/features/integrations/api-keys.schema.ts';
import { callsPerMinute, mostApiKeys } from '#shared/features/integrations/api-keys.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelTransaction, Transactions } from '#server/db/hotel-transaction.ts';
import type { PersonScope } from '#server/caller.ts';
import { once } from '#server/db/once.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { KeyRights } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import * as repository from './api-keys.repository.ts';

export type ApiKeysDependencies = Pick<Transactions, 'inHotel' | 'acrossHotelsOnce'> & {
  audit: AuditService;
  clock: Clock;
  events: Events;
  sealer: Sealer;
};

/** Begins every key, so that scanners of source code recognise a leaked one. */
const KEY_START = 'concierge_';
const shape = /^concierge_[\w-]{43}$/;
const SHOWN_DAYS = 90;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keys of a hotel for its other systems. A key is the hotel's: it stays when its maker leaves. */
export function createApiKeysService(dependencies: ApiKeysDependencies) {
  const { inHotel, acrossHotelsOnce, audit, clock, events, sealer } = dependencies;
  const tell = async (tx: HotelTransaction, { caller, hotel_id }: PersonScope, action: AuditAction, key: ApiKey) => {
    const details = { name: key.name, prefix: key.prefix, scopes: key.scopes, expires_at: key.expires_at };
    await audit.write(tx, caller, { action, entity: 'api_key', entity_id: key.id, hotel_id, details });
    await events.publish(tx, { type: 'integrations.updated', hotel_id });
    return key;
  };

  return {
    list: (scope: PersonScope) =>
      inHotel(scope, async (tx) => {
        const rows = await repository.listKeys(tx, new Date(clock.now().getTime() - SHOWN_DAYS * dayMs));
        return { items: rows.map((row) => apiKey.parse(row)) };
      }),

    /** @throws AppError conflict above 20 usable keys */
    create: async (scope: PersonScope, { name, scopes, expires_in_days }: ApiKeyDraft) => {
      const { sealed, api_key } = await once(inHotel, scope, async (tx) => {
        const created_at = clock.now();
        if ((await repository.countUsable(tx, created_at)) >= mostApiKeys)
          throw new AppError('conflict', reason('too_many_keys', { most: mostApiKeys }));
        const key = `${KEY_START}${randomBytes(32).toString('base64url')}`;
        const row = await repository.insertKey(tx, {
          name,
          scopes,
          prefix: key.slice(0, KEY_START.length + 6),
          key_hash: hashOf(key),
          created_at,
          created_by_name: scope.caller.name,
          expires_at: expires_in_days ? new Date(created_at.getTime() + expires_in_days * dayMs) : null,
        });
        return { sealed: sealer.seal(key), api_key: await tell(tx, scope, 'create', apiKey.parse(row)) };
      });
      return { key: sealer.open(sealed), api_key };
    },

    /** @throws AppError not_found */
    revoke: (scope: PersonScope, id: string): Promise<ApiKey> =>
      inHotel(scope, async (tx) => {
        const row = await repository.revokeKey(tx, id, scope.caller.name, clock.now());
        if (!row) throw notFound('api_key');
        return tell(tx, scope, 'revoke', apiKey.parse(row));
      }),

    /**
     * What a key may do; counts the call.
     * @throws AppError unauthenticated for a key that is unknown, revoked or expired; rate_limited above 120 calls a minute
     */
    use: async (key: string, ip: string | null): Promise<KeyRights> => {
      const now = clock.now();
      const found = shape.test(key)
        ? await acrossHotelsOnce((db) => repository.useKey(db, { hash: hashOf(key), ip, now }))
        : undefined;
      if (!found) throw new AppError('unauthenticated', 'key_not_valid');
      if (found.minute_calls > callsPerMinute) {
        const seconds = Math.max(1, Math.ceil((found.minute_at.getTime() + 60_000 - now.getTime()) / 1000));
        const why = reason('key_rate_limited', { most: callsPerMinute, seconds });
        throw new AppError('rate_limited', why, { seconds }, seconds);
      }
      const { id, hotel_id, name, scopes } = found;
      return { hotel_id, scopes, caller: { user_id: null, email: null, name, context: null, key_id: id } };
    },
  };
}
export type ApiKeysService = ReturnType<typeof createApiKeysService>;
