import { dayMs } from '#shared/lib/dates.ts';
import { webhookEvent } from '#shared/features/integrations/webhooks.schema.ts';
import { eventsKeptDays, stoppedAfterDays } from '#shared/features/integrations/webhooks.values.ts';
import { adminsToMail } from '#server/db/admins-to-mail.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { WebhookAnswer, WebhookReceivers } from '#server/ports/webhook-receivers.ts';
import * as repository from './webhook-delivery.repository.ts';
import type { ClaimedEndpoint, DueEvent } from './webhook-delivery.repository.ts';
import { stoppedMail } from './webhooks.mails.ts';

export type WebhookDeliveryDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  receivers: WebhookReceivers;
  publicUrl: string;
};

/** Seconds until the next attempt, by the number of failures; the last one for all further ones. */
const WAITS = [5, 30, 120, 600, 1800];
/** Events of one claim: then other endpoints have their turn. */
const AT_A_TIME = 50;
const GONE = 410;

const isTaken = ({ status }: WebhookAnswer) => status !== null && status >= 200 && status < 300;

/**
 * Sends the events of an endpoint one after the other, each until it is taken: at least once, in order, with the same id. A
 * failure holds back the later events of this endpoint and of no other one.
 */
export function createWebhookDeliveryService(dependencies: WebhookDeliveryDependencies) {
  const { acrossHotels, clock, receivers } = dependencies;
  const sendNext = async (endpoint: ClaimedEndpoint): Promise<boolean> => {
    const event = await acrossHotels((tx) => repository.nextEvent(tx, endpoint, clock.now()));
    if (!event) return false;
    const answer = await receivers.post({
      url: event.url,
      id: `msg_${event.message_id}`,
      at: clock.now(),
      body: bodyOf(endpoint, event),
      secrets: [event.secret, ...(event.former_secret ? [event.former_secret] : [])],
    });
    await acrossHotels((tx) => settle(dependencies, tx, endpoint, event, answer));
    return isTaken(answer);
  };
  return {
    claim: (most: number) => acrossHotels((tx) => repository.claimEndpoints(tx, clock.now(), most)),

    deliver: async (endpoint: ClaimedEndpoint): Promise<void> => {
      for (let sent = 0; sent < AT_A_TIME && (await sendNext(endpoint));) sent += 1;
      await acrossHotels((tx) => repository.release(tx, endpoint));
    },

    prune: (): Promise<void> =>
      acrossHotels((tx) => repository.forgetEvents(tx, new Date(clock.now().getTime() - eventsKeptDays * dayMs))),
  };
}

function bodyOf({ hotel_id }: ClaimedEndpoint, { kind, created_at, sequence, data }: DueEvent): string {
  const event = { type: kind, version: 1, timestamp: created_at, hotel_id, sequence: Number(sequence), data };
  return JSON.stringify(webhookEvent.parse(event));
}

async function settle(
  dependencies: WebhookDeliveryDependencies,
  tx: AcrossHotelsTransaction,
  { id, hotel_id }: ClaimedEndpoint,
  event: DueEvent,
  answer: WebhookAnswer,
): Promise<void> {
  const now = dependencies.clock.now();
  const tell = () => dependencies.events.publish(tx, { type: 'integrations.updated', hotel_id });
  if (isTaken(answer)) {
    await repository.noteDelivered(tx, event.id, { ...answer, now });
    if ((await repository.noteRecovered(tx, id)) || event.kind === 'test') await tell();
    return;
  }
  const failing = await repository.noteFailed(tx, id, event.id, { ...answer, now });
  if (!failing) return;
  const wait = WAITS[Math.min(failing.failures, WAITS.length) - 1]!;
  await repository.rest(tx, id, new Date(now.getTime() + wait * 1000));
  const isStopped =
    answer.status === GONE || now.getTime() - failing.failing_since.getTime() >= stoppedAfterDays * dayMs;
  if (isStopped) await stop(dependencies, tx, { id, hotel_id, url: event.url });
  if (isStopped || failing.failures === 1 || event.kind === 'test') await tell();
}

/** Its events wait on; the hotel's admins are told by mail. */
async function stop(
  { jobs, clock, publicUrl }: WebhookDeliveryDependencies,
  tx: AcrossHotelsTransaction,
  { id, hotel_id, url }: { id: string; hotel_id: string; url: string },
): Promise<void> {
  await repository.stopEndpoint(tx, id, clock.now());
  const admins = await adminsToMail(tx, hotel_id);
  await jobs.sendAll(
    tx,
    'mail',
    admins.map((admin) => ({ data: stoppedMail(admin, { url, publicUrl }) })),
  );
}
