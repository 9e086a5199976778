import type { Router } from 'express';
import { someCallDue } from '../features/notifications/ladder/calls.repository.ts';
import { channelsOf, createCallsService } from '../features/notifications/ladder/calls.service.ts';
import { ladderRoutes } from '../features/notifications/ladder/ladder.routes.ts';
import { createLadderService } from '../features/notifications/ladder/ladder.service.ts';
import { pushRoutes } from '../features/notifications/push/push.routes.ts';
import { createPushService } from '../features/notifications/push/push.service.ts';
import { someLadderDue } from '../features/notifications/ladder/rounds.repository.ts';
import { createRoundsService } from '../features/notifications/ladder/rounds.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';
import type { TasksServices } from './tasks.ts';
import type { Infrastructure } from './infrastructure.ts';

/** The escalation ladder: people are called until somebody takes the guest who waits. */
export function composeLadder(infrastructure: Infrastructure, others: ConversationsServices & TasksServices) {
  const { ownership, nobodyCame, tasks } = others;
  const hasPhone = infrastructure.phone !== null;
  return {
    ladder: createLadderService({ ...infrastructure, hasPhone }),
    pushDevices: createPushService(infrastructure),
    ladderRounds: createRoundsService({ ...infrastructure, hasPhone, tellGuest: nobodyCame.tell }),
    ladderCalls: createCallsService({
      ...infrastructure,
      publicUrl: infrastructure.config.PUBLIC_URL,
      takeOver: (scope, id) => ownership.setOwner(scope, id, 'staff', {}),
      takeTask: tasks.take,
    }),
  };
}
export type LadderServices = ReturnType<typeof composeLadder>;

export function mountLadder(router: Router, { ladder, pushDevices }: LadderServices, authorize: Authorize): void {
  ladderRoutes(router, ladder, authorize);
  pushRoutes(router, pushDevices, authorize);
}

const roundMs = 1000;

/** Runs in every process: staff are called also while no worker runs. */
export function startLadder(
  { ladderRounds, ladderCalls }: LadderServices,
  { config, rounds, phone }: Infrastructure,
): void {
  if (config.PAUSE_SENDING) return;
  const steps = (): Promise<void> => ladderRounds.round();
  rounds.every('ladder-steps', roundMs, steps, () => someLadderDue);
  const channels = channelsOf(phone);
  rounds.every(
    'ladder-calls',
    roundMs,
    () => ladderCalls.round(),
    () => someCallDue(channels),
  );
}
