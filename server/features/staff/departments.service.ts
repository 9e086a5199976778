import { takenWithinMinutes } from '#shared/features/conversations/conversations.values.ts';
import { once } from '#server/db/once.ts';
import type { DepartmentDraft, Departments } from '#shared/features/staff/departments.schema.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './departments.repository.ts';

export type DepartmentsDependencies = { inHotel: InHotel; audit: AuditService; events: Events };

const MOST_DEPARTMENTS = 30;

/** Departments of a hotel, to which conversations are given. Every change answers with all of them. */
export function createDepartmentsService({ inHotel, audit, events }: DepartmentsDependencies) {
  const all = async (tx: HotelTransaction): Promise<Departments> => ({
    departments: await repository.listDepartments(tx),
    taken_within_minutes: (await repository.ownPeriod(tx)) ?? takenWithinMinutes,
  });
  type Change = { action: AuditAction; entity_id?: string; details?: Record<string, unknown> };
  const changed = async (tx: HotelTransaction, { caller, hotel_id }: HotelScope, change: Change) => {
    await audit.write(tx, caller, { entity: 'department', ...change, hotel_id });
    await events.publish(tx, { type: 'staff.updated', hotel_id });
    return all(tx);
  };

  return {
    get: (scope: HotelScope) => inHotel(scope, all),

    /** @throws AppError conflict for a name that is taken, and above 30 departments. */
    add: (scope: HotelScope, { name, members }: DepartmentDraft) =>
      once(inHotel, scope, async (tx) => {
        if ((await repository.listDepartments(tx)).length >= MOST_DEPARTMENTS)
          throw new AppError('conflict', reason('too_many_departments', { most: MOST_DEPARTMENTS }));
        const id = await repository.insertDepartment(tx, name);
        if (!id) throw new AppError('conflict', 'department_twice');
        await repository.setMembers(tx, id, members);
        return changed(tx, scope, { action: 'create', entity_id: id, details: { name } });
      }),

    /** @throws AppError not_found, conflict for a name that is taken. */
    change: (scope: HotelScope, id: string, { name, members }: DepartmentDraft) =>
      inHotel(scope, async (tx) => {
        if (await repository.hasName(tx, name, id)) throw new AppError('conflict', 'department_twice');
        if (!(await repository.rename(tx, id, name))) throw notFound('department');
        await repository.setMembers(tx, id, members);
        return changed(tx, scope, { action: 'update', entity_id: id, details: { name, members: members.length } });
      }),

    remove: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        const conversations = await repository.deleteDepartment(tx, id);
        if (!conversations) throw notFound('department');
        const { hotel_id } = scope;
        const told = conversations.map((conversation_id) => ({
          type: 'conversation.updated' as const,
          hotel_id,
          conversation_id,
        }));
        await events.publish(tx, ...told);
        return changed(tx, scope, { action: 'delete', entity_id: id });
      }),

    saveSettings: (scope: HotelScope, minutes: number) =>
      inHotel(scope, async (tx) => {
        await repository.savePeriod(tx, minutes);
        return changed(tx, scope, { action: 'update', details: { taken_within_minutes: minutes } });
      }),
  };
}
export type DepartmentsService = ReturnType<typeof createDepartmentsService>;
