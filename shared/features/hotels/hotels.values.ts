/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

export const hotelStatuses = ['active', 'inactive', 'setup_required'] as const;

/** Language options for a hotel (docs/product.md, section 9). The assistant answers guests in many more. */
export const hotelLanguages = ['en', 'es', 'fr', 'de', 'it'] as const;

/** Time zone options (docs/product.md, section 9). Any IANA zone is accepted. */
export const hotelTimezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
] as const;

/** The currency of a hotel whose country is not known (docs/product.md, section 9). */
export const currencyDefault = 'USD';

export const checkInDefault = '3:00 PM';
export const checkOutDefault = '11:00 AM';

/**
 * Price categories of messages. `inbound`: from the guest; `service`: free text inside the 24-hour window; the others
 * are WhatsApp's categories of templates.
 */
export const messageCategories = ['inbound', 'service', 'utility', 'marketing', 'authentication'] as const;

/** Default period of a report: the last 30 days, including today. */
export const analyticsDefaultDays = 30;
