import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { z } from 'zod';
import type {
  FaqChange,
  FaqDraft,
  InspectedText,
  knowledgeDraft,
  TextToInspect,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import { mostEntries } from '#shared/features/knowledge/knowledge.values.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { isInHouseOnly, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import * as repository from './knowledge.repository.ts';
import { questionsOf } from './coverage-rows.ts';
import { countAsked, type AskedQuestions } from './coverage.repository.ts';
import { allShown, corrected, type Corrections, hasText, inOrder } from './entry-drafts.ts';
import { shown, unsavedEntry, validOn, wordsOf } from './knowledge.rules.ts';
import { proposedFactsOf } from './facts/proposed-facts.rules.ts';
import { languageOfText, storedLanguage, trueLanguage, undetermined } from './text-language.rules.ts';

export type KnowledgeDependencies = { inHotel: InHotel; audit: AuditService; events: Events; clock: Clock };
export type KnowledgeList = { search?: string | undefined; cursor?: string | undefined; limit: number };
type ItemDraft = z.output<typeof knowledgeDraft>;
type ItemChange = { [Field in keyof ItemDraft]?: ItemDraft[Field] | undefined };

/** Texts per batch of language detection, so that it does not block other work. */
const readAtOnce = 200;

type Tell = (
  tx: HotelTransaction,
  scope: HotelScope,
  action: string,
  entity: 'faq' | 'knowledge',
  id: string,
) => Promise<void>;

/** A hotel's knowledge: FAQs, and the question and answer pairs of onboarding. */
export function createKnowledgeService({ inHotel, audit, events, clock }: KnowledgeDependencies) {
  const tell: Tell = async (tx, scope, action, entity, id) => {
    await audit.write(tx, scope.caller, { action, entity, entity_id: id, hotel_id: scope.hotel_id });
    await events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
  };

  const forAssistant = async (tx: HotelTransaction, withInactive = false): Promise<KnowledgeEntry[]> => {
    const entries = await allEntries(tx, withInactive);
    return entries.some(({ dates }) => dates) ? validOn(entries, await repository.today(tx, clock.now())) : entries;
  };

  const items = createItemChanges(tell);

  return {
    listFaqs: (scope: HotelScope, { search, cursor, limit }: KnowledgeList) =>
      inHotel(scope, (tx) => repository.listFaqs(tx, { search, before: decodeBefore(cursor), limit: limit + 1 })).then(
        async (rows) => toPage(await allShown(rows), limit, cursorOf),
      ),

    createFaq: (scope: HotelScope, draft: FaqDraft) =>
      inHotel(scope, async (tx) => {
        await refuseTooMany(tx, 1);
        const faq = inOrder(await repository.insertFaq(tx, await labelled(tx, draft)));
        await tell(tx, scope, 'create', 'faq', faq.id);
        return shown(faq);
      }),

    updateFaq: (scope: HotelScope, id: string, change: FaqChange) =>
      inHotel(scope, async (tx) => {
        const faq = await repository.updateFaq(tx, id, { ...corrected(change), updated_at: clock.now() });
        if (!faq) throw notFound('faq');
        inOrder(faq);
        if (hasText(change)) faq.text_language = await repository.readFaq(tx, id, storedLanguage(faq));
        await tell(tx, scope, 'update', 'faq', id);
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
      inHotel(scope, async (tx) => {
        const saved = await items.create(tx, scope, drafts);
        const ids = saved.map(({ id }) => id);
        await afterwards?.(
          tx,
          drafts.map((draft) => (isWhole(draft) ? ids.shift()! : null)),
        );
        return saved;
      }).then(async (saved) => ({ items: await allShown(saved.map(own)) })),

    updateItem: (scope: HotelScope, id: string, change: ItemChange) =>
      inHotel(scope, (tx) => items.update(tx, scope, id, change)).then((item) => shown(own(item))),

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

    inspect: (text: TextToInspect): Promise<InspectedText> =>
      Promise.resolve({
        looks_like_code: looksLikeCode(wordsOf(text)),
        language: languageOfText(text),
        facts: proposedFactsOf(text, [...questionsOf(unsavedEntry(text)).keys()]),
      }),

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

/** Changes of pairs in a transaction, also of other services. */
const createItemChanges = (tell: Tell) => ({
  create: async (tx: HotelTransaction, scope: HotelScope, drafts: ItemDraft[]) => {
    const whole = drafts.filter(isWhole);
    if (whole.length === 0)
      throw new AppError('invalid_input', 'no_valid_pair', [fieldProblem('items', reason('no_valid_items'))]);
    await refuseTooMany(tx, whole.length);
    const saved = await repository.insertItems(tx, await Promise.all(whole.map((item) => labelled(tx, item))));
    saved.forEach(inOrder);
    await tell(tx, scope, 'create', 'knowledge', saved[0]!.id);
    return saved;
  },

  update: async (tx: HotelTransaction, scope: HotelScope, id: string, change: ItemChange) => {
    if (change.question === '' || change.answer === '')
      throw new AppError('invalid_input', 'question_and_answer_empty');
    if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'nothing_changed');
    const item = await repository.updateItem(tx, id, corrected(change));
    if (!item) throw await missing(tx, id);
    inOrder(item);
    if (hasText(change)) item.text_language = await repository.readItem(tx, id, storedLanguage(item));
    await tell(tx, scope, 'update', 'knowledge', id);
    return item;
  },

  remove: async (tx: HotelTransaction, scope: HotelScope, id: string) => {
    if (!(await repository.deleteItem(tx, id))) throw await missing(tx, id);
    await tell(tx, scope, 'delete', 'knowledge', id);
  },
});

/** Why a pair cannot be changed: there is none, or it belongs to the hotel's group. */
async function missing(tx: HotelTransaction, id: string): Promise<AppError> {
  return (await repository.isOfGroup(tx, id)) ? new AppError('conflict', 'entry_of_group') : notFound('entry');
}

/** A pair that the hotel itself has written. */
const own = <Row extends object>(row: Row) => ({ ...row, group_name: null });

/** The assistant reads all entries of a hotel, so their number is limited where they are added. */
async function refuseTooMany(tx: HotelTransaction, added: number): Promise<void> {
  if ((await repository.countEntries(tx)) + added > mostEntries)
    throw new AppError('conflict', reason('knowledge_full', { limit: mostEntries }));
}

/** A new text with its detected language; labelled with the chosen language, else with the detected one. */
async function labelled<Draft extends TextToInspect & Pick<ItemDraft, 'language' | 'in_house_only'> & Corrections>(
  tx: HotelTransaction,
  draft: Draft,
) {
  const text_language = storedLanguage(draft);
  const read = text_language === undetermined ? null : text_language;
  const language = draft.language ?? read ?? (await repository.defaultLanguage(tx));
  return { ...corrected(draft), text_language, language, in_house_only: draft.in_house_only ?? null };
}

const isWhole = ({ question, answer }: TextToInspect): boolean => question !== '' && answer !== '';

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
