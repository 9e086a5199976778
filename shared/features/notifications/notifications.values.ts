/** Lists and limits that the console needs without zod; the schemas are made of them. */

/** Entries in one file at most; a narrower filter gets the rest. */
export const auditExportLimit = 10_000;
