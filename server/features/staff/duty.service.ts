import { reason } from '#shared/reasons/reasons.ts';
import { once } from '#server/db/once.ts';
import type { DaysOffDraft, ShiftDraft } from '#shared/features/staff/duty.schema.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './duty.repository.ts';

export type DutyDependencies = { inHotel: InHotel; audit: AuditService; events: Events };

const MOST_SHIFTS = 500;

/** Who is on duty when. Every change answers with the whole plan. */
export function createDutyService({ inHotel, audit, events }: DutyDependencies) {
  const plan = async (tx: HotelTransaction) => ({
    on_duty: await repository.onDutyNow(tx),
    shifts: await repository.listShifts(tx),
    days_off: await repository.listDaysOff(tx),
  });
  type Change = { action: AuditAction; entity_id: string; details?: Record<string, unknown> };
  const changed = async (tx: HotelTransaction, { caller, hotel_id }: PersonScope, change: Change) => {
    await audit.write(tx, caller, { ...change, entity: 'duty', hotel_id });
    await events.publish(tx, { type: 'staff.updated', hotel_id });
    return plan(tx);
  };
  const needMember = async (tx: HotelTransaction, userId: string): Promise<void> => {
    if (!(await repository.isMember(tx, userId))) throw notFound('staff_member');
  };

  return {
    get: (scope: PersonScope) => inHotel(scope, plan),

    /** @throws AppError not_found for a super admin, who is no member. */
    sign: (scope: PersonScope, is_on: boolean) =>
      inHotel(scope, async (tx) => {
        const { user_id } = scope.caller;
        await needMember(tx, user_id);
        await repository.sign(tx, user_id, is_on);
        return changed(tx, scope, { action: is_on ? 'start' : 'end', entity_id: user_id });
      }),

    addShift: (scope: PersonScope, draft: ShiftDraft) =>
      once(inHotel, scope, async (tx) => {
        await needMember(tx, draft.user_id);
        if ((await repository.countShifts(tx)) >= MOST_SHIFTS)
          throw new AppError('conflict', reason('too_many_shifts', { most: MOST_SHIFTS }));
        const id = await repository.insertShift(tx, draft);
        return changed(tx, scope, { action: 'create', entity_id: id, details: { user_id: draft.user_id } });
      }),

    removeShift: (scope: PersonScope, id: string) =>
      inHotel(scope, async (tx) => {
        const removed = await repository.deleteShift(tx, id);
        if (!removed) throw notFound('shift');
        return changed(tx, scope, { action: 'delete', entity_id: id, details: { user_id: removed.user_id } });
      }),

    addDaysOff: (scope: PersonScope, draft: DaysOffDraft) =>
      once(inHotel, scope, async (tx) => {
        if (draft.user_id) await needMember(tx, draft.user_id);
        const id = await repository.insertDaysOff(tx, draft);
        return changed(tx, scope, { action: 'create', entity_id: id, details: draft });
      }),

    removeDaysOff: (scope: PersonScope, id: string) =>
      inHotel(scope, async (tx) => {
        const removed = await repository.deleteDaysOff(tx, id);
        if (!removed) throw notFound('shift');
        return changed(tx, scope, { action: 'delete', entity_id: id, details: { user_id: removed.user_id } });
      }),
  };
}
export type DutyService = ReturnType<typeof createDutyService>;
