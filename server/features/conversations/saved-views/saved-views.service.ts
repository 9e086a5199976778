import type { z } from 'zod';
import { once } from '#server/db/once.ts';
import type { SavedView, savedViewsContract } from '#shared/features/conversations/saved-views.contract.ts';
import {
  isListFilter,
  mostViews,
  partsOfFilter,
  viewCountedTo,
} from '#shared/features/conversations/saved-views.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope, PersonScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { countShown } from '../conversation-list.repository.ts';
import * as repository from './saved-views.repository.ts';
import type { ViewRow } from './saved-views.repository.ts';

type Dependencies = { inHotel: InHotel; events: Events; audit: AuditService };
type NewView = z.output<typeof savedViewsContract.add.body>;
type ViewChange = z.output<typeof savedViewsContract.change.body>;
type Order = z.output<typeof savedViewsContract.order.body>;
type View = z.output<typeof savedViewsContract.add.response>;

const shown = ({ id, name, filter, search, owner_id }: ViewRow): View => ({
  id,
  name,
  filter,
  search,
  shared: owner_id === null,
});

/** @throws AppError forbidden for staff who are no admin */
function mayShare({ role }: HotelScope, isShared: boolean): void {
  if (isShared && role !== 'admin') throw new AppError('forbidden', 'shared_views_by_admins');
}

/** Filters of the inbox under a name: of a person, or of the whole hotel. */
export function createSavedViewsService({ inHotel, events, audit }: Dependencies) {
  const refuseNamesake = async (
    tx: HotelTransaction,
    { id, owner_id, name }: Omit<ViewRow, 'id'> & { id?: string },
  ) => {
    const namesake = await repository.viewNamed(tx, owner_id, name);
    if (namesake && namesake !== id) throw new AppError('conflict', 'view_name_taken');
  };
  const refuseTooMany = async (tx: HotelTransaction, owner: string | null) => {
    if ((await repository.countViews(tx, owner)) >= mostViews)
      throw new AppError('conflict', reason('too_many_views', { most: mostViews }));
  };
  /** Only what the whole hotel sees is in the audit log. The search may name a guest and is left out. */
  const changed = async (
    tx: HotelTransaction,
    { hotel_id, caller }: PersonScope,
    action: AuditAction,
    views: ViewRow[],
  ) => {
    for (const { id, name, filter } of views) {
      const details = { name, filter };
      await audit.write(tx, caller, { action, entity: 'saved_view', entity_id: id, hotel_id, details });
    }
    await events.publish(tx, { type: 'saved_view.updated', hotel_id });
  };
  const sharedOf = (...views: ViewRow[]) => views.filter(({ owner_id }) => owner_id === null).slice(0, 1);
  const own = async (tx: HotelTransaction, { hotel_id, caller }: PersonScope, id: string): Promise<ViewRow> => {
    await repository.lockViews(tx, hotel_id);
    const view = await repository.viewById(tx, caller.user_id, id);
    if (!view) throw notFound('saved_view');
    return view;
  };

  return {
    list: (scope: HotelScope): Promise<SavedView[]> =>
      inHotel(scope, async (tx) => {
        const { user_id } = scope.caller;
        const views = await repository.viewsOf(tx, user_id);
        const ids = views.flatMap(({ filter }) => rowOf(filter) ?? []);
        const known = ids.length > 0 ? await repository.existing(tx, ids) : new Set();
        const counts = new Map<string, number>();
        for (const { filter, search } of views)
          if (!search && !counts.has(filter)) counts.set(filter, await countOf(tx, filter, user_id));
        return views.map((view) => {
          const row = rowOf(view.filter);
          const count = view.search ? null : counts.get(view.filter)!;
          return { ...shown(view), count, is_gone: row !== undefined && !known.has(row) };
        });
      }),

    /** @throws AppError forbidden; conflict for a name that is taken, and for more than 50 */
    add: (scope: PersonScope, { shared, ...draft }: NewView): Promise<View> =>
      once(inHotel, scope, async (tx) => {
        mayShare(scope, shared);
        await repository.lockViews(tx, scope.hotel_id);
        const view = { ...draft, owner_id: shared ? null : scope.caller.user_id };
        await refuseNamesake(tx, view);
        await refuseTooMany(tx, view.owner_id);
        const added = await repository.insertView(tx, view);
        await changed(tx, scope, 'create', sharedOf(added));
        return shown(added);
      }),

    /** A shared view that an admin keeps alone is theirs from then on. @throws AppError not_found, forbidden, conflict */
    change: (scope: PersonScope, id: string, { shared, ...change }: ViewChange): Promise<View> =>
      inHotel(scope, async (tx) => {
        const before = await own(tx, scope, id);
        mayShare(scope, before.owner_id === null || shared === true);
        const isShared = shared ?? before.owner_id === null;
        const after: ViewRow = {
          id,
          owner_id: isShared ? null : scope.caller.user_id,
          name: change.name ?? before.name,
          filter: change.filter ?? before.filter,
          search: change.search ?? before.search,
        };
        await refuseNamesake(tx, after);
        if (after.owner_id !== before.owner_id) await refuseTooMany(tx, after.owner_id);
        await repository.updateView(tx, after);
        await changed(tx, scope, 'update', sharedOf(after, before));
        return shown(after);
      }),

    /** @throws AppError not_found, forbidden */
    remove: (scope: PersonScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        const view = await own(tx, scope, id);
        mayShare(scope, view.owner_id === null);
        await repository.deleteView(tx, id);
        await changed(tx, scope, 'delete', sharedOf(view));
      }),

    /** @throws AppError forbidden */
    order: (scope: PersonScope, { shared, ids }: Order): Promise<void> =>
      inHotel(scope, async (tx) => {
        mayShare(scope, shared);
        await repository.lockViews(tx, scope.hotel_id);
        await repository.orderViews(tx, shared ? null : scope.caller.user_id, ids);
        await changed(tx, scope, 'order', []);
        const entry = { action: 'order' as const, entity: 'saved_view' as const, hotel_id: scope.hotel_id };
        if (shared) await audit.write(tx, scope.caller, entry);
      }),
  };
}
export type SavedViewsService = ReturnType<typeof createSavedViewsService>;

/** The department or the tag of a filter. */
function rowOf(filter: string): string | undefined {
  if (!isListFilter(filter)) return undefined;
  const { department_id, tag_id } = partsOfFilter(filter);
  return department_id ?? tag_id;
}

const countOf = (tx: HotelTransaction, filter: string, user_id: string | null): Promise<number> =>
  isListFilter(filter)
    ? countShown(
        tx,
        {
          state: 'open',
          search: undefined,
          view: undefined,
          department_id: undefined,
          tag_id: undefined,
          ...partsOfFilter(filter),
          user_id,
        },
        viewCountedTo,
      )
    : Promise.resolve(0);
