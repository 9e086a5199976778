import type { Logger } from 'pino';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Pipeline } from '#server/db/pipeline.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { AddressChange, InboundMessage } from '#server/ports/whatsapp.ts';
import { withoutCardNumbers } from './card-numbers.rules.ts';
import { receiveMasked } from './receive-masked.ts';
import * as repository from './inbound.repository.ts';
import type { InboundOutcome } from './inbound.repository.ts';
import type { SpokenDangerService } from './spoken-danger.service.ts';

/** Messages that were kept for a number are stored so many at once when it is connected. */
const ROUTED_AT_ONCE = 500;
const HOUR_MS = 3600_000;

export type InboundDependencies = {
  acrossHotels: AcrossHotels;
  pipeline: Pipeline;
  work: Work;
  events: Pick<Events, 'announce'>;
  log: Logger;
  /** Milliseconds that a turn waits for the rest of a burst. */
  quietMs: number;
  /** Whether a message alone is certain danger: its turn does not wait and goes before others. */
  isDanger: (text: string) => boolean;
  /** Hears the voice notes of a stored message. Never rejects; storing does not wait for it. */
  listen: SpokenDangerService['listen'];
  /** Tells the platform's administrators, once an hour and number, that guests write to a number that no hotel has. */
  onUnrouted: (number: string) => Promise<void>;
};

/**
 * Stores guests' messages. A message and its waiting turn are written in one transaction: once this resolves, the message
 * cannot be lost; if it throws, nothing was stored and the provider will retry. Card numbers are masked, also those that a
 * guest spreads over several messages.
 */
export function createInboundService({
  acrossHotels,
  pipeline,
  work,
  events,
  log,
  quietMs,
  isDanger,
  listen,
  onUnrouted,
}: InboundDependencies) {
  /** A failure of the recogniser must not prevent that the message is stored. */
  const speaksOfDanger = ({ body }: InboundMessage): boolean => {
    try {
      return isDanger(body);
    } catch (error) {
      log.warn({ err: error }, 'danger could not be decided at receipt');
      return false;
    }
  };
  const write = async (batch: InboundMessage[]): Promise<InboundOutcome[]> => {
    const items = batch.map((message) => ({
      ...message,
      ...keysOf(message),
      urgent: speaksOfDanger(message),
    }));
    const outcomes = await pipeline((db) => receiveMasked(db, items, quietMs));
    events.announce();
    work.announce();
    const byProviderId = new Map(outcomes.map((outcome) => [outcome.provider_sid, outcome]));
    return batch.map((message) => {
      const outcome = byProviderId.get(message.provider_message_id)!;
      void listen(message, outcome);
      return outcome;
    });
  };
  const groupCommit = createGroupCommit(write);

  const keep = async (message: InboundMessage): Promise<void> => {
    log.warn({ last_digits: message.to.slice(-4) }, 'a message for a number that no hotel has was kept');
    const since = new Date(message.received_at.getTime() - HOUR_MS);
    if (await acrossHotels((tx) => repository.keepUnrouted(tx, message, since))) await onUnrouted(message.to);
  };

  return {
    /** A message for a number that no hotel has is kept until the number is connected (`routeKept`). */
    receive: async (received: InboundMessage): Promise<InboundOutcome> => {
      const message = withoutCards(received);
      const outcome = await groupCommit(message);
      if (outcome.outcome === 'unknown_hotel') await keep(message);
      return outcome;
    },

    /** The guest has a further address: a changed phone, or a new user id. No message comes with it. */
    link: (change: AddressChange): Promise<void> =>
      pipeline((db) => repository.linkAddresses(db, { ...change, ...keysOf(change) })),

    /** Stores kept messages whose number has been connected since. Storing one twice changes nothing. */
    routeKept: async (): Promise<void> => {
      for (const message of await acrossHotels((tx) => repository.routableMessages(tx, ROUTED_AT_ONCE))) {
        const { outcome } = await groupCommit(message);
        if (outcome !== 'unknown_hotel')
          await acrossHotels((tx) => repository.forgetUnrouted(tx, message.provider_message_id));
      }
    },
  };
}

/** The key of the address that wrote, and the other addresses of the account with theirs. */
function keysOf({ from, linked = [] }: Pick<InboundMessage, 'from' | 'linked'>) {
  const identity_key = phoneKey(from);
  const keyed = linked.map((address) => ({ address, key: phoneKey(address) }));
  return { identity_key, linked: keyed.filter(({ key }) => key !== identity_key) };
}

const withoutCards = (message: InboundMessage): InboundMessage => ({
  ...message,
  body: withoutCardNumbers(message.body),
  guest_name: message.guest_name && withoutCardNumbers(message.guest_name),
  location_address: message.location_address && withoutCardNumbers(message.location_address),
});
