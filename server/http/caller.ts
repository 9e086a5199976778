import type { ActingContext, StaffRole } from '#shared/features/auth/auth.contract.ts';

/** Who calls. Made by `authorize` alone; services take it as their first argument. */
export type Caller = {
  user_id: string;
  email: string;
  name: string;
  is_super_admin: boolean;
  /** A super admin who has not set up two-factor sign-in yet; acts in no hotel. */
  second_factor_needed: boolean;
  /** The hotels that the caller is staff of; the one that the console shows first. */
  memberships: { hotel_id: string; role: StaffRole }[];
  /** The super admin's acting-as session. */
  context: ActingContext | null;
};

/** A caller inside one hotel, with the right to be there: the key to `inHotel`. */
export type HotelScope = {
  hotel_id: string;
  role: StaffRole;
  caller: Caller;
};
