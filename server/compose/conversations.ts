import { inOneProcess } from '../db/single-process.ts';
import { isOptOut } from '../features/assistant/gates/consent.rules.ts';
import { isCertainDanger } from '../features/assistant/gates/danger.rules.ts';
import { createClaimLoop } from '../features/conversations/claim-loop.ts';
import { createConversationRecordsService } from '../features/conversations/conversation-records.service.ts';
import { createHeldRepliesService } from '../features/conversations/held-replies/held-replies.service.ts';
import { createReplyDraftsService } from '../features/conversations/drafts/reply-drafts.service.ts';
import { createConversationsService } from '../features/conversations/conversations.service.ts';
import { createDeliveryStatusService } from '../features/conversations/delivery/delivery-status.service.ts';
import { createDeliveryService } from '../features/conversations/delivery/delivery.service.ts';
import { createOutboxService } from '../features/conversations/delivery/outbox.service.ts';
import { createTestMessageService } from '../features/conversations/delivery/test-message.service.ts';
import { createInboundService } from '../features/conversations/inbound/inbound.service.ts';
import { createSpokenDangerService } from '../features/conversations/inbound/spoken-danger.service.ts';
import { createReconciliationService } from '../features/conversations/inbound/reconciliation.service.ts';
import { createMediaService } from '../features/conversations/media/media.service.ts';
import { createVoiceService } from '../features/conversations/media/voice.service.ts';
import { createBookingLinkService } from '../features/conversations/linking/booking-link.service.ts';
import { createAssignmentsService } from '../features/conversations/ownership/assignments.service.ts';
import { createNobodyCameService } from '../features/conversations/ownership/nobody-came.service.ts';
import { createOwnershipService } from '../features/conversations/ownership/ownership.service.ts';
import { createSnoozesService } from '../features/conversations/ownership/snoozes.service.ts';
import { createSuggestionsService } from '../features/conversations/suggestions/suggestions.service.ts';
import { createRatingsService } from '../features/conversations/ratings/ratings.service.ts';
import { createProofService } from '../features/conversations/proof/proof.service.ts';
import { createMissedTargetsService } from '../features/conversations/targets/missed-targets.service.ts';
import { createTagsService } from '../features/conversations/tags/tags.service.ts';
import { createCorrectionsService } from '../features/conversations/corrections/corrections.service.ts';
import { createTargetsService } from '../features/conversations/targets/targets.service.ts';
import { createRequestsService } from '../features/conversations/requests.service.ts';
import { createOverdueTurnsService } from '../features/conversations/turns/overdue-turns.service.ts';
import { createTurnsService } from '../features/conversations/turns/turns.service.ts';
import { createTranslationService } from '../features/conversations/translation/translation.service.ts';
import { promiseInWords } from '../features/tasks/promises.service.ts';
import { routable } from '../features/conversations/inbound/inbound.repository.ts';
import { dueBy } from '../features/conversations/ownership/assignments.repository.ts';
import { heldDue } from '../features/conversations/held-replies/held-replies.repository.ts';
import { severalWorkers, workDue } from '../features/conversations/queue.repository.ts';
import { returnsDue } from '../features/conversations/ownership/ownership.repository.ts';
import { ratable } from '../features/conversations/ratings/ratings.repository.ts';
import { someTargetMissed } from '../features/conversations/targets/missed-targets.repository.ts';
import type { AssistantServices } from './assistant.ts';
import type { GuestsServices } from './guests.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';
import type { NotificationsServices } from './notifications.ts';
import { composeReplyParts } from './reply-parts.ts';
import type { PlatformServices } from './platform.ts';
import type { TemplatesServices } from './templates.ts';

type Others = PlatformServices &
  NotificationsServices &
  KnowledgeServices &
  GuestsServices &
  AssistantServices &
  TemplatesServices;

