/** Lists and limits that the console needs without zod; the schemas are made of them. */

export const requestStatuses = ['open', 'in_progress', 'resolved', 'completed'] as const;

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

export const requestCategories = [
  'general',
  'amenities',
  'services',
  'policies',
  'dining',
  'booking',
  'housekeeping',
  'maintenance',
  'local',
  'complaint',
  'emergency',
  'system_error',
] as const;
