import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { ProviderAccounts } from '#server/ports/provider-accounts.ts';
import type { AuditService } from '../audit.service.ts';

export type ProviderAccountsDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  /** Null where the built-in guest phone plays WhatsApp. */
  accounts: ProviderAccounts | null;
  /** This process holds at once what the transaction has changed. */
  holdAll: (tx: AcrossHotelsTransaction) => Promise<void>;
};