/** A message's way: webhook → inbound → turn → outbox → delivery → status. */
export function composeConversations(infrastructure: Infrastructure, others: Others) {
  const { config, guestPhone, log, webhooks } = infrastructure;
  const { alerts, knowledge, guestRecords, composer, whatsappTemplates, stayMessageUpdates, readSettings } = others;
  const conversationRecords = createConversationRecordsService();
  const outbox = createOutboxService(infrastructure);
  const ownership = createOwnershipService({ ...infrastructure, openPromise: promiseInWords });
  const quietMs = config.GUEST_TURN_QUIET_MS;
  const voice = createVoiceService({ ...infrastructure, mayAskModel: others.mayAskModel });
  const inbound = createInboundService({
    ...infrastructure,
    ...webhooks,
    quietMs,
    isDanger: isCertainDanger,
    ...createSpokenDangerService({ ...infrastructure, voice, isDanger: isCertainDanger }),
    onUnrouted: alerts.unrouted,
  });
  const statuses = createDeliveryStatusService({
    ...infrastructure,
    ...webhooks,
    onChange: stayMessageUpdates.noteDelivery,
    alerts,
  });
  const delivery = createDeliveryService({
    ...infrastructure,
    statuses,
    alerts,
    onFailed: (tx, message) => stayMessageUpdates.noteDelivery(tx, message, 'failed'),
    holdInQuietHours: stayMessageUpdates.holdInQuietHours,
    isOptOut,
  });
  const replyParts = composeReplyParts(infrastructure, others);
  const ratings = createRatingsService({ ...infrastructure, outbox });
  guestPhone?.onStatus((provider_message_id, status) => {
    void statuses
      .apply({ provider_message_id, status, problem: null, code: null })
      .catch((error: unknown) => log.warn({ err: error }, 'a tick of the guest phone was lost'));
  });
  return {
    conversationRecords,
    inbound,
    outbox,
    statuses,
    delivery,
    ownership,
    ratings,
    assignments: createAssignmentsService(infrastructure),
    snoozes: createSnoozesService(infrastructure),
    targets: createTargetsService(infrastructure),
    missedTargets: createMissedTargetsService(infrastructure),
    nobodyCame: createNobodyCameService({ ...infrastructure, outbox }),
    reconciliation: createReconciliationService({
      ...infrastructure,
      receive: inbound.receive,
      applyStatus: statuses.apply,
    }),
    overdueTurns: createOverdueTurnsService(infrastructure),
    turns: createTurnsService({
      ...infrastructure,
      composer,
      knowledge,
      proof: createProofService({ ...infrastructure, lockPhones: guestRecords.lockPhones }),
      ratings,
      voice,
      outbox,
      delivery,
      readSettings,
      alerts,
      quietMs,
    }),
    conversations: createConversationsService({ ...infrastructure, outbox, ownership, whatsappTemplates }),
    heldReplies: createHeldRepliesService({
      ...infrastructure,
      outbox,
      ownership,
      whatsappTemplates,
      superAdminEmails: infrastructure.config.SUPER_ADMIN_EMAILS,
    }),
    replyDrafts: createReplyDraftsService(infrastructure),
    tags: createTagsService(infrastructure),
    corrections: createCorrectionsService({ ...infrastructure, outbox, knowledge }),
    suggestions: createSuggestionsService({ ...infrastructure, outbox, ownership }),
    bookingLink: createBookingLinkService({ ...infrastructure, lockPhones: guestRecords.lockPhones }),
    ...replyParts,
    mediaFiles: createMediaService({ ...infrastructure, ...replyParts }),
    translation: createTranslationService({ ...infrastructure, mayAskModel: others.mayAskModel }),
    requests: createRequestsService({ ...infrastructure, ownership, countryOf: guestRecords.countryOf }),
    testMessage: createTestMessageService({
      ...infrastructure,
      outbox,
      whatsappTemplates,
      conversationRecords,
    }),
  };
}
export type ConversationsServices = ReturnType<typeof composeConversations>;

