/** Limits that the console imports without loading zod. */

/** Characters of an internal note. */
export const longestNote = 2000;
/** Colleagues that one note mentions. */
export const mostMentioned = 20;
