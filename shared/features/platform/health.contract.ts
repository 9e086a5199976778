import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';

const seconds = z.number();

const providerCalls = z.record(z.string(), z.object({ ok: z.number(), failed: z.number() }));
export type ProviderCalls = z.output<typeof providerCalls>;

/**
 * What a process knows of a provider. `open`: calls are held back until `next_at`, then one is let through. `failing`: calls
 * have failed since `since` and go on. `problem`: a code.
 */
const circuit = z.object({
  provider: z.enum(['whatsapp', 'model', 'mail', 'push']),
  /** A subaccount of the provider. */
  account: z.string().optional(),
  state: z.enum(['closed', 'failing', 'open']),
  since: nullableInstant,
  problem: z.string().nullable(),
  next_at: nullableInstant,
});
export type Circuit = z.output<typeof circuit>;

/** A hotel's receiver of events that has not taken the last one. `status`: its last answer; null: none came. */
const failingEndpoint = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  hotel_name: z.string(),
  /** Without path and query, which may hold a secret. */
  host: z.string(),
  failing_since: nullableInstant,
  /** Nothing is sent until it is switched on again. */
  stopped_at: nullableInstant,
  next_at: nullableInstant,
  status: z.number().int().nullable(),
  waiting: z.number().int(),
});

/** What a running process says of itself. It is `gone` when it has said nothing for 30 seconds. */
const processReport = z.object({
  id: z.uuid(),
  role: z.string(),
  version: z.string(),
  started_at: instant,
  seen_at: instant,
  gone: z.boolean(),
  /** How much its clock is ahead of the database's. */
  clock_ahead_ms: z.number().int(),
  /** Duration of one statement. */
  database_ms: z.number().int(),
  /** Until the circuit breaker of the WhatsApp provider lets a message through; 0: now. */
  whatsapp_rests_ms: z.number().int(),
  /** Calls of each provider since its start. */
  provider_calls: providerCalls,
  /** Empty for a process of an older version. */
  circuits: z.array(circuit),
});

/** A job that failed for good, or has been tried three times and more. */
const stuckJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  state: z.enum(['retry', 'failed']),
  attempts: z.number().int(),
  created_at: instant,
  next_at: instant,
  /** Code or name of its last error, never a text. */
  error: z.string().nullable(),
  /** Null for a job that belongs to no hotel. */
  hotel: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});

const sender = z.object({
  hotel_id: z.uuid(),
  hotel_name: z.string(),
  number: z.string(),
  status: z.string().nullable(),
  quality: z.string().nullable(),
  messaging_limit: z.string().nullable(),
  checked_at: nullableInstant,
  webhook_at: nullableInstant,
});

export const health = z.object({
  read_at: instant,
  /** Rows and jobs that are due and not done. */
  queues: z.array(z.object({ queue: z.string(), jobs: z.number().int(), oldest_seconds: seconds })),
  stuck: z.array(stuckJob),
  /** Messages to guests of the last hour, by delivery status and the provider's error number. */
  deliveries: z.array(z.object({ status: z.string(), code: z.string(), messages: z.number().int() })),
  /** `troubled`: not online or of a low quality; at most 50. */
  senders: z.object({ all: z.number().int(), fine: z.number().int(), troubled: z.array(sender) }),
  webhooks: z.object({
    /** When a webhook of the provider could be received last. */
    alive_at: nullableInstant,
    refused_last_day: z.number().int(),
    refused: z.array(z.object({ id: z.uuid(), path: z.string(), ip: z.string().nullable(), refused_at: instant })),
    /** Guests' messages to numbers that no hotel has. */
    unknown: z.array(z.object({ number: z.string(), messages: z.number().int(), last_at: instant })),
  }),
  /** Hotels that have used 80 % of today's calls of the language model and more. At 100 % the model is not asked. */
  model_use: z.object({
    /** Calls of one hotel in a day of its calendar. */
    limit: z.number().int(),
    hotels: z.array(z.object({ hotel_id: z.uuid(), hotel_name: z.string(), calls: z.number().int() })),
  }),
  database: z.object({ bytes: z.number(), connections: z.number().int(), most_connections: z.number().int() }),
  processes: z.array(processReport),
  endpoints: z.array(failingEndpoint),
});
export type Health = z.output<typeof health>;

/** Stuck jobs of a queue with the same last error. */
const jobsAlike = z.object({ queue: z.string().max(100), error: z.string().max(200).nullable() });
export type JobsAlike = z.output<typeof jobsAlike>;

export const healthContract = defineContract({
  read: {
    method: 'GET',
    path: '/admin/health',
    access: 'superAdmin',
    summary: 'Queues, stuck jobs, senders, webhooks, use of the language model, database and processes',
    response: health,
  },
  retry: {
    method: 'POST',
    path: '/admin/health/jobs/:id/retry',
    access: 'superAdmin',
    summary: 'Try a stuck job again now',
    response: z.null(),
  },
  setAside: {
    method: 'POST',
    path: '/admin/health/jobs/:id/set-aside',
    access: 'superAdmin',
    summary: 'Give a stuck job up; it is not tried again',
    response: z.null(),
  },
  retryAll: {
    method: 'POST',
    path: '/admin/health/jobs/retry',
    access: 'superAdmin',
    summary: 'Try all stuck jobs of a queue with the same last error again now',
    body: jobsAlike,
    response: z.object({ jobs: z.number().int() }),
  },
  setAllAside: {
    method: 'POST',
    path: '/admin/health/jobs/set-aside',
    access: 'superAdmin',
    summary: 'Give all stuck jobs of a queue with the same last error up',
    body: jobsAlike,
    response: z.object({ jobs: z.number().int() }),
  },
  retryEndpoint: {
    method: 'POST',
    path: '/admin/health/endpoints/:id/retry',
    access: 'superAdmin',
    summary: 'Send the events of a failing or stopped receiver again now',
    response: z.null(),
  },
});
