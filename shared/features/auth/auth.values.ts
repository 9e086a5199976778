/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Maximum characters of a first, last or display name. */
export const personNameLimit = 100;

/** Minutes after which acting in a hotel ends by itself; the last one is the most. */
export const actingMinutes = [15, 30, 60, 240] as const;
/** Maximum characters of the reason for acting in a hotel. */
export const actingReasonLimit = 300;

/** Filters of the super admin's list of accounts. `no_hotel`: a member of no hotel. */
export const userStates = ['disabled', 'unconfirmed', 'super_admin', 'no_hotel'] as const;
export type UserState = (typeof userStates)[number];

/** Maximum characters of the reason for disabling an account. */
export const disableReasonLimit = 300;

/** What a member of a hotel may be. */
export const staffRoles = ['admin', 'staff'] as const;
