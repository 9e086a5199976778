/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Maximum characters of a first, last or display name. */
export const personNameLimit = 100;
