import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { targetList, targets } from './targets.schema.ts';

export const targetsContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/response-targets',
    access: 'hotelMember',
    summary: 'Until when staff reply to a request and resolve it, by priority',
    response: targets,
  },
  save: {
    method: 'PUT',
    path: '/hotels/:hotel_id/response-targets',
    access: 'hotelAdmin',
    summary: 'Change the targets; requests that wait already keep theirs',
    body: z.object({ targets: targetList }),
    response: targets,
  },
});
