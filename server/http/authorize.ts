import type { PlainCode } from '#shared/reasons/reasons.ts';
import type { Request } from 'express';
import { allows } from '#shared/permissions.ts';
import type { Access } from '#shared/http/contract.ts';
import { AppError } from '../app-error.ts';
import type { Caller, HotelScope } from '../caller.ts';

/** Reads the caller from the session cookie; null for an anonymous one. */
export type ReadCaller = (request: Request) => Promise<Caller | null>;

export type Authorized = { caller: Caller | null; scope: HotelScope | null };
export type Authorize = (access: Access, request: Request) => Promise<Authorized>;

/** Checks whether the caller may make this call, before the input is read, and sets its scope. */
export function createAuthorize(readCaller: ReadCaller): Authorize {
  return async (access, request) => {
    if (access === 'public') return { caller: null, scope: null };
    const caller = await readCaller(request);
    if (!caller) throw new AppError('unauthenticated', 'sign_in_first');
    const scope = scopeOf(caller, request.params['hotel_id']);
    const standing = {
      signed_in: true,
      is_super_admin: caller.is_super_admin,
      acting_here: caller.context !== null && caller.context.hotel_id === request.params['hotel_id'],
      role: scope?.role ?? null,
    };
    if (access === 'superAdmin' && caller.second_factor_needed) throw secondFactorNeeded();
    if (!allows(access, standing))
      throw caller.second_factor_needed ? secondFactorNeeded() : new AppError('forbidden', refusal(access));
    return { caller, scope };
  };
}

/** The hotels that the caller may access now: the one it acts in, then those it is staff of. */
export function scopesOf(caller: Caller): HotelScope[] {
  const ids = [caller.context?.hotel_id, ...caller.memberships.map(({ hotel_id }) => hotel_id)];
  return [...new Set(ids)].flatMap((id) => scopeOf(caller, id) ?? []);
}

/** The caller's scope in a hotel, or null without access. A super admin counts as an admin while acting in it. */
export function scopeOf(caller: Caller, hotelId: unknown): HotelScope | null {
  if (typeof hotelId !== 'string') return null;
  if (caller.is_super_admin && caller.context?.hotel_id === hotelId)
    return { hotel_id: hotelId, role: 'admin', caller };
  const membership = caller.memberships.find(({ hotel_id }) => hotel_id === hotelId);
  return membership ? { ...membership, caller } : null;
}

const secondFactorNeeded = () => new AppError('second_factor_needed', 'second_factor_needed');

function refusal(access: Access): PlainCode {
  if (access === 'hotelAdmin') return 'hotel_admins_only';
  if (access === 'superAdmin') return 'super_admins_only';
  return 'no_access_to_hotel';
}
