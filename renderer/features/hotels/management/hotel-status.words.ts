import type { HotelStatus } from '#shared/features/hotels/hotels.schema.ts';

export const hotelStatusWords: Record<HotelStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  setup_required: 'Setup Required',
};
