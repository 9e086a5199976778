/** Lists and limits that the console needs without zod; the schemas are made of them. */

/** What a figure above the list counts: VIPs, or who stayed more than once. */
export const guestKinds = ['vip', 'repeat'] as const;
