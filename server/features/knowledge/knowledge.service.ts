import type { z } from 'zod';
import type { FaqChange, FaqDraft, knowledgeDraft } from '#shared/features/knowledge/knowledge.schema.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import * as repository from './knowledge.repository.ts';

export type KnowledgeDependencies = { inHotel: InHotel; audit: AuditService; events: Events; clock: Clock };
export type KnowledgeList = { search?: string | undefined; cursor?: string | undefined; limit: number };
type ItemDraft = z.output<typeof knowledgeDraft>;
type ItemChange = { [Field in keyof ItemDraft]?: ItemDraft[Field] | undefined };

/** More entries than this are not held in memory for one question; the ranking sees the newest. */
const entriesForAssistant = 1000;

/** What the hotel knows: FAQs, and the question and answer pairs of its onboarding. */
export function createKnowledgeService({ inHotel, audit, events, clock }: KnowledgeDependencies) {
  const tell = async (
    tx: HotelTransaction,
    scope: HotelScope,
    action: string,
    entity: 'faq' | 'knowledge',
    id: string,
  ) => {
    await audit.write(tx, scope.caller, { action, entity, entity_id: id, hotel_id: scope.hotel_id });
    await events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
  };

  return {
    listFaqs: (scope: HotelScope, { search, cursor, limit }: KnowledgeList) =>
      inHotel(scope, async (tx) => {
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        return toPage(await repository.listFaqs(tx, { search, before, limit: limit + 1 }), limit, (row) =>
          encodeCursor(row.id),
        );
      }),

    createFaq: (scope: HotelScope, draft: FaqDraft) =>
      inHotel(scope, async (tx) => {
        const faq = await repository.insertFaq(tx, draft);
        await tell(tx, scope, 'create', 'faq', faq.id);
        return faq;
      }),

    updateFaq: (scope: HotelScope, id: string, change: FaqChange) =>
      inHotel(scope, async (tx) => {
        const faq = await repository.updateFaq(tx, id, { ...change, updated_at: clock.now() });
        if (!faq) throw notFound('This FAQ');
        await tell(tx, scope, 'update', 'faq', id);
        return faq;
      }),

    removeFaq: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteFaq(tx, id))) throw notFound('This FAQ');
        await tell(tx, scope, 'delete', 'faq', id);
      }),

    listItems: (scope: HotelScope, { search, cursor, limit }: KnowledgeList) =>
      inHotel(scope, async (tx) => {
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        return toPage(await repository.listItems(tx, { search, before, limit: limit + 1 }), limit, (row) =>
          encodeCursor(row.id),
        );
      }),

    /** Pairs with a blank question or answer are left out; with none left there is nothing to save (spec section 5). */
    createItems: (scope: HotelScope, drafts: ItemDraft[]) =>
      inHotel(scope, async (tx) => {
        const items = drafts.filter((item) => item.question && item.answer);
        if (items.length === 0) {
          throw new AppError('invalid_input', 'Please fill in at least one question and answer pair.', [
            { path: 'items', message: 'No valid items' },
          ]);
        }
        const saved = await repository.insertItems(tx, items);
        await tell(tx, scope, 'create', 'knowledge', saved[0]!.id);
        return { items: saved };
      }),

    updateItem: (scope: HotelScope, id: string, change: ItemChange) =>
      inHotel(scope, async (tx) => {
        if (change.question === '' || change.answer === '')
          throw new AppError('invalid_input', 'Question and answer cannot be empty.');
        if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'Nothing was changed.');
        const item = await repository.updateItem(tx, id, change);
        if (!item) throw notFound('This entry');
        await tell(tx, scope, 'update', 'knowledge', id);
        return item;
      }),

    removeItem: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteItem(tx, id))) throw notFound('This entry');
        await tell(tx, scope, 'delete', 'knowledge', id);
      }),

    /**
     * What the hotel wrote, as entries that a reply may stand on; inside the turn's own transaction. `withInactive`: FAQs that
     * are switched off as well, to try them.
     */
    forAssistant: (tx: HotelTransaction, withInactive = false): Promise<KnowledgeEntry[]> =>
      repository.entriesForAssistant(tx, entriesForAssistant, withInactive),
  };
}
export type KnowledgeService = ReturnType<typeof createKnowledgeService>;
