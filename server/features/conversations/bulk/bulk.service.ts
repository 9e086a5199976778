import type { BulkAction, BulkUndo, Refused } from '#shared/features/conversations/bulk.contract.ts';
import { mostTagsOfConversation } from '#shared/features/conversations/tags.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import * as conversations from '../conversations.repository.ts';
import type { ConversationRow } from '../conversations.rules.ts';
import type { OwnershipService } from '../ownership/ownership.service.ts';
import type { SnoozesService } from '../ownership/snoozes.service.ts';
import { tagsOf } from '../tags/tags.repository.ts';
import type { TagsService } from '../tags/tags.service.ts';

type Dependencies = {
  inHotel: InHotel;
  ownership: Pick<OwnershipService, 'setOwner' | 'resolve' | 'reopen'>;
  snoozes: Pick<SnoozesService, 'snooze'>;
  tags: Pick<TagsService, 'set'>;
};

/** One action on several conversations. Each is done in its own transaction, so that one that is refused holds up no other. */
export function createBulkService(dependencies: Dependencies) {
  const { ownership, snoozes, tags } = dependencies;

  const apply = async (scope: HotelScope, row: ConversationRow, action: BulkAction): Promise<BulkUndo> => {
    const { id, owner, assigned_to, department_id } = row;
    switch (action.kind) {
      case 'assign': {
        const to = { user_id: action.assigned_to, department_id: action.department_id };
        await ownership.setOwner(scope, id, 'staff', to);
        return { kind: 'assign', id, owner: owner === 'staff' ? 'staff' : 'assistant', assigned_to, department_id };
      }
      case 'tag': {
        const before = await tagIdsOf(dependencies, scope, id);
        const wanted = new Set([...before, ...action.add].filter((tag) => !action.remove.includes(tag)));
        if (wanted.size > mostTagsOfConversation)
          throw new AppError('conflict', reason('too_many_tags_here', { most: mostTagsOfConversation }));
        await tags.set(scope, id, [...wanted]);
        return { kind: 'tag', id, tag_ids: before };
      }
      case 'resolve':
        return { kind: 'resolve', id, before: (await ownership.resolve(scope, id, undefined, false)).before };
      case 'snooze':
        await snoozes.snooze(scope, id, action.until);
        return { kind: 'snooze', id, until: row.snoozed_until?.toISOString() ?? null };
    }
  };

  const undo = async (scope: HotelScope, row: ConversationRow, before: BulkUndo): Promise<void> => {
    if (before.kind === 'resolve') await ownership.reopen(scope, row.id, before.before);
    else if (before.kind === 'snooze') await snoozes.snooze(scope, row.id, before.until);
    else if (before.kind === 'tag') await tags.set(scope, row.id, before.tag_ids);
    else {
      // Handing back would answer open requests, which an undo must not do.
      if (before.owner === 'assistant' && row.open_count > 0) throw new AppError('conflict', 'stays_with_staff');
      const to = { user_id: before.assigned_to, department_id: before.department_id };
      await ownership.setOwner(scope, row.id, before.owner, to);
    }
  };

  return {
    /** `done`: how each was before. */
    apply: async (scope: HotelScope, ids: readonly string[], action: BulkAction) => {
      const done: BulkUndo[] = [];
      const each = async (row: ConversationRow) => void done.push(await apply(scope, row, action));
      const refused = await forEach(dependencies, scope, [...new Set(ids)], each);
      return { done, refused };
    },

    undo: async (scope: HotelScope, items: readonly BulkUndo[]) => {
      const byId = new Map(items.map((item) => [item.id, item]));
      const each = (row: ConversationRow) => undo(scope, row, byId.get(row.id)!);
      return { refused: await forEach(dependencies, scope, [...byId.keys()], each) };
    },
  };
}
export type BulkService = ReturnType<typeof createBulkService>;

/** Returns those that were refused; other errors end it. */
async function forEach(
  { inHotel }: Dependencies,
  scope: HotelScope,
  ids: readonly string[],
  work: (row: ConversationRow) => Promise<void>,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const id of ids) {
    const row = await inHotel(scope, (tx) => conversations.conversationById(tx, id));
    try {
      if (!row) throw notFound('conversation');
      await work(row);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      refused.push({ id, guest_name: row?.guest_name ?? null, reason: error.reason, message: error.message });
    }
  }
  return refused;
}

const tagIdsOf = ({ inHotel }: Dependencies, scope: HotelScope, id: string): Promise<string[]> =>
  inHotel(scope, async (tx) => (await tagsOf(tx, id)).map((tag) => tag.id));
