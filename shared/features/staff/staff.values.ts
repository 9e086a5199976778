/** Lists and limits that the console needs without zod; the schemas are made of them. */

/** How long an invitation may be accepted. */
export const invitationLifetimeDays = 7;
