/** Whether a stored number is a WhatsApp address: E.164 only. Numbers that could not be parsed are stored as typed. */
export const canReceiveWhatsApp = (stored: string): boolean => /^\+[1-9]\d{6,14}$/.test(stored);

/**
 * Whether typed text cannot be a WhatsApp number in any country. For a hint at the form field; the check of the stored
 * number is authoritative.
 */
export function isNoPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length;
  return typed.trim() !== '' && (digits < 6 || digits > 17 || /[^\d\s().+/-]/.test(typed));
}
