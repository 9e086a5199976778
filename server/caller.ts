import type { ActingContext, StaffRole } from '#shared/features/auth/auth.contract.ts';

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
  /** The super admin's acting-as session. */
  context: ActingContext | null;
};

/** A caller with access to one hotel. Required by `inHotel`. */
export type HotelScope = {
  hotel_id: string;
  role: StaffRole;
  caller: Caller;
};
