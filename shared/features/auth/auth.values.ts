/** Lists and limits that the console needs without zod; the schemas are made of them. */

/** Characters of a first, last or display name at most. */
export const personNameLimit = 100;
