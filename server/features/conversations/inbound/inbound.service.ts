import type { Logger } from 'pino';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';
import * as repository from './inbound.repository.ts';
import type { InboundOutcome } from './inbound.repository.ts';

export type InboundDependencies = { acrossHotels: AcrossHotels; jobs: Jobs; log: Logger; quietMs: number };

/**
 * Stores guests' messages. A message and its turn's job are written in one transaction: once this resolves, the message
 * cannot be lost; if it throws, nothing was stored and the provider will retry.
 */
export function createInboundService({ acrossHotels, jobs, log, quietMs }: InboundDependencies) {
  const write = (batch: InboundMessage[]): Promise<InboundOutcome[]> =>
    acrossHotels(async (tx) => {
      const keyed = batch.map((message) => ({ ...message, identity_key: phoneKey(message.from) }));
      const outcomes = await repository.receiveMessages(tx, keyed);
      await jobs.sendAll(tx, 'turn', turnsOf(outcomes, quietMs));
      const bySid = new Map(outcomes.map((outcome) => [outcome.provider_sid, outcome]));
      return batch.map((message) => bySid.get(message.provider_message_id)!);
    });
  const groupCommit = createGroupCommit(write);

  return {
    receive: async (message: InboundMessage): Promise<InboundOutcome> => {
      const outcome = await groupCommit(message);
      if (outcome.outcome === 'unknown_hotel')
        log.warn({ last_digits: message.to.slice(-4) }, 'a message for a number that no hotel has');
      return outcome;
    },
  };
}
export type InboundService = ReturnType<typeof createInboundService>;

/** One job per request, for the last message of a burst. */
function turnsOf(outcomes: InboundOutcome[], quietMs: number) {
  const last = new Map<string, InboundOutcome>();
  for (const outcome of outcomes) if (outcome.outcome === 'stored') last.set(outcome.request_id!, outcome);
  return [...last.values()].map(({ hotel_id, conversation_id, request_id, message_id }) => ({
    data: { hotel_id: hotel_id!, conversation_id: conversation_id!, request_id: request_id!, message_id: message_id! },
    options: { startAfter: quietMs },
  }));
}