const [assignmentsMs, returnsMs] = [1000, 2000];
const [overdueMs, keptMs] = [15_000, 5_000];
const reconciliationMs = 60_000;
const [workMs, releaseMs] = [1000, 1000];
const [heldMs, ratingsMs] = [1000, 2000];
const pruneMs = 15 * 60_000;

/** Runs in processes that receive webhooks. */
export function reconcileMessages(
  { reconciliation }: ConversationsServices,
  { config, rounds, db }: Infrastructure,
): void {
  if (config.ROLE === 'worker' || config.practice) return;
  const round = inOneProcess(db, 'reconciliation', () => reconciliation.round());
  rounds.every('reconciliation', reconciliationMs, round);
}

/** Runs in every process: a guest must not wait unseen because no worker runs. */
export function watchTurns(
  { overdueTurns, assignments, snoozes, missedTargets }: ConversationsServices,
  { rounds }: Infrastructure,
): void {
  rounds.every('overdue-turns', overdueMs, () => overdueTurns.alarm());
  rounds.every(
    'untaken-assignments',
    assignmentsMs,
    () => assignments.returnUntaken(),
    (db) => dueBy(db, 'assignment_due_at'),
  );
  rounds.every(
    'ended-snoozes',
    assignmentsMs,
    () => snoozes.wakeDue(),
    (db) => dueBy(db, 'snoozed_until'),
  );
  rounds.every(
    'missed-targets',
    assignmentsMs,
    () => missedTargets.round(),
    () => someTargetMissed,
  );
}

/** Turns and deliveries of one process at most, side by side: a slow model or provider takes none of the other's slots. */
const TURN_SLOTS = 1000;
const DELIVERY_SLOTS = 200;
const CLAIM_AT_MOST = 50;

/** Starts a worker's loops. Returns what ends them: what is under way is finished or given back. */
export async function startConversationsWorkers(
  {
    turns,
    delivery,
    inbound,
    ownership,
    heldReplies,
    replyDrafts,
    replyFiles,
    choices,
    ratings,
  }: ConversationsServices,
  { rounds, work, log, db, config }: Infrastructure,
): Promise<() => Promise<void>> {
  const [atMost, apartMs] = [CLAIM_AT_MOST, 20];
  const loops = [
    createClaimLoop({ name: 'turns', slots: TURN_SLOTS, atMost, apartMs, claim: turns.claim, run: turns.answer, log }),
    createClaimLoop({
      name: 'deliveries',
      slots: DELIVERY_SLOTS,
      atMost,
      claim: delivery.claim,
      run: ([row, maySend]) => delivery.deliver(row, maySend),
      log,
    }),
  ];
  for (const loop of loops) work.onWork(loop.look);
  await work.start();
  rounds.every('work', workMs, async () => work.look(), workDue);
  rounds.every('release-dead-workers', releaseMs, () => delivery.release(), severalWorkers);
  const routeKept = inOneProcess(db, 'route-kept-messages', () => inbound.routeKept());
  rounds.every('route-kept-messages', keptMs, routeKept, routable);
  const returnDue = inOneProcess(db, 'return-to-assistant', () => ownership.returnDue());
  rounds.every('return-to-assistant', returnsMs, returnDue, returnsDue);
  const settleHeld = inOneProcess(db, 'held-replies', () => heldReplies.settleDue());
  const isHeldDue = (_: unknown, now: Date) => heldDue({ now, superAdmins: config.SUPER_ADMIN_EMAILS });
  rounds.every('held-replies', heldMs, settleHeld, isHeldDue);
  rounds.every('ratings', ratingsMs, inOneProcess(db, 'ratings', ratings.round), (_, now) => ratable(now));
  const prune = inOneProcess(db, 'ended-held-replies', () =>
    heldReplies.prune().then(replyDrafts.prune).then(replyFiles.prune).then(choices.prune),
  );
  rounds.every('ended-held-replies', pruneMs, prune);
  return async () => {
    work.rest();
    await Promise.all(loops.map((loop) => loop.stop()));
  };
}
