import type { GroupEntryChange, GroupEntryDraft } from '#shared/features/knowledge/knowledge.schema.ts';
import { mostGroupEntries } from '#shared/features/knowledge/knowledge.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller, GroupScope } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction, InGroup } from '#server/db/hotel-transaction.ts';
import { onceFor } from '#server/db/once.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { groupScopeOf } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { allShown, corrected, hasText, inOrder } from '../entry-drafts.ts';
import { shown } from '../knowledge.rules.ts';
import type { KnowledgeList } from '../knowledge.service.ts';
import { storedLanguage, undetermined } from '../text-language.rules.ts';
import * as repository from './group-entries.repository.ts';

export type GroupEntriesDependencies = {
  acrossHotels: AcrossHotels;
  inGroup: InGroup;
  audit: AuditService;
  events: Events;
  clock: Clock;
};

/** Stands for the language of a text in which none is recognised. */
const otherwise = 'en';

/**
 * Entries that belong to a group and are answered by each of its hotels (docs/decisions/0077-hotels-have-copies-of-shared-entries.md).
 * Reads run in the group's own transaction. Writes run as the platform, because they reach the group's hotels; each statement
 * names the group of the scope. The copies of the hotels are kept by triggers in the same transaction.
 */
export function createGroupEntriesService(dependencies: GroupEntriesDependencies) {
  const { inGroup, clock } = dependencies;
  const change = changing(dependencies);

  const one = async (scope: GroupScope, id: string) => {
    const row = await inGroup(scope, (tx) => repository.entryById(tx, id));
    if (!row) throw notFound('entry');
    return shown(row);
  };

  return {
    list: async (caller: Caller, group_id: string, { search, cursor, limit }: KnowledgeList) => {
      const page = { search, before: decodeBefore(cursor), limit: limit + 1 };
      const rows = await inGroup(groupScopeOf(caller, group_id), (tx) => repository.listEntries(tx, page));
      return toPage(await allShown(rows), limit, cursorOf);
    },

    create: async (caller: Caller, id: string, draft: GroupEntryDraft) => {
      const scope = groupScopeOf(caller, id);
      const entry = { ...labelled(inOrder(corrected(draft))), ...scope, created_at: clock.now() };
      const saved = await change(caller, scope, 'create', async (tx) => {
        if ((await repository.countEntries(tx, scope.group_id)) >= mostGroupEntries)
          throw new AppError('conflict', reason('group_knowledge_full', { limit: mostGroupEntries }));
        return repository.insertEntry(tx, entry);
      });
      return one(scope, saved.id);
    },

    update: async (caller: Caller, group_id: string, id: string, wanted: GroupEntryChange) => {
      if (Object.keys(wanted).length === 0) throw new AppError('invalid_input', 'nothing_changed');
      const scope = groupScopeOf(caller, group_id);
      await change(caller, scope, 'update', async (tx) => {
        const entry = await repository.updateEntry(tx, { ...scope, id }, corrected(wanted));
        if (!entry) throw notFound('entry');
        inOrder(entry);
        if (hasText(wanted))
          await repository.updateEntry(tx, { ...scope, id }, { text_language: storedLanguage(entry) });
        return entry;
      });
      return one(scope, id);
    },

    remove: async (caller: Caller, group_id: string, id: string): Promise<void> => {
      const scope = groupScopeOf(caller, group_id);
      await change(caller, scope, 'delete', async (tx) => {
        const question = await repository.deleteEntry(tx, { ...scope, id });
        if (question === undefined) throw notFound('entry');
        return { id, question };
      });
    },
  };
}
export type GroupEntriesService = ReturnType<typeof createGroupEntriesService>;

/** Runs a change as the platform, writes it to the audit log and tells the consoles of the group's hotels. */
const changing =
  ({ acrossHotels, audit, events }: GroupEntriesDependencies) =>
  <Changed extends { id: string; question: string }>(
    caller: Caller,
    { group_id }: GroupScope,
    action: 'create' | 'update' | 'delete',
    work: (tx: AcrossHotelsTransaction) => Promise<Changed>,
  ): Promise<Changed> =>
    onceFor(acrossHotels, caller, async (tx) => {
      const group = await repository.lockGroup(tx, group_id);
      if (!group) throw notFound('group');
      const changed = await work(tx);
      const details = { group: group.name, question: changed.question };
      await audit.write(tx, caller, { action, entity: 'group_entry', entity_id: changed.id, details });
      const hotels = await repository.hotelsOf(tx, group_id);
      await events.publish(tx, ...hotels.map((hotel_id) => ({ type: 'knowledge.updated' as const, hotel_id })));
      return changed;
    });

/** With the detected language, and labelled with the chosen one, else with the detected one. */
function labelled<Draft extends Pick<GroupEntryDraft, 'question' | 'answer' | 'language' | 'in_house_only'>>(
  draft: Draft,
) {
  const text_language = storedLanguage(draft);
  const language = draft.language ?? (text_language === undetermined ? otherwise : text_language);
  return { ...draft, text_language, language, in_house_only: draft.in_house_only ?? null };
}
