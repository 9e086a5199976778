import type { TakenChange } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { knowledgeDraft } from '#shared/features/knowledge/knowledge.schema.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import type { KnowledgeService } from '../knowledge.service.ts';
import { isConflict } from './sources.service.ts';
import * as repository from './sources.repository.ts';

export type KnowledgeChangesDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  knowledge: Pick<KnowledgeService, 'items'>;
};

/** Decisions about what has changed in sources. Entries are changed as by hand, so that everything that follows them does. */
export function createKnowledgeChangesService({ inHotel, audit, events, knowledge }: KnowledgeChangesDependencies) {
  const take = async (
    tx: HotelTransaction,
    scope: HotelScope,
    { change, taken }: { change: repository.OpenChange; taken: TakenChange },
  ): Promise<void> => {
    if (isConflict(change) && !taken.overwrite) throw new AppError('conflict', 'entry_edited_since');
    const { question = change.question, answer = change.answer } = taken;
    if (change.kind === 'removed') {
      await knowledge.items.remove(tx, scope, change.entry_id!);
    } else if (change.entry_id) {
      await knowledge.items.update(tx, scope, change.entry_id, { question, answer });
    } else {
      const draft = knowledgeDraft.parse({ question, answer, category: change.category });
      const [added] = await knowledge.items.create(tx, scope, [draft]);
      return repository.settle(tx, change, added!.id);
    }
    return repository.settle(tx, change);
  };

  return {
    /** All or none. @throws AppError not_found for a change that is not open; conflict for an entry edited since. */
    take: (scope: HotelScope, items: TakenChange[]): Promise<null> =>
      inHotel(scope, async (tx) => {
        const open = new Map((await repository.changesById(tx, idsOf(items))).map((change) => [change.id, change]));
        for (const taken of new Map(items.map((item) => [item.id, item])).values()) {
          const change = open.get(taken.id);
          if (!change) throw notFound('change');
          await take(tx, scope, { change, taken });
        }
        return null;
      }),

    /** @throws AppError not_found where none of them is open. */
    dismiss: (scope: HotelScope, ids: string[]): Promise<null> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        const open = await repository.changesById(tx, ids);
        if (open.length === 0) throw notFound('change');
        for (const change of open) {
          await repository.settle(tx, change);
          const entry = { entity: 'knowledge_change' as const, entity_id: change.entry_id, hotel_id };
          await audit.write(tx, caller, { action: 'dismiss', ...entry });
        }
        await events.publish(tx, { type: 'knowledge.updated', hotel_id });
        return null;
      }),
  };
}
export type KnowledgeChangesService = ReturnType<typeof createKnowledgeChangesService>;

const idsOf = (items: TakenChange[]): string[] => items.map(({ id }) => id);
