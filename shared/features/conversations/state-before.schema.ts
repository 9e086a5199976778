import { z } from 'zod';
import { owner, requestStatus } from './conversations.schema.ts';

/** Owner and statuses before a resolve, so that it can be undone. */
export const stateBefore = z.object({
  owner,
  assigned_to: z.uuid().nullable(),
  requests: z.array(z.object({ id: z.uuid(), status: requestStatus })).max(500),
});
export type StateBefore = z.output<typeof stateBefore>;
