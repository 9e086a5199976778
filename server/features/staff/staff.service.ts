import type { PlainCode } from '#shared/reasons/reasons.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './staff.repository.ts';

export type StaffDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  /** Releases the conversations that a removed member had taken over. */
  releaseConversations: (tx: HotelTransaction, scope: HotelScope, userId: string) => Promise<void>;
};
export type StaffList = { cursor?: string | undefined; limit: number };

/** The members of a hotel. A hotel always keeps at least one admin, who can invite others. */
export function createStaffService({ inHotel, audit, events, releaseConversations }: StaffDependencies) {
  const tell = async (
    tx: HotelTransaction,
    scope: HotelScope,
    action: AuditAction,
    id: string,
    details: Record<string, unknown>,
  ) => {
    await audit.write(tx, scope.caller, { action, entity: 'staff', entity_id: id, hotel_id: scope.hotel_id, details });
    await events.publish(tx, { type: 'staff.updated', hotel_id: scope.hotel_id });
  };

  const setRole = async (tx: HotelTransaction, scope: HotelScope, id: string, role: StaffRole) => {
    await demandByHand(tx, id);
    if (role === 'staff') await keepAnAdmin(tx, id, 'last_admin_role');
    if (!(await repository.updateRole(tx, id, role))) throw notFound('staff_member');
    await tell(tx, scope, 'set_role', id, { role });
  };

  const remove = async (tx: HotelTransaction, scope: HotelScope, id: string) => {
    await demandByHand(tx, id);
    await keepAnAdmin(tx, id, 'last_admin_removed');
    const member = await repository.memberById(tx, id);
    if (!member || !(await repository.deleteMember(tx, id))) throw notFound('staff_member');
    await releaseConversations(tx, scope, member.user_id);
    await tell(tx, scope, 'remove', id, { user_id: member.user_id, email: member.email, role: member.role });
  };

  return {
    list: (scope: HotelScope, { cursor, limit }: StaffList) =>
      inHotel(scope, async (tx) => {
        const after = decodeBefore(cursor);
        return toPage(await repository.listMembers(tx, after, limit + 1), limit, cursorOf);
      }),

    /** @throws AppError conflict when the last admin would become staff, and for a membership of the company's directory. */
    setRole: (scope: HotelScope, id: string, role: StaffRole) =>
      inHotel(scope, async (tx) => {
        await setRole(tx, scope, id, role);
        return (await repository.memberById(tx, id))!;
      }),

    /** The account stays; its next call finds no hotel, and its live stream ends. @throws AppError conflict as for `setRole`. */
    remove: (scope: HotelScope, id: string) => inHotel(scope, (tx) => remove(tx, scope, id)),

    /** The same by account, for the platform's list of users. `set` also adds a member. */
    byUser: {
      set: (scope: HotelScope, userId: string, role: StaffRole) =>
        inHotel(scope, async (tx) => {
          const member = await repository.memberByUser(tx, userId);
          if (member?.role === role) return;
          if (member) return setRole(tx, scope, member.id, role);
          const id = await repository.insertMember(tx, userId, role);
          await tell(tx, scope, 'add', id, { user_id: userId, role });
        }),
      remove: (scope: HotelScope, userId: string) =>
        inHotel(scope, async (tx) => {
          const member = await repository.memberByUser(tx, userId);
          if (!member) throw notFound('staff_member');
          await remove(tx, scope, member.id);
        }),
      /** Gives the person's conversations back, and tells open consoles of the hotel. */
      release: (scope: HotelScope, userId: string) =>
        inHotel(scope, async (tx) => {
          await releaseConversations(tx, scope, userId);
          await events.publish(tx, { type: 'staff.updated', hotel_id: scope.hotel_id });
        }),
    },
  };
}
export type StaffService = ReturnType<typeof createStaffService>;

/** @throws AppError conflict for a membership that the company's directory gave */
async function demandByHand(tx: HotelTransaction, id: string): Promise<void> {
  if (await repository.isByDirectory(tx, id)) throw new AppError('conflict', 'directory_membership');
}

async function keepAnAdmin(tx: HotelTransaction, id: string, refusal: PlainCode): Promise<void> {
  const admins = await repository.lockAdmins(tx);
  if (admins.length === 1 && admins[0]!.id === id) throw new AppError('conflict', refusal);
}
