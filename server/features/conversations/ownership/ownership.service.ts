import type { StateBefore } from '#shared/features/conversations/state-before.schema.ts';
import type {
  Conversation,
  ConversationEventKind,
  Owner,
  RequestStatus,
} from '#shared/features/conversations/conversations.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { ConversationRow } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import { assign, type Assignee } from './assign.ts';
import { handBack, recordEvent, returnToAssistant, type OwnershipDependencies } from './hand-back.ts';
import * as repository from './ownership.repository.ts';
import { current, giveTo, lockedConversation, takeOver, tellRequests } from './take-over.ts';
import * as requests from '../requests.repository.ts';

const returnedAtOnce = 100;
const isDone = (status: string): boolean => status === 'resolved' || status === 'completed';

/** The title of a promise to the guest that is not kept yet; null: none. */
type PromisesOfThreads = { openPromise: (tx: HotelTransaction, conversationId: string) => Promise<string | null> };
type Change = { id: string; status: RequestStatus };

/**
 * Owner of a conversation, and status of its requests. Every change locks the conversation first and stores an
 * event in its thread. When a conversation returns to the assistant, the guest's messages after the last message of
 * staff become a turn for the assistant.
 */
export function createOwnershipService(dependencies: OwnershipDependencies & PromisesOfThreads) {
  const { inHotel, acrossHotels, clock, log } = dependencies;
  const locked = lockedConversation;

  return {
    /** `staff` with nobody else named: the caller takes over. A colleague or a department has to take it in time. */
    setOwner: (scope: HotelScope, id: string, owner: Owner, to: Assignee): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const conversation = await locked(tx, id);
        if (owner === 'staff') await assign(dependencies, tx, scope, conversation, to);
        else if (conversation.owner === 'staff')
          await handBack(dependencies, tx, conversation, { kind: 'handed_back', scope });
        await auditOwner(dependencies, tx, scope, id, owner, to);
        return current(dependencies, tx, id);
      }),

    /** For a reply of staff, in its transaction. The conversation is locked. */
    takeOver: (tx: HotelTransaction, scope: HotelScope, conversation: ConversationRow): Promise<void> =>
      takeOver(dependencies, tx, scope, conversation),

    noteStaffAction: (tx: HotelTransaction, id: string): Promise<void> =>
      repository.noteStaffAction(tx, id, clock.now()),

    /** For a single request; any status may follow any other (docs/product.md, section 4). The conversation is locked. */
    setStatus: async (tx: HotelTransaction, scope: HotelScope, conversation: ConversationRow, change: Change) => {
      const [before] = await requests.statusesOf(tx, conversation.id, [change.id]);
      if (!before) throw notFound('request');
      await changeStatuses(
        dependencies,
        tx,
        scope,
        conversation.id,
        [change],
        statusEvent(before.status, change.status),
      );
      await settleOwner(dependencies, tx, scope, conversation, [change]);
    },

    /** @throws AppError conflict `open_promise`, unless that is confirmed. Resolves all or some open requests of a conversation. After the last one, it returns to the assistant. */
    resolve: (scope: HotelScope, id: string, requestIds: string[] | undefined, despitePromises: boolean) =>
      inHotel(scope, async (tx) => {
        const conversation = await locked(tx, id);
        const promise = despitePromises ? null : await dependencies.openPromise(tx, id);
        if (promise) throw new AppError('conflict', reason('open_promise', { promise }));
        const { owner, assigned_to } = conversation;
        const before = requestIds
          ? await requests.statusesOf(tx, id, requestIds)
          : await repository.notCompleted(tx, id);
        if (requestIds?.some((one) => !before.some((request) => request.id === one))) throw notFound('request');
        const changes = before.map((request) => ({ id: request.id, status: 'completed' as const }));
        await changeStatuses(dependencies, tx, scope, id, changes, 'resolved');
        await settleOwner(dependencies, tx, scope, conversation, changes);
        return { conversation: await current(dependencies, tx, id), before: { owner, assigned_to, requests: before } };
      }),

    reopen: (scope: HotelScope, id: string, before: StateBefore): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const conversation = await locked(tx, id);
        await changeStatuses(dependencies, tx, scope, id, before.requests, 'reopened');
        if (before.owner === 'staff' && conversation.owner !== 'staff') {
          const assigned = before.assigned_to ? await conversations.memberNamed(tx, before.assigned_to) : undefined;
          await giveTo(dependencies, tx, scope, conversation, assigned ?? null);
        }
        await repository.noteStaffAction(tx, id, clock.now());
        return current(dependencies, tx, id);
      }),

    /** Applies a changed period of the hotel, in the transaction that saves it. */
    reschedule: (tx: HotelTransaction): Promise<void> => repository.rescheduleReturns(tx, clock.now()),

    /**
     * Returns due conversations to the assistant. The lock ensures that each returns once, even with several workers.
     */
    returnDue: async (): Promise<void> => {
      const due = await acrossHotels((tx) => repository.dueReturns(tx, clock.now(), returnedAtOnce));
      for (const { id, hotel_id } of due)
        await inHotel({ hotel_id }, (tx) => returnToAssistant(dependencies, tx, id)).catch((error: unknown) =>
          log.warn({ err: error, conversation_id: id }, 'a conversation could not be given back to the assistant'),
        );
    },
  };
}
export type OwnershipService = ReturnType<typeof createOwnershipService>;

