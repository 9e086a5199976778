import type { Logger } from 'pino';
import { movesUp } from '#shared/features/conversations/delivery-ladder.rules.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { HistoryPage, InboundMessage, StatusCallback, WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './reconciliation.repository.ts';

export type ReconciliationDependencies = {
  acrossHotels: AcrossHotels;
  whatsapp: Pick<WhatsApp, 'provider' | 'history'>;
  clock: Clock;
  log: Logger;
  receive: (message: InboundMessage) => Promise<unknown>;
  applyStatus: (callback: StatusCallback) => Promise<unknown>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Rounds run every minute; without one for so long webhooks could not be received, or not be stored. */
const OUTAGE_MS = 3 * MINUTE_MS;
/** Compared again with each comparison: a message may be listed late. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** The newest messages are left to their webhooks, which bring the guest's name too. */
const NEWEST_MS = MINUTE_MS;
/** After an outage a second comparison covers its last minutes. */
const AGAIN_MS = 5 * MINUTE_MS;
/**
 * Without any webhook for so long, the newest messages are compared, and again and again: the webhooks' address may not be
 * reachable although the process is well (an expired certificate, a wrong name). At quiet hours this is one call.
 */
const SILENT_MS = 5 * MINUTE_MS;
/** After more than a day nothing can be answered freely any more. */
const LONGEST_MS = 2 * DAY_MS;

/**
 * Compares the provider's message list with what is stored: every night, after an outage, and while no webhook comes.
 * Guests' messages that we never heard of are brought in like a webhook's, each once; delivery statuses that were not
 * reported are corrected.
 */
export function createReconciliationService(dependencies: ReconciliationDependencies) {
  const { acrossHotels, whatsapp, clock, log } = dependencies;
  const provider = whatsapp.provider?.name;
  /** Until when messages came by webhooks, or were compared. */
  let covered = clock.now();

  const compare = async (since: Date, until: Date): Promise<void> => {
    let found = 0;
    for await (const page of whatsapp.history({ since, until })) found += await bringIn(dependencies, page);
    if (found > 0)
      log.warn({ messages: found, since }, 'messages of guests came without a webhook; they were brought in');
  };

  const compareWhileSilent = async (now: Date): Promise<void> => {
    if (now.getTime() - covered.getTime() <= SILENT_MS) return;
    await compare(later(before(covered, OVERLAP_MS), before(now, LONGEST_MS)), before(now, NEWEST_MS));
    covered = now;
  };

  return {
    compare,
    /** To be called for each webhook of the provider: they reach this process. */
    heard: (): void => void (covered = clock.now()),
    /** One round, to be run every minute where webhooks are received. A comparison that fails is repeated. */
    round: async (): Promise<void> => {
      if (!provider) return;
      const now = clock.now();
      const known = await acrossHotels((tx) => repository.readWatch(tx, provider));
      const watch = known ?? { alive_at: now, compare_from: now, compare_at: nextNight(now) };
      const outage = now.getTime() - watch.alive_at.getTime() > OUTAGE_MS;
      const from = outage ? earlier(watch.compare_from, before(watch.alive_at, OVERLAP_MS)) : watch.compare_from;
      const due = outage || watch.compare_at <= now;
      const next = { alive_at: now, compare_from: from, compare_at: due ? now : watch.compare_at };
      await acrossHotels((tx) => repository.writeWatch(tx, provider, next));
      if (!due) return compareWhileSilent(now);
      await compare(later(from, before(now, LONGEST_MS)), before(now, NEWEST_MS));
      const compare_at = outage ? new Date(now.getTime() + AGAIN_MS) : nextNight(now);
      const done = { alive_at: clock.now(), compare_from: before(now, OVERLAP_MS), compare_at };
      await acrossHotels((tx) => repository.writeWatch(tx, provider, done));
      covered = now;
    },
  };
}

/** @returns how many messages of guests were brought in */
async function bringIn(
  { acrossHotels, receive, applyStatus }: ReconciliationDependencies,
  { inbound, statuses }: HistoryPage,
): Promise<number> {
  const { stored, connected } = await acrossHotels(async (tx) => ({
    stored: await repository.storedStatuses(
      tx,
      [...inbound, ...statuses].map(({ provider_message_id }) => provider_message_id),
    ),
    connected: await repository.connectedNumbers(
      tx,
      inbound.map(({ to }) => to),
    ),
  }));
  const unknown = inbound.filter(
    ({ provider_message_id, to }) => !stored.has(provider_message_id) && connected.has(to),
  );
  // The list is newest first; a conversation is stored in the order in which it was written.
  for (const { load } of unknown.toReversed()) await receive(await load());
  for (const status of statuses) {
    const ours = stored.get(status.provider_message_id);
    if (ours && movesUp(ours, status.status)) await applyStatus(status);
  }
  return unknown.length;
}

const before = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() - milliseconds);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The next 03:00 UTC. */
function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(3, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + DAY_MS);
}
