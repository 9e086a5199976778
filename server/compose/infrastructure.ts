import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { PostgresEvents } from '../adapters/postgres/postgres.events.ts';
import type { PostgresJobs } from '../adapters/postgres/postgres.jobs.ts';
import type { PostgresWork } from '../adapters/postgres/postgres.work.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { AcrossHotels, AcrossHotelsOnce, InGroup, InHotel, Transactions } from '../db/hotel-transaction.ts';
import type { Pipeline } from '../db/pipeline.ts';
import type { Rounds } from '../db/rounds.ts';
import type { LinkSigner } from '../features/auth/account-links.ts';
import type { FileLinks } from '../features/conversations/files/file-links.ts';
import type { ModelUse } from '../features/platform/model-budgets/model-use.ts';
import type { AuditService } from '../features/platform/audit.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Adapters } from './adapters.ts';

/** What every service may be given: the settings, the adapters of all ports, and the audit log. */
export type Infrastructure = Adapters & {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Db;
  inHotel: InHotel;
  inGroup: InGroup;
  acrossHotels: AcrossHotels;
  acrossHotelsOnce: AcrossHotelsOnce;
  /** Connections of their own with short limits, so that no other statement holds up a webhook. */
  webhooks: Transactions;
  /** Calls of the functions of the queue. */
  pipeline: Pipeline;
  work: PostgresWork;
  jobs: PostgresJobs;
  rounds: Rounds;
  events: PostgresEvents;
  /** Tokens that are not stored yet. */
  modelUse: ModelUse;
  registry: Registry;
  tracing: Tracing;
  audit: AuditService;
  links: LinkSigner;
  fileLinks: FileLinks;
};
