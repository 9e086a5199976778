import type { Logger } from 'pino';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';
import { withoutCardNumbers } from './card-numbers.rules.ts';
import * as repository from './inbound.repository.ts';
import type { InboundOutcome } from './inbound.repository.ts';

export type InboundDependencies = {
  acrossHotels: AcrossHotels;
  jobs: Jobs;
  log: Logger;
  /** Milliseconds that a turn waits for the rest of a burst. */
  quietMs: number;
  /** Whether a message alone is certain danger: its turn does not wait and goes before others. */
  isDanger: (text: string) => boolean;
};

/** Turns with danger are taken before all others. */
const DANGER_PRIORITY = 10;

/**
 * Stores guests' messages. A message and its turn's job are written in one transaction: once this resolves, the message
 * cannot be lost; if it throws, nothing was stored and the provider will retry. Card numbers are masked before.
 */
export function createInboundService({ acrossHotels, jobs, log, quietMs, isDanger }: InboundDependencies) {
  /** A failure of the recogniser must not prevent that the message is stored. */
  const speaksOfDanger = ({ body }: InboundMessage): boolean => {
    try {
      return isDanger(body);
    } catch (error) {
      log.warn({ err: error }, 'danger could not be decided at receipt');
      return false;
    }
  };
  const write = (batch: InboundMessage[]): Promise<InboundOutcome[]> => {
    const urgent = new Set(batch.filter(speaksOfDanger).map(({ provider_message_id }) => provider_message_id));
    return acrossHotels(async (tx) => {
      const keyed = batch.map((message) => ({ ...message, identity_key: phoneKey(message.from) }));
      const outcomes = await repository.receiveMessages(tx, keyed);
      await jobs.sendAll(tx, 'turn', turnsOf(outcomes, quietMs, urgent));
      const bySid = new Map(outcomes.map((outcome) => [outcome.provider_sid, outcome]));
      return batch.map((message) => bySid.get(message.provider_message_id)!);
    });
  };
  const groupCommit = createGroupCommit(write);

  return {
    receive: async (message: InboundMessage): Promise<InboundOutcome> => {
      const outcome = await groupCommit(withoutCards(message));
      if (outcome.outcome === 'unknown_hotel')
        log.warn({ last_digits: message.to.slice(-4) }, 'a message for a number that no hotel has');
      return outcome;
    },
  };
}
export type InboundService = ReturnType<typeof createInboundService>;

const withoutCards = (message: InboundMessage): InboundMessage => ({
  ...message,
  body: withoutCardNumbers(message.body),
  guest_name: message.guest_name && withoutCardNumbers(message.guest_name),
  location_address: message.location_address && withoutCardNumbers(message.location_address),
});

/** One job per request, for the last message of a burst. @param urgent the `provider_sid` of messages with danger */
function turnsOf(outcomes: InboundOutcome[], quietMs: number, urgent: ReadonlySet<string>) {
  const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
  const last = new Map(stored.map((outcome) => [outcome.request_id!, outcome]));
  const inDanger = new Set(stored.filter(({ provider_sid }) => urgent.has(provider_sid)).map((one) => one.request_id));
  return [...last.values()].map(({ hotel_id, conversation_id, request_id, message_id }) => ({
    data: { hotel_id: hotel_id!, conversation_id: conversation_id!, request_id: request_id!, message_id: message_id! },
    options: inDanger.has(request_id) ? { priority: DANGER_PRIORITY } : { startAfter: quietMs },
  }));
}
