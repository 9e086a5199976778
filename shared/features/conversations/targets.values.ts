/** Longest target, in minutes: 30 days. */
export const longestTarget = 43_200;
