import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { HotelScope, KeyCaller } from '#server/caller.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { noteLastAdmin } from './scim.repository.ts';
import * as repository from './scim-memberships.repository.ts';

export type DirectoryMembershipsDependencies = {
  audit: AuditService;
  clock: Clock;
  events: Events;
  /** Gives a person's conversations of a hotel back, and tells open consoles. */
  release: (scope: HotelScope, userId: string) => Promise<void>;
};

/** A person who has lost a hotel, whose conversations are given back after the transaction. */
export type Loss = { user_id: string; hotel_id: string };

/** The directory is no person: it owns no conversation. */
const actorOf = (group_id: string): KeyCaller => ({
  user_id: null,
  email: null,
  name: 'Company directory',
  context: null,
  key_id: group_id,
});

const keyOf = ({ user_id, hotel_id }: Loss) => `${user_id} ${hotel_id}`;

/**
 * Memberships of hotels that follow from the groups of a company's directory. A membership given by hand is neither changed
 * nor taken, and hides what the directory gives in the same hotel.
 */
export function createDirectoryMemberships(dependencies: DirectoryMembershipsDependencies) {
  const { audit, clock, events, release } = dependencies;
  type Change = { action: AuditAction; id: string; hotel_id: string; details: Record<string, unknown> };
  const note = (tx: AcrossHotelsTransaction, group_id: string, { action, id, hotel_id, details }: Change) =>
    audit.writeAsPlatform(tx, {
      action,
      entity: 'staff',
      entity_id: id,
      hotel_id,
      details: { by: 'directory', group_id, ...details },
    });

  /** The last admin may go; the super admins are told. `gone`: address of the person by hotel. */
  const tellOfLastAdmins = async (tx: AcrossHotelsTransaction, gone: Map<string, string>) => {
    for (const [hotel_id, email] of gone)
      if (!(await repository.hasAdmin(tx, hotel_id)))
        await noteLastAdmin(tx, hotel_id, [reason('last_admin_of_directory', { email })], clock.now());
  };

  return {
    /** Gives and takes what follows for these people. Call it with the directory locked, after its rows have changed. */
    follow: async (tx: AcrossHotelsTransaction, group_id: string, userIds: string[]): Promise<Loss[]> => {
      if (userIds.length === 0) return [];
      const due = new Map((await repository.givenTo(tx, group_id, userIds)).map((row) => [keyOf(row), row]));
      const held = await repository.heldBy(tx, userIds);
      const [losses, changed, gone] = [[] as Loss[], new Set<string>(), new Map<string, string>()];
      for (const { id, user_id, hotel_id, role, directory_group_id, email } of held) {
        const wanted = due.get(keyOf({ user_id, hotel_id }));
        due.delete(keyOf({ user_id, hotel_id }));
        if (directory_group_id !== group_id || wanted?.role === role) continue;
        const details = { user_id, email, role: wanted?.role ?? role };
        if (wanted) await repository.setRole(tx, id, wanted.role);
        else await repository.take(tx, id);
        if (!wanted) losses.push({ user_id, hotel_id });
        if (role === 'admin') gone.set(hotel_id, email);
        await note(tx, group_id, { action: wanted ? 'set_role' : 'remove', id, hotel_id, details });
        changed.add(hotel_id);
      }
      for (const { user_id, hotel_id, role, email } of due.values()) {
        const id = await repository.give(tx, { user_id, hotel_id, role, directory_group_id: group_id });
        if (!id) continue;
        await note(tx, group_id, { action: 'add', id, hotel_id, details: { user_id, email, role } });
        changed.add(hotel_id);
      }
      await tellOfLastAdmins(tx, gone);
      for (const hotel_id of changed) await events.publish(tx, { type: 'staff.updated', hotel_id });
      return losses;
    },

    /** Gives the conversations back. Call it after the transaction. */
    release: async (group_id: string, losses: Loss[]): Promise<void> => {
      for (const { hotel_id, user_id } of losses)
        await release({ hotel_id, role: 'admin', caller: actorOf(group_id) }, user_id);
    },
  };
}
export type DirectoryMemberships = ReturnType<typeof createDirectoryMemberships>;
