import { sql } from 'kysely';

/** Turns and messages that a worker may claim now, without the conditions of the claims: these may find nothing. */
export const workDue = () => sql`
  select from guest_requests where turn_state = 'waiting' and due_at <= now()
  union all
  select from messages
  where direction = 'out' and delivery_status = 'queued' and provider_sid is null and due_at <= now()`;

/** Has a row where there is another worker beside one, alive or dead. */
export const severalWorkers = () => sql`select from workers offset 1`;
