import { isErased } from '#shared/features/guests/erasure.rules.ts';
import type { GuestIdentity } from '#shared/features/guests/guest-identity.schema.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import { phoneKey } from '#shared/features/guests/phones.rules.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { GuestRecordsService } from '../guest-records.service.ts';
import * as guests from '../guests.repository.ts';
import { asGuest } from '../guests.rules.ts';
import * as repository from './merges.repository.ts';
import { likelySame } from './proposals.repository.ts';

export type MergesDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  guestRecords: GuestRecordsService;
};

/** One guest, many addresses: merging two records, undoing it exactly, and proposals (docs/decisions/0056-one-guest-many-addresses.md). */
export function createMergesService({ inHotel, audit, events, clock, guestRecords }: MergesDependencies) {
  const guestOf = async (tx: HotelTransaction, id: string) => {
    const guest = await guests.guestById(tx, id);
    if (!guest) throw notFound('guest');
    if (isErased(guest)) throw new AppError('conflict', 'guest_erased_already');
    return guest;
  };

  const actorOf = ({ caller }: PersonScope) => ({ id: caller.user_id, name: caller.name, at: clock.now() });

  /** In the lock order of all: phones, bookings, threads. */
  const lock = async (tx: HotelTransaction, scope: PersonScope, phoneKeys: string[], guestIds: string[]) => {
    await guestRecords.lockPhones(tx, scope, phoneKeys);
    await repository.lockBookingsOf(tx, guestIds);
    await repository.lockThreads(tx);
  };

  const tell = async (tx: HotelTransaction, scope: PersonScope, action: AuditAction, id: string, details: object) => {
    const { caller, hotel_id } = scope;
    await audit.write(tx, caller, { action, entity: 'guest', entity_id: id, hotel_id, details: { ...details } });
    await events.publish(tx, { type: 'guest.updated', hotel_id, guest_id: id });
  };

  return {
    identity: (scope: PersonScope, id: string): Promise<GuestIdentity> =>
      inHotel(scope, async (tx) => {
        const guest = await guests.guestById(tx, id);
        if (!guest) throw notFound('guest');
        if (isErased(guest)) return { addresses: [], merges: [], proposals: [] };
        const merges = await repository.mergesOf(tx, id);
        const proposals = await likelySame(tx, guest);
        return {
          addresses: await repository.addressesOf(tx, id),
          merges: merges.map((row) => ({
            id: row.id,
            name: row.gone_id && (knownName(row) ?? row.phone),
            how: row.how,
            merged_by_name: row.merged_by_name,
            merged_at: row.merged_at.toISOString(),
            undoable: row === newestByStaff(merges),
          })),
          proposals: proposals.map(({ guest: row, reasons }) => ({ guest: asGuest(row), reasons })),
        };
      }),

    /** The other guest's rows move to this one. @throws AppError not_found; conflict for an erased guest. */
    merge: (scope: PersonScope, id: string, otherId: string): Promise<Guest> =>
      inHotel(scope, async (tx) => {
        if (id === otherId) throw new AppError('invalid_input', 'merge_with_itself');
        const seen = [await guestOf(tx, id), await guestOf(tx, otherId)];
        await lock(
          tx,
          scope,
          seen.map(({ phone_key }) => phone_key),
          [id, otherId],
        );
        // Either may have been merged or erased before the locks.
        await guestOf(tx, id);
        await guestOf(tx, otherId);
        const merge = await repository.merge(tx, { kept: id, gone: otherId }, actorOf(scope));
        await tell(tx, scope, 'merge', id, { merged_guest: otherId, merge });
        return asGuest((await guests.guestById(tx, id))!);
      }),

    /** @throws AppError not_found for a merge of another guest, or one that was undone; conflict if it is not the newest. */
    undo: (scope: PersonScope, id: string, mergeId: string): Promise<Guest> =>
      inHotel(scope, async (tx) => {
        const guest = await guestOf(tx, id);
        const seen = (await repository.mergesOf(tx, id)).find((row) => row.id === mergeId);
        if (!seen) throw notFound('merge');
        await lock(tx, scope, [guest.phone_key, ...(seen.phone_key ? [seen.phone_key] : [])], [id]);
        const merges = await repository.mergesOf(tx, id);
        const newest = newestByStaff(merges);
        if (newest?.id !== mergeId) throw refusal(merges, mergeId);
        const addresses = await repository.addressesIn(tx, newest.conversation_id);
        const keys = Object.fromEntries(addresses.map((address) => [address, phoneKey(address)]));
        await repository.undo(tx, mergeId, keys, actorOf(scope));
        await guestRecords.recount(tx, [id, newest.gone_id]);
        await tell(tx, scope, 'unmerge', id, { restored_guest: newest.gone_id, merge: mergeId });
        return asGuest((await guests.guestById(tx, id))!);
      }),

    /** They are not proposed to each other again. */
    tellApart: (scope: PersonScope, id: string, otherId: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        if (id === otherId) throw new AppError('invalid_input', 'merge_with_itself');
        await guestOf(tx, id);
        await guestOf(tx, otherId);
        await repository.tellApart(tx, id, otherId);
        await tell(tx, scope, 'tell_apart', id, { other_guest: otherId });
      }),

    /** In the transaction that deletes the guest. */
    forget: repository.forgetMerges,
  };
}
export type MergesService = ReturnType<typeof createMergesService>;

const newestByStaff = (merges: repository.MergeRow[]) => merges.find(({ how }) => how === 'staff');

/** Why a merge cannot be undone: WhatsApp has named both addresses in one message, or a later merge comes first. */
function refusal(merges: repository.MergeRow[], id: string): AppError {
  const merge = merges.find((row) => row.id === id);
  if (!merge) return notFound('merge');
  return new AppError('conflict', merge.how === 'seen_together' ? 'merge_seen_together' : 'merge_not_newest');
}
