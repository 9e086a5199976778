/**
 * What an API key may do. A write never includes the read of the same area. People, roles, settings, keys and webhooks have
 * no scope: a key cannot reach them.
 */
export const apiScopes = [
  'hotel:read',
  'conversations:read',
  'conversations:write',
  'messages:write',
  'bookings:read',
  'bookings:write',
  'guests:read',
  'guests:write',
  'knowledge:read',
  'knowledge:write',
  'rooms:read',
  'rooms:write',
  'tasks:read',
  'tasks:write',
  'analytics:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Keys of a hotel that are neither revoked nor expired. */
export const mostApiKeys = 20;
/** Calls of a key in a minute. */
export const callsPerMinute = 120;
