import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { invalidInput } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationRow } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import { recordEvent, type OwnershipDependencies } from './hand-back.ts';
import * as assignments from './assignments.repository.ts';
import * as repository from './ownership.repository.ts';
import { takeOver, takeUp } from './take-over.ts';

/** Both empty: the caller. */
export type Assignee = { user_id?: string | null | undefined; department_id?: string | null | undefined };

/**
 * Gives a conversation to the caller, a colleague or a department. The last two have to take it within the hotel's period.
 * @throws AppError invalid_input for a person or a department of another hotel.
 */
export async function assign(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  conversation: ConversationRow,
  { user_id, department_id }: Assignee,
): Promise<void> {
  if (!department_id && (!user_id || user_id === scope.caller.user_id))
    return takeOver(dependencies, tx, scope, conversation);
  const to = department_id ? await departmentFields(tx, department_id) : await colleagueFields(tx, user_id ?? '');
  await takeUp(dependencies, tx, conversation);
  await conversations.changeConversation(tx, conversation.id, { owner: 'staff', ...conversations.unassigned, ...to });
  await assignments.startPeriod(tx, conversation.id);
  const assigned_name = to.assigned_name ?? to.department_name ?? '';
  await recordEvent(dependencies, tx, conversation.id, 'assigned', scope, { assigned_name });
  await repository.noteStaffAction(tx, conversation.id, dependencies.clock.now());
}

async function departmentFields(tx: HotelTransaction, id: string) {
  const department = await assignments.departmentNamed(tx, id);
  if (!department) throw invalidInput([fieldProblem('department_id', reason('department_not_found'))]);
  return { department_id: id, department_name: department.name, assigned_name: null };
}

async function colleagueFields(tx: HotelTransaction, id: string) {
  const member = await conversations.memberNamed(tx, id);
  if (!member) throw invalidInput([fieldProblem('assigned_to', reason('choose_colleague'))]);
  return { assigned_to: id, assigned_name: member.name, department_name: null };
}
