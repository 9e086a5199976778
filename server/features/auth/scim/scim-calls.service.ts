import { createHash } from 'node:crypto';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './scim-calls.repository.ts';
import { ScimRefusal } from './scim-refusal.ts';
import type { Directory } from './scim.repository.ts';

export type { Directory };
export type ScimCallsDependencies = { acrossHotels: AcrossHotels; clock: Clock };

/** Who calls. `group_id`: the company of the token, also of one that has ended; `directory`: null for a token that has ended. */
export type ScimCaller = { group_id: string; isOld: boolean; endedAt: Date | null; directory: Directory | null };
export type ScimCall = { method: string; path: string; status: number; detail: string | null };

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Calls of each kind (taken, refused) that are kept for a company. */
const mostCalls = 50;
const [pathLimit, detailLimit] = [300, 500];
/** "Last used" is written at most once in this time. */
const touchMs = 60_000;

/** Tokens of directories, and their last calls, with which a company's IT finds out why a push fails. */
export function createScimCallsService({ acrossHotels, clock }: ScimCallsDependencies) {
  return {
    /** Null for a missing token, and for one that this platform never made. */
    callerOf: async (token: string | null): Promise<ScimCaller | null> => {
      if (!token) return null;
      const hash = hashOf(token);
      const row = await acrossHotels((tx) => repository.connectionOfToken(tx, hash));
      if (!row) return null;
      const { group_id, default_hotel_id, default_role, scim_token_hash, scim_old_token_until: until } = row;
      const isOld = scim_token_hash !== hash;
      const endedAt = isOld && !(until && until > clock.now()) ? until : null;
      const directory = isOld && (!until || endedAt) ? null : { group_id, default_hotel_id, default_role };
      return { group_id, isOld, endedAt, directory };
    },

    /** @throws ScimRefusal 401 */
    demand: (caller: ScimCaller | null): Directory => {
      if (caller?.directory) return caller.directory;
      const ended = caller?.endedAt?.toISOString();
      const why = ended ? `The token ended on ${ended}. Enter the new one.` : 'The token is missing or unknown.';
      throw new ScimRefusal(401, why);
    },

    record: ({ group_id, isOld, directory }: ScimCaller, { method, path, status, detail }: ScimCall): Promise<void> =>
      acrossHotels(async (tx) => {
        const now = clock.now();
        await repository.insertCall(tx, {
          group_id,
          at: now,
          method: method.slice(0, 10),
          path: path.slice(0, pathLimit),
          status,
          detail: detail?.slice(0, detailLimit) ?? null,
        });
        await repository.forgetCalls(tx, { group_id, isRefused: status >= 400, most: mostCalls });
        const since = new Date(now.getTime() - touchMs);
        if (directory) await repository.touchToken(tx, { group_id, isOld, now, since });
      }),
  };
}
export type ScimCallsService = ReturnType<typeof createScimCallsService>;
