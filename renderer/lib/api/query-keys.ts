/**
 * Query keys. All rows of one hotel are below `['hotel', hotel_id]`, by feature,
 * so that a live event can name what changed and a reconnection can re-read everything at once.
 */
export type HotelArea =
  | 'dashboard'
  | 'profile'
  | 'conversations'
  | 'requests'
  | 'faqs'
  | 'integrations'
  | 'knowledge'
  | 'bookings'
  | 'guests'
  | 'notes'
  | 'tags'
  | 'notifications'
  | 'ladder'
  | 'duty'
  | 'rooms'
  | 'tasks'
  | 'task-photos'
  | 'departments'
  | 'saved-replies'
  | 'staff'
  | 'invitations'
  | 'message-settings'
  | 'message-templates'
  | 'test-questions';

export const queryKeys = {
  me: ['me'] as const,
  /** The super admin's listing of hotels. */
  hotels: (...rest: unknown[]) => ['hotels', ...rest] as const,
  /** The super admin's own screens (analytics, settings, audit). */
  admin: (...rest: unknown[]) => ['admin', ...rest] as const,
  /** A group of hotels, for its admins. */
  group: (groupId: string) => ['group', groupId] as const,
  /** Pending notifications across hotels. */
  notifications: ['notifications'] as const,
  hotel: (hotelId: string) => ['hotel', hotelId] as const,
  /** A list: `queryKeys.area(hotelId, 'conversations', 'list', filters)`; one row: `…, 'one', id)`. */
  area: (hotelId: string, area: HotelArea, ...rest: unknown[]) => ['hotel', hotelId, area, ...rest] as const,
};
