import type { z } from 'zod';
import { once } from '#server/db/once.ts';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import type { CountedTag, tagsContract } from '#shared/features/conversations/tags.contract.ts';
import { mostTags } from '#shared/features/conversations/tags.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { lockedConversation } from '../ownership/take-over.ts';
import * as repository from './tags.repository.ts';

type Dependencies = { inHotel: InHotel; events: Events; audit: AuditService };
type NewTag = z.output<typeof tagsContract.add.body>;
type TagChange = z.output<typeof tagsContract.change.body>;

/** The hotel's tags, and which conversations have them. */
export function createTagsService({ inHotel, events, audit }: Dependencies) {
  const noted = async (tx: HotelTransaction, { hotel_id, caller }: HotelScope, action: AuditAction, id: string) => {
    await audit.write(tx, caller, { action, entity: 'tag', entity_id: id, hotel_id });
    await events.publish(tx, { type: 'tag.updated', hotel_id });
  };

  const setWithin = async (
    tx: HotelTransaction,
    { hotel_id, caller }: HotelScope,
    conversation_id: string,
    tag_ids: readonly string[],
  ): Promise<Tag[]> => {
    await lockedConversation(tx, conversation_id);
    if (await repository.setTags(tx, conversation_id, tag_ids)) {
      const entry = { entity: 'conversation' as const, entity_id: conversation_id, hotel_id, details: { tag_ids } };
      await audit.write(tx, caller, { action: 'set_tags', ...entry });
      await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id });
    }
    return repository.tagsOf(tx, conversation_id);
  };

  return {
    list: (scope: HotelScope): Promise<CountedTag[]> => inHotel(scope, repository.listTags),

    /** The tag that has the name already, where there is one. @throws AppError conflict for more than 100 */
    add: (scope: HotelScope, draft: NewTag): Promise<Tag> =>
      once(inHotel, scope, async (tx) => {
        const known = await repository.tagNamed(tx, draft.name);
        if (known) return known;
        if ((await repository.listTags(tx)).length >= mostTags)
          throw new AppError('conflict', reason('too_many_tags', { most: mostTags }));
        const added = await repository.insertTag(tx, draft);
        if (!added) return (await repository.tagNamed(tx, draft.name))!;
        await noted(tx, scope, 'create', added.id);
        return added;
      }),

    /** @throws AppError not_found; conflict where another tag has the name */
    change: (scope: HotelScope, id: string, change: TagChange): Promise<Tag> =>
      inHotel(scope, async (tx) => {
        const tag = await repository.tagById(tx, id);
        if (!tag) throw notFound('tag');
        const changed = { id, name: change.name ?? tag.name, colour: change.colour ?? tag.colour };
        const namesake = await repository.tagNamed(tx, changed.name);
        if (namesake && namesake.id !== id) throw new AppError('conflict', 'tag_name_taken');
        await repository.updateTag(tx, changed);
        await noted(tx, scope, 'update', id);
        return changed;
      }),

    /** @throws AppError not_found */
    remove: (scope: HotelScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.tagById(tx, id))) throw notFound('tag');
        await repository.deleteTag(tx, id);
        await noted(tx, scope, 'delete', id);
      }),

    /** @throws AppError not_found */
    set: (scope: HotelScope, conversationId: string, tagIds: readonly string[]): Promise<Tag[]> =>
      inHotel(scope, (tx) => setWithin(tx, scope, conversationId, tagIds)),
  };
}
export type TagsService = ReturnType<typeof createTagsService>;
