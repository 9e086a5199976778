import { reason, type PlainCode } from '#shared/reasons/reasons.ts';
import type { Request } from 'express';
import { allows } from '#shared/permissions.ts';
import type { Access, Endpoint } from '#shared/http/contract.ts';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import { AppError } from '../app-error.ts';
import type { Caller, GroupScope, HotelScope, KeyCaller, PersonScope } from '../caller.ts';
import { bearerOf } from './request/bearer.ts';

/** Reads the caller from the session cookie; null for an anonymous one. */
export type ReadCaller = (request: Request) => Promise<Caller | null>;

/** What a key stands for: its hotel, and what it may do there. */
export type KeyRights = { hotel_id: string; scopes: ApiScope[]; caller: KeyCaller };
/** @throws AppError unauthenticated for a key that is unknown, revoked or expired; rate_limited above its limit */
export type ReadKey = (key: string, request: Request) => Promise<KeyRights>;

export type Authorized = { caller: Caller | null; scope: HotelScope | null };
export type Authorize = (row: Pick<Endpoint, 'access' | 'key'>, request: Request) => Promise<Authorized>;

/**
 * Checks whether the caller may make this call, before the input is read, and sets its scope. A request with an API key is
 * the key's: its cookies count for nothing.
 */
export function createAuthorize(readCaller: ReadCaller, readKey: ReadKey): Authorize {
  return async (row, request) => {
    const { access } = row;
    if (access === 'public') return { caller: null, scope: null };
    const key = bearerOf(request);
    if (key !== null) return { caller: null, scope: scopeOfKey(await readKey(key, request), row, request) };
    const caller = await readCaller(request);
    if (!caller) throw new AppError('unauthenticated', 'sign_in_first');
    const scope = scopeOf(caller, request.params['hotel_id']);
    const standing = {
      signed_in: true,
      is_super_admin: caller.is_super_admin,
      acting_here: caller.context !== null && caller.context.hotel_id === request.params['hotel_id'],
      role: scope?.role ?? null,
      is_group_admin: caller.group_ids.some((id) => id === request.params['group_id']),
    };
    if ((access === 'superAdmin' || access === 'groupAdmin') && caller.second_factor_needed) throw secondFactorNeeded();
    if (!allows(access, standing))
      throw caller.second_factor_needed ? secondFactorNeeded() : new AppError('forbidden', refusal(access));
    return { caller, scope };
  };
}

/** @throws AppError forbidden for another hotel, for a call without the key's scopes, and for calls of people only */
function scopeOfKey(
  { hotel_id, scopes, caller }: KeyRights,
  { access, key }: Pick<Endpoint, 'access' | 'key'>,
  request: Request,
): HotelScope {
  if (!key) throw new AppError('forbidden', 'people_only');
  if (request.params['hotel_id'] !== hotel_id) throw new AppError('forbidden', 'no_access_to_hotel');
  if (!scopes.includes(key)) throw new AppError('forbidden', reason('key_lacks_scope', { scope: key }));
  return { hotel_id, role: access === 'hotelAdmin' ? 'admin' : 'staff', caller };
}

/** The hotels that the caller may access now: the one it acts in, then those it is staff of. */
export function scopesOf(caller: Caller): PersonScope[] {
  const ids = [caller.context?.hotel_id, ...caller.memberships.map(({ hotel_id }) => hotel_id)];
  return [...new Set(ids)].flatMap((id) => scopeOf(caller, id) ?? []);
}

/** The caller's scope in a hotel, or null without access. A super admin counts as an admin while acting in it. */
export function scopeOf(caller: Caller, hotelId: unknown): PersonScope | null {
  if (typeof hotelId !== 'string') return null;
  if (caller.is_super_admin && caller.context?.hotel_id === hotelId)
    return { hotel_id: hotelId, role: 'admin', caller };
  const membership = caller.memberships.find(({ hotel_id }) => hotel_id === hotelId);
  return membership ? { ...membership, caller } : null;
}

/** @throws AppError forbidden for a group of which the caller is no admin; a super admin has all groups */
export function groupScopeOf(caller: Caller, group_id: string): GroupScope {
  if (!caller.is_super_admin && !caller.group_ids.includes(group_id))
    throw new AppError('forbidden', 'group_admins_only');
  return { group_id };
}

const secondFactorNeeded = () => new AppError('second_factor_needed', 'second_factor_needed');

function refusal(access: Access): PlainCode {
  if (access === 'hotelAdmin') return 'hotel_admins_only';
  if (access === 'groupAdmin') return 'group_admins_only';
  if (access === 'superAdmin') return 'super_admins_only';
  return 'no_access_to_hotel';
}
