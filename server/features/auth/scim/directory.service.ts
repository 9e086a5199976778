import { randomBytes } from 'node:crypto';
import type { Directory, DirectoryChange, DirectoryState } from '#shared/features/auth/directory.contract.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction, InGroup } from '#server/db/hotel-transaction.ts';
import { onceFor } from '#server/db/once.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { groupScopeOf } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import * as repository from './directory.repository.ts';
import { hashOf } from './scim-calls.service.ts';
import { groupById, memberIds, setHotels } from './scim-groups.repository.ts';
import type { DirectoryMemberships } from './scim-memberships.service.ts';
import { lockDirectory } from './scim.repository.ts';

export type DirectoryDependencies = {
  acrossHotels: AcrossHotels;
  inGroup: InGroup;
  audit: AuditService;
  clock: Clock;
  memberships: DirectoryMemberships;
  sealer: Sealer;
  /** The address that the directory calls. */
  baseUrl: string;
};

const overlapMs = 86_400_000;
const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A company's directory in the hands of the super admin: token, hotels of its groups, last calls. */
export function createDirectoryService(dependencies: DirectoryDependencies) {
  const { acrossHotels, inGroup, audit, clock, memberships, sealer, baseUrl } = dependencies;

  const note = (tx: AcrossHotelsTransaction, caller: Caller, groupId: string, action: AuditAction, details = {}) =>
    audit.write(tx, caller, { action, entity: 'company_accounts', entity_id: groupId, details });

  const read = async (tx: AcrossHotelsTransaction, groupId: string): Promise<Directory> => {
    const row = await repository.connection(tx, groupId);
    if (!row) throw notFound('company_connection');
    const { scim_token_hash, scim_token_at: made, scim_old_token_hash, scim_old_token_until: until } = row;
    const calls = await repository.calls(tx, groupId);
    const groups = await repository.groups(tx, groupId);
    return {
      base_url: baseUrl,
      token: scim_token_hash && made ? { made_at: made.toISOString(), used_at: timeOf(row.scim_used_at) } : null,
      old_token:
        scim_old_token_hash && until && until > clock.now()
          ? { until: until.toISOString(), used_at: timeOf(row.scim_old_used_at) }
          : null,
      people: Number(row.people),
      groups: groups.map(({ display_name, members, ...group }) => ({
        ...group,
        name: display_name,
        members: Number(members),
      })),
      calls: calls.map(({ id, at, ...call }) => ({ ...call, id: String(id), at: at.toISOString() })),
    };
  };

  return {
    get: (groupId: string): Promise<Directory> => acrossHotels((tx) => read(tx, groupId)),

    /** Makes another token, shown once; the one before works for a day. */
    newToken: async (caller: Caller, groupId: string): Promise<{ token: string }> => {
      const sealed = await onceFor(acrossHotels, caller, async (tx) => {
        const token = `scim_${randomBytes(32).toString('base64url')}`;
        const at = clock.now();
        const until = new Date(at.getTime() + overlapMs);
        if (!(await repository.setToken(tx, groupId, { hash: hashOf(token), at, until })))
          throw notFound('company_connection');
        await note(tx, caller, groupId, 'new_directory_token');
        return sealer.seal(token);
      });
      return { token: sealer.open(sealed) };
    },

    /** Takes both tokens back. Memberships stay until a directory is connected again or a super admin changes them. */
    removeToken: (caller: Caller, groupId: string): Promise<void> =>
      acrossHotels(async (tx) => {
        const at = clock.now();
        if (!(await repository.setToken(tx, groupId, { hash: null, at, until: at })))
          throw notFound('company_connection');
        await note(tx, caller, groupId, 'remove_directory_token');
      }),

    /** What a group of the directory gives to its members, who get and lose hotels at once. */
    setHotels: async (caller: Caller, groupId: string, id: string, { hotels }: DirectoryChange): Promise<Directory> => {
      const { state, losses } = await acrossHotels(async (tx) => {
        await lockDirectory(tx, groupId);
        const group = await groupById(tx, groupId, id);
        if (!group) throw notFound('directory_group');
        const own = await repository.hotelsOfGroup(tx, groupId);
        if (hotels.some(({ hotel_id }) => !own.includes(hotel_id)))
          throw invalidInput([fieldProblem('hotels', reason('hotel_outside_group'))]);
        const once = [...new Map(hotels.map((hotel) => [hotel.hotel_id, hotel])).values()];
        await setHotels(tx, id, once);
        await note(tx, caller, groupId, 'set_directory_hotels', { directory_group: group.display_name, hotels: once });
        const lost = await memberships.follow(tx, groupId, await memberIds(tx, id));
        return { state: await read(tx, groupId), losses: lost };
      });
      await memberships.release(groupId, losses);
      return state;
    },

    /** For group admins. Null while no directory is connected. */
    state: (caller: Caller, groupId: string): Promise<DirectoryState | null> =>
      inGroup(groupScopeOf(caller, groupId), async (tx) => {
        const row = await repository.stateInGroup(tx);
        if (!row) return null;
        const { made_at, used_at, refused_at, ...counts } = row;
        return {
          ...counts,
          made_at: made_at.toISOString(),
          used_at: timeOf(used_at),
          refused_at: timeOf(refused_at),
        };
      }),
  };
}
export type DirectoryService = ReturnType<typeof createDirectoryService>;
