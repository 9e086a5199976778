/** Whether WhatsApp takes a stored number: only E.164 is an address; a number that stayed as typed is none. */
export const canReceiveWhatsApp = (stored: string): boolean => /^\+[1-9]\d{6,14}$/.test(stored);

/**
 * Whether typed text cannot become a number that WhatsApp takes, whatever the country of the hotel is. For a note beside the
 * field; what is stored decides.
 */
export function isNoPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length;
  return typed.trim() !== '' && (digits < 6 || digits > 17 || /[^\d\s().+/-]/.test(typed));
}
