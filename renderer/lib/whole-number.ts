const grouped = /^\d{1,9}(?:([ .,'’\u00a0\u202f])\d{3})+$/;

/**
 * A whole number as people write it: `1000`, `1,000`, `1.000`, `1 000`, `1'000`. A single mark before three digits can only
 * be a thousands separator here. Other text stays as it is, so that the form's schema refuses it at the field. Empty is
 * null.
 */
export function wholeNumberOf(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const digits = grouped.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
  return /^-?\d{1,9}$/.test(digits) && !/^-?0\d/.test(digits) ? Number(digits) : text;
}
