/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Maximum number of entries in one exported file. */
export const auditExportLimit = 10_000;
