/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Filters of the cards above the list: VIPs, or guests with more than one stay. */
export const guestKinds = ['vip', 'repeat'] as const;
