import type { Logger } from 'pino';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './rounds.repository.ts';
import { startTaskLadders } from './task-ladders.repository.ts';
import type { DueStep } from './rounds.repository.ts';

export type RoundsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  log: Logger;
  /** Whether this server can send SMS and call. */
  hasPhone: boolean;
  /** Tells the guest that nobody could come yet; false if nothing may be sent. */
  tellGuest: (tx: HotelTransaction, where: { hotel_id: string; conversation_id: string }) => Promise<boolean>;
};

/**
 * The ladder: each conversation that waits for a person climbs it step by step until somebody takes it. Rounds run in every
 * process; a step leaves its planned state in the transaction that stores its calls, so it happens once.
 */
export function createRoundsService(dependencies: RoundsDependencies) {
  const { acrossHotels, inHotel, events, log } = dependencies;
  return {
    round: async (): Promise<void> => {
      await acrossHotels(async (tx) => {
        const ended = await repository.endLadders(tx);
        const started = await repository.startLadders(tx);
        const late = await startTaskLadders(tx);
        const changed = [...new Set([...ended, ...started, ...late])];
        await events.publish(tx, ...changed.map((hotel_id) => ({ type: 'ladder.updated' as const, hotel_id })));
      });
      for (const { id, hotel_id } of await acrossHotels(repository.dueSteps))
        await inHotel({ hotel_id }, (tx) => take(dependencies, tx, hotel_id, id)).catch((error: unknown) =>
          log.error({ err: error, step_id: id }, 'a step of the ladder failed; it is tried again'),
        );
    },
  };
}
async function take(dependencies: RoundsDependencies, tx: HotelTransaction, hotel_id: string, id: string) {
  const step = await repository.lockDueStep(tx, id);
  if (!step) return;
  const isDone = await perform(dependencies, tx, { ...step, hotel_id });
  await repository.settleStep(tx, id, isDone ? 'done' : 'skipped');
  if (!isDone) await repository.hurryNextStep(tx, step.ladder_id);
  await dependencies.audit.writeAsPlatform(tx, {
    action: isDone ? 'call_staff' : 'skip_step',
    entity: 'ladder',
    entity_id: step.ladder_id,
    hotel_id,
    details: { channel: step.channel, conversation_id: step.conversation_id, task_id: step.task_id },
  });
  await dependencies.events.publish(tx, { type: 'ladder.updated', hotel_id });
}

/** Returns false if the step reaches nobody. */
async function perform(
  { hasPhone, tellGuest }: RoundsDependencies,
  tx: HotelTransaction,
  step: DueStep & { hotel_id: string },
): Promise<boolean> {
  if (step.channel === 'console') return true;
  if (step.channel === 'guest') {
    const { hotel_id, conversation_id } = step;
    if (!conversation_id || (await repository.guestWasTold(tx, step))) return false;
    return tellGuest(tx, { hotel_id, conversation_id });
  }
  if (step.channel === 'push')
    return (await repository.insertCalls(tx, step, 'push', await repository.devices(tx))) > 0;
  if (!hasPhone) return false;
  const who = step.channel === 'manager' ? 'manager' : 'staff';
  const to = await repository.telephones(tx, who);
  return (await repository.insertCalls(tx, step, step.channel === 'sms' ? 'sms' : 'call', to)) > 0;
}
