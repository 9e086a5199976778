import type { z } from 'zod';
import {
  knowledgeItem,
  type EntryLink,
  type knowledgeDraft,
  type TextToInspect,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { mostEntries } from '#shared/features/knowledge/knowledge.values.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { refuseStale } from '#server/features/platform/stale-change.ts';
import type { Clock } from '#server/ports/clock.ts';
import { corrected, hasText, inOrder, type Corrections } from './entry-drafts.ts';
import * as repository from './knowledge.repository.ts';
import { shown } from './knowledge.rules.ts';
import { storedLanguage, undetermined } from './text-language.rules.ts';

export type ItemDraft = z.output<typeof knowledgeDraft>;
type ItemChange = { [Field in keyof ItemDraft]?: ItemDraft[Field] | undefined };
/** `updated_at`: the version on which the change is based. */
export type SeenItemChange = ItemChange & { updated_at?: string | null | undefined };

/** Writes the audit log and publishes the event of a changed entry. */
export type TellEntry = (
  tx: HotelTransaction,
  scope: HotelScope,
  action: AuditAction,
  entity: 'faq' | 'knowledge',
  id: string,
) => Promise<void>;

/** Changes of pairs in a transaction, also of other services. */
export const createItemChanges = ({ tell, audit, clock }: { tell: TellEntry; audit: AuditService; clock: Clock }) => ({
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

  update: async (
    tx: HotelTransaction,
    scope: HotelScope,
    id: string,
    { updated_at: seen, ...change }: SeenItemChange,
  ) => {
    if (change.question === '' || change.answer === '')
      throw new AppError('invalid_input', 'question_and_answer_empty');
    if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'nothing_changed');
    const stored = await repository.lockItem(tx, id);
    if (!stored) throw await missing(tx, id);
    const { updated_at } = stored;
    const current = () => knowledgeItem.parse(shown(own(stored)));
    await refuseStale(audit, tx, seen, { entity: 'knowledge', entity_id: id, updated_at, current });
    const item = await repository.updateItem(tx, id, { ...corrected(change), updated_at: clock.now() });
    inOrder(item);
    if (hasText(change)) item.text_language = await repository.readItem(tx, id, storedLanguage(item));
    await tell(tx, scope, 'update', 'knowledge', id);
    return item;
  },

  link: async (tx: HotelTransaction, scope: HotelScope, id: string, link: EntryLink) => {
    const item = await repository.linkItem(tx, id, link);
    if (!item) throw await missing(tx, id);
    await tell(tx, scope, 'link_question', 'knowledge', id);
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
export const own = <Row extends object>(row: Row) => ({ ...row, group_name: null });

/** The assistant reads all entries of a hotel, so their number is limited where they are added. */
export async function refuseTooMany(tx: HotelTransaction, added: number): Promise<void> {
  if ((await repository.countEntries(tx)) + added > mostEntries)
    throw new AppError('conflict', reason('knowledge_full', { limit: mostEntries }));
}

/** A new text with its detected language; labelled with the chosen language, else with the detected one. */
export async function labelled<
  Draft extends TextToInspect & Pick<ItemDraft, 'language' | 'in_house_only'> & Corrections,
>(tx: HotelTransaction, draft: Draft) {
  const text_language = storedLanguage(draft);
  const read = text_language === undetermined ? null : text_language;
  const language = draft.language ?? read ?? (await repository.defaultLanguage(tx));
  return { ...corrected(draft), text_language, language, in_house_only: draft.in_house_only ?? null };
}

export const isWhole = ({ question, answer }: TextToInspect): boolean => question !== '' && answer !== '';