function auditOwner(
  { audit }: OwnershipDependencies,
  tx: HotelTransaction,
  { caller, hotel_id }: HotelScope,
  entity_id: string,
  owner: Owner,
  to: Assignee = {},
) {
  const isGiven = Boolean(to.department_id || (to.user_id && to.user_id !== caller.user_id));
  const action = owner === 'assistant' ? 'hand_back' : isGiven ? 'assign' : 'take_over';
  const details = action === 'assign' ? { details: { ...to } } : {};
  return audit.write(tx, caller, { action, entity: 'conversation', entity_id, hotel_id, ...details });
}

function statusEvent(before: string, after: RequestStatus): ConversationEventKind {
  if (isDone(after)) return 'resolved';
  if (isDone(before)) return 'reopened';
  return after === 'in_progress' ? 'in_progress' : 'set_open';
}

/** Stores one event for all requests; none if no status changed. */
async function changeStatuses(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  conversationId: string,
  changes: Change[],
  kind: ConversationEventKind,
): Promise<void> {
  const { audit, clock } = dependencies;
  const changed: { id: string }[] = [];
  for (const [status, some] of Map.groupBy(changes, (change) => change.status)) {
    const ids = some.map(({ id }) => id);
    const resolved_by = isDone(status) ? scope.caller.user_id : null;
    const set = { status, resolved_by, updated_at: clock.now() };
    for (const id of await repository.setStatuses(tx, conversationId, ids, set)) {
      changed.push({ id });
      const entry = { entity: 'guest_request' as const, entity_id: id, hotel_id: scope.hotel_id };
      await audit.write(tx, scope.caller, { action: 'set_status', ...entry, details: { status } });
    }
  }
  if (changed.length > 0) await recordEvent(dependencies, tx, conversationId, kind, scope);
  await tellRequests(dependencies, tx, { id: conversationId, hotel_id: scope.hotel_id }, changed);
}

/**
 * After a change of status: returns the conversation if no request is open, otherwise restarts its period with staff.
 */
async function settleOwner(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  conversation: ConversationRow,
  changes: Change[],
): Promise<void> {
  if (conversation.owner !== 'staff') return;
  const left = await repository.notCompleted(tx, conversation.id);
  if (left.some(({ status }) => !isDone(status)) || changes.some(({ status }) => !isDone(status)))
    return repository.noteStaffAction(tx, conversation.id, dependencies.clock.now());
  const resolved = changes.map(({ id }) => id);
  await handBack(dependencies, tx, conversation, { kind: 'handed_back', scope, resolved });
  await auditOwner(dependencies, tx, scope, conversation.id, 'assistant');
}
