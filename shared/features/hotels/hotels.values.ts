/** Lists and limits that the console needs without zod; the schemas are made of them. */

export const hotelStatuses = ['active', 'inactive', 'setup_required'] as const;

/** Language options (docs/product.md, section 9). The assistant answers in many more; these are what a hotel works in. */
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

export const checkInDefault = '3:00 PM';
export const checkOutDefault = '11:00 AM';

/**
 * What a message is charged as. `inbound`: the guest's; `service`: free text inside the 24-hour window; the others are
 * WhatsApp's categories of templates.
 */
export const messageCategories = ['inbound', 'service', 'utility', 'marketing', 'authentication'] as const;

/** Days of a report without a period: the last 30 days, today included. */
export const analyticsDefaultDays = 30;
