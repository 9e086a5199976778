import { webhookDelivery, webhookEndpoint } from '#shared/features/integrations/webhooks.schema.ts';
import type { EndpointChange, EndpointDraft, WebhookEndpoint } from '#shared/features/integrations/webhooks.schema.ts';
import { formerSecretHours, mostEndpoints } from '#shared/features/integrations/webhooks.values.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { once } from '#server/db/once.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { WebhookReceivers } from '#server/ports/webhook-receivers.ts';
import * as repository from './webhooks.repository.ts';

export type WebhooksDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  events: Events;
  receivers: WebhookReceivers;
};

const SHOWN = 50;
/** An endpoint that is started again, or whose events wait again, is tried at once. */
const tryNow = { failures: 0, failing_since: null, stopped_at: null, due_at: null } as const;

/** Endpoints of other systems to which a hotel's events are sent. webhook-delivery.service.ts sends. */
export function createWebhooksService({ inHotel, audit, clock, events, receivers }: WebhooksDependencies) {
  const one = async (tx: HotelTransaction, id: string): Promise<WebhookEndpoint> => {
    const [row] = await repository.listEndpoints(tx, id);
    if (!row) throw notFound('endpoint');
    return webhookEndpoint.parse(row);
  };
  const changed = async (
    tx: HotelTransaction,
    { caller, hotel_id }: PersonScope,
    action: AuditAction,
    at: WebhookEndpoint,
  ) => {
    const details = { url: at.url, kinds: at.kinds, is_on: at.is_on };
    await audit.write(tx, caller, { action, entity: 'webhook', entity_id: at.id, hotel_id, details });
    await events.publish(tx, { type: 'integrations.updated', hotel_id });
    return at;
  };
  /** Before the transaction: names are looked up. The address is judged again at each call. */
  const needAllowed = async (url: string): Promise<void> => {
    const why = await receivers.refusal(url);
    if (why) throw invalidInput([fieldProblem('url', why)]);
  };
  /** Events wait again; the endpoint is tried at once. */
  const sendFrom = async (tx: HotelTransaction, scope: PersonScope, id: string, action: AuditAction) => {
    await repository.updateEndpoint(tx, id, tryNow);
    await changed(tx, scope, action, await one(tx, id));
    return null;
  };

  /** Opens the secret outside of the transaction that keeps the answer: only the sealed one is stored. */
  const shownSecret = async (made: Promise<{ endpoint: WebhookEndpoint; secret: string }>) => {
    const { endpoint, secret } = await made;
    return { endpoint, secret: receivers.reveal(secret) };
  };

  return {
    list: (scope: PersonScope) =>
      inHotel(scope, async (tx) => ({
        items: (await repository.listEndpoints(tx)).map((row) => webhookEndpoint.parse(row)),
      })),

    /** @throws AppError invalid_input for an address inside a network, conflict above 5 endpoints */
    create: async (scope: PersonScope, { url, kinds }: EndpointDraft) => {
      await needAllowed(url);
      return shownSecret(
        once(inHotel, scope, async (tx) => {
          if ((await repository.countEndpoints(tx)) >= mostEndpoints)
            throw new AppError('conflict', reason('too_many_endpoints', { most: mostEndpoints }));
          const secret = receivers.newSecret();
          const id = await repository.insertEndpoint(tx, { url, kinds, secret, created_at: clock.now() });
          const endpoint = await changed(tx, scope, 'create', await one(tx, id));
          return { endpoint, secret };
        }),
      );
    },

    /** @throws AppError not_found, invalid_input for an address inside a network */
    update: async (scope: PersonScope, id: string, change: EndpointChange) => {
      if (change.url !== undefined) await needAllowed(change.url);
      return inHotel(scope, async (tx) => {
        await one(tx, id);
        await repository.updateEndpoint(tx, id, { ...change, ...(change.is_on === false ? {} : tryNow) });
        return changed(tx, scope, 'update', await one(tx, id));
      });
    },

    remove: (scope: PersonScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        const endpoint = await one(tx, id);
        await repository.deleteEndpoint(tx, id);
        await changed(tx, scope, 'delete', endpoint);
        return null;
      }),

    rotate: (scope: PersonScope, id: string) =>
      shownSecret(
        once(inHotel, scope, async (tx) => {
          const [row] = await repository.listEndpoints(tx, id);
          if (!row) throw notFound('endpoint');
          const secret = receivers.newSecret();
          const former_until = new Date(clock.now().getTime() + formerSecretHours * 3_600_000);
          await repository.updateEndpoint(tx, id, { secret, former_secret: row.secret, former_until });
          const endpoint = await changed(tx, scope, 'change_secret', await one(tx, id));
          return { endpoint, secret };
        }),
      ),

    test: (scope: PersonScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        await one(tx, id);
        await repository.insertTest(tx, id, clock.now());
        return sendFrom(tx, scope, id, 'test');
      }),

    deliveries: (scope: PersonScope, id: string) =>
      inHotel(scope, async (tx) => {
        await one(tx, id);
        const rows = await repository.lastEvents(tx, id, SHOWN);
        const asDelivery = (row: (typeof rows)[number]) => ({
          ...row,
          id: row.message_id,
          sequence: row.sequence === null ? null : Number(row.sequence),
        });
        return { items: rows.map((row) => webhookDelivery.parse(asDelivery(row))) };
      }),

    /** @throws AppError not_found */
    sendAgain: (scope: PersonScope, id: string, eventId: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.sendAgain(tx, id, eventId))) throw notFound('event');
        return sendFrom(tx, scope, id, 'send_again');
      }),

    /** @throws AppError not_found for an event that does not wait */
    skip: (scope: PersonScope, id: string, eventId: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.skipEvent(tx, id, eventId, clock.now()))) throw notFound('event');
        return sendFrom(tx, scope, id, 'skip');
      }),

    replay: (scope: PersonScope, id: string, { from, to }: { from: string; to?: string | undefined }) =>
      inHotel(scope, async (tx) => {
        await one(tx, id);
        const replayed = await repository.replay(tx, id, new Date(from), to ? new Date(to) : clock.now());
        await sendFrom(tx, scope, id, 'replay');
        return { events: replayed };
      }),
  };
}
export type WebhooksService = ReturnType<typeof createWebhooksService>;
