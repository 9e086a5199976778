/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Validity of an invitation. */
export const invitationLifetimeDays = 7;
