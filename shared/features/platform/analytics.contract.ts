import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { analytics, analyticsQuery } from './analytics.schema.ts';

export const analyticsContract = defineContract({
  platform: {
    method: 'GET',
    path: '/admin/analytics',
    access: 'superAdmin',
    summary: 'Figures of all hotels, or of one',
    query: analyticsQuery.safeExtend({ hotel_id: z.uuid().optional() }),
    response: analytics,
  },
  hotel: {
    method: 'GET',
    path: '/hotels/:hotel_id/analytics',
    access: 'hotelMember',
    key: 'analytics:read',
    summary: 'Figures of this hotel',
    query: analyticsQuery,
    response: analytics,
  },
});
