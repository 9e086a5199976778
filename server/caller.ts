import type { ActingContext, StaffRole } from '#shared/features/auth/auth.contract.ts';

/** A call with `Idempotency-Key`: which one, and what it asks for. Read by `server/db/once.ts`. */
export type RepeatableCall = { key: string; body_hash: string; at: Date };

/** The signed-in caller. Created only by `authorize`; the first argument of services. */
export type Caller = {
  user_id: string;
  email: string;
  name: string;
  is_super_admin: boolean;
  /** A super admin who has not set up two-factor sign-in yet; acts in no hotel. */
  second_factor_needed: boolean;
  /** The hotels that the caller is staff of, the current one first. */
  memberships: { hotel_id: string; role: StaffRole }[];
  /** The groups that the caller is an admin of. Grants nothing in their hotels. */
  group_ids: string[];
  /** The super admin's acting-as session. */
  context: ActingContext | null;
  /** Set for calls that belong to no hotel. */
  repeatable?: RepeatableCall;
};

/** A program with an API key of one hotel. It is no person: it owns no conversation and has no drafts. */
export type KeyCaller = { user_id: null; email: null; name: string; context: null; key_id: string };

/** A person or a program that acts in a hotel. */
export type Actor = Caller | KeyCaller;

/** Access to one hotel, of a person or of an API key. Required by `inHotel`. */
export type HotelScope = {
  hotel_id: string;
  role: StaffRole;
  caller: Actor;
  repeatable?: RepeatableCall;
};

/** Access to what belongs to a group of hotels. Required by `inGroup`. Holds no hotel: it opens no hotel's rows. */
export type GroupScope = { group_id: string };

/** Access of a person. Calls without `key` in their contract row have this one. */
export type PersonScope = HotelScope & { caller: Caller };
