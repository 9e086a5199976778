import { once } from '#server/db/once.ts';
import {
  faq as faqSchema,
  type EntryLink,
  type FaqChange,
  type FaqDraft,
  type InspectedText,
  type TextToInspect,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { refuseStale } from '#server/features/platform/stale-change.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { isInHouseOnly, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import * as repository from './knowledge.repository.ts';
import { questionsOf } from './coverage-rows.ts';
import { countAsked, type AskedQuestions } from './coverage.repository.ts';
import { allShown, corrected, hasText, inOrder } from './entry-drafts.ts';
import {
  createItemChanges,
  isWhole,
  labelled,
  own,
  refuseTooMany,
  type ItemDraft,
  type SeenItemChange,
  type TellEntry,
} from './item-changes.ts';
import { notUsed, shown, unsavedEntry, validOn, wordsOf } from './knowledge.rules.ts';
import { proposedFactsOf } from './facts/proposed-facts.rules.ts';
import { languageOfText, storedLanguage, trueLanguage } from './text-language.rules.ts';

export type KnowledgeDependencies = { inHotel: InHotel; audit: AuditService; events: Events; clock: Clock };
export type KnowledgeList = { search?: string | undefined; cursor?: string | undefined; limit: number };

/** Texts per batch of language detection, so that it does not block other work. */
const readAtOnce = 200;

/** A hotel's knowledge: FAQs, and the question and answer pairs of onboarding. */
export function createKnowledgeService({ inHotel, audit, events, clock }: KnowledgeDependencies) {
  const tell: TellEntry = async (tx, scope, action, entity, id) => {
    await audit.write(tx, scope.caller, { action, entity, entity_id: id, hotel_id: scope.hotel_id });
    await events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
  };

  const forAssistant = async (tx: HotelTransaction, withInactive = false): Promise<KnowledgeEntry[]> => {
    const entries = await allEntries(tx, withInactive);
    return entries.some(({ dates }) => dates) ? validOn(entries, await repository.today(tx, clock.now())) : entries;
  };

  const items = createItemChanges({ tell, audit, clock });

  return {
    listFaqs: (scope: HotelScope, { search, cursor, limit }: KnowledgeList) =>
      inHotel(scope, (tx) => repository.listFaqs(tx, { search, before: decodeBefore(cursor), limit: limit + 1 })).then(
        async (rows) => toPage(await allShown(rows), limit, cursorOf),
      ),

    createFaq: (scope: HotelScope, draft: FaqDraft) =>
      once(inHotel, scope, async (tx) => {
        await refuseTooMany(tx, 1);
        const faq = inOrder(await repository.insertFaq(tx, await labelled(tx, draft)));
        await tell(tx, scope, 'create', 'faq', faq.id);
        return shown(faq);
      }),

    updateFaq: (scope: HotelScope, id: string, { updated_at: seen, ...change }: FaqChange) =>
      inHotel(scope, async (tx) => {
        const stored = await repository.lockFaq(tx, id);
        if (!stored) throw notFound('faq');
        const { updated_at } = stored;
        const current = () => faqSchema.parse(shown(stored));
        await refuseStale(audit, tx, seen, { entity: 'faq', entity_id: id, updated_at, current });
        const faq = inOrder(await repository.updateFaq(tx, id, { ...corrected(change), updated_at: clock.now() }));
        if (hasText(change)) faq.text_language = await repository.readFaq(tx, id, storedLanguage(faq));
        await tell(tx, scope, 'update', 'faq', id);
        return shown(faq);
      }),

    linkFaq: (scope: HotelScope, id: string, link: EntryLink) =>
      inHotel(scope, async (tx) => {
        const faq = await repository.linkFaq(tx, id, link);
        if (!faq) throw notFound('faq');
        await tell(tx, scope, 'link_question', 'faq', id);
        return shown(faq);
      }),

    removeFaq: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteFaq(tx, id))) throw notFound('faq');
        await tell(tx, scope, 'delete', 'faq', id);
      }),

    listItems: (scope: HotelScope, { search, cursor, limit }: KnowledgeList) =>
      inHotel(scope, (tx) => repository.listItems(tx, { search, before: decodeBefore(cursor), limit: limit + 1 })).then(
        async (rows) => toPage(await allShown(rows), limit, cursorOf),
      ),

    /**
     * Pairs with a blank question or answer are dropped; without any pair nothing is saved (docs/product.md, section 5).
     * `afterwards`: in the same transaction, with the saved pairs in the order of the drafts; null for a dropped one.
     */
    createItems: (
      scope: HotelScope,
      drafts: ItemDraft[],
      afterwards?: (tx: HotelTransaction, ids: (string | null)[]) => Promise<void>,
    ) =>
      once(inHotel, scope, async (tx) => {
        const saved = await items.create(tx, scope, drafts);
        const ids = saved.map(({ id }) => id);
        await afterwards?.(
          tx,
          drafts.map((draft) => (isWhole(draft) ? ids.shift()! : null)),
        );
        return saved;
      }).then(async (saved) => ({ items: await allShown(saved.map(own)) })),

    updateItem: (scope: HotelScope, id: string, change: SeenItemChange) =>
      inHotel(scope, (tx) => items.update(tx, scope, id, change)).then((item) => shown(own(item))),

    linkItem: (scope: HotelScope, id: string, link: EntryLink) =>
      inHotel(scope, (tx) => items.link(tx, scope, id, link)).then((item) => shown(own(item))),

    removeItem: (scope: HotelScope, id: string) => inHotel(scope, (tx) => items.remove(tx, scope, id)),

    /** Switches an entry of the hotel's group off for this hotel, or on. @throws AppError not_found for others */
    switchItem: (scope: HotelScope, id: string, is_off: boolean) =>
      inHotel(scope, async (tx) => {
        const item = await repository.switchCopy(tx, id, is_off);
        if (!item) throw notFound('entry');
        await tell(tx, scope, is_off ? 'switch_off' : 'switch_on', 'knowledge', id);
        return item;
      }).then((item) => shown(item)),

    /** Pairs in the transaction of another service. */
    items,

    inspect: (text: TextToInspect): Promise<InspectedText> => Promise.resolve(inspected(text)),

    /** The hotel's texts as entries, of all days; runs in the turn's transaction. */
    ofAllDays: (tx: HotelTransaction) => allEntries(tx),

    /** Entries that a reply may use today. `withInactive`: includes FAQs that are switched off as well, to try them. */
    forAssistant,

    /** Also those that are not valid today. */
    everyEntry: (tx: HotelTransaction): Promise<KnowledgeEntry[]> => allEntries(tx, false),

    /** Counts the questions of a turn, in its transaction. */
    countAsked: (tx: HotelTransaction, asked: AskedQuestions): Promise<void> => countAsked(tx, asked),

    /** Entries that may be quoted to guests who are not known to be in the house. */
    forEverybody: async (tx: HotelTransaction): Promise<KnowledgeEntry[]> =>
      (await forAssistant(tx)).filter((entry) => !isInHouseOnly(entry)),

    /** Detects the language of texts that were stored before detection existed, in batches. */
    readLanguages: async (tx: HotelTransaction): Promise<void> => {
      for (const faq of await repository.unreadFaqs(tx, readAtOnce))
        await repository.readFaq(tx, faq.id, storedLanguage(faq));
      for (const item of await repository.unreadItems(tx, readAtOnce))
        await repository.readItem(tx, item.id, storedLanguage(item));
    },
  };
}

/** Entries with their detected language instead of their label. */
async function allEntries(tx: HotelTransaction, withInactive = false): Promise<KnowledgeEntry[]> {
  const stored = await repository.entriesForAssistant(tx, withInactive);
  return stored.map(({ text_language, dates, of_group, ...entry }) => ({
    ...entry,
    ...(dates ? { dates } : {}),
    ...(of_group ? { of_group } : {}),
    language: trueLanguage({ question: entry.title, answer: entry.text, language: entry.language, text_language }),
  }));
}
export type KnowledgeService = ReturnType<typeof createKnowledgeService>;

/** Hints about a text that is typed. */
const inspected = (text: TextToInspect): InspectedText => ({
  looks_like_code: looksLikeCode(wordsOf(text)),
  not_used: notUsed(wordsOf(text)),
  language: languageOfText(text),
  facts: proposedFactsOf(text, [...questionsOf(unsavedEntry(text)).keys()]),
});
