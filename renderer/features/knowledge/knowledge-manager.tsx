import { BookOutlined, SearchOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApprovedPair, ApprovedSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import type { KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './faq-manager.module.css';
import { KnowledgeImport } from './import/knowledge-import.tsx';
import { KnowledgeList } from './knowledge-list.tsx';
import { offerAbove, type SavedOffer } from './saved-offer.ts';
import { SourcesOffer } from './sources/sources-offer.tsx';
import { useAddEntries, useKnowledge, useLinkEntry, useRemoveEntry } from './knowledge.queries.ts';

type Props = {
  hotelId: string;
  search: string;
  onSearch: (search: string) => void;
  onEdit: (item: KnowledgeItem) => void;
  /** Link for an empty list: the questions of the hotel's setup. */
  start: ReactNode;
  saved: SavedOffer | null;
};

/** The question and answer pairs of a hotel's setup and imports: import, search box, list and paging. */
export function KnowledgeManager({ hotelId, search, onSearch, onEdit, start, saved }: Props) {
  const { t } = useTranslation();
  const entries = useKnowledge(hotelId, search);
  const askDelete = useAskDelete(hotelId);
  const link = useLinkEntry(hotelId);
  const rows = entries.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {!entries.isPending && offerAbove(saved, rows)}
      <KnowledgeImport hotelId={hotelId} onApprove={useKeepApproved(hotelId)} />
      <SourcesOffer hotelId={hotelId} />
      <div className={styles['search']}>
        <SearchField
          id="knowledge-search"
          label={t('Search questions and answers')}
          search={search}
          onSearch={onSearch}
        />
      </div>
      {entries.isPending && <ListSkeleton />}
      {entries.isError && rows.length === 0 && (
        <ErrorState title={t('Error loading knowledge')} error={entries.error} onRetry={() => void entries.refetch()} />
      )}
      {entries.isSuccess && rows.length === 0 && <NoEntries search={search} start={start} />}
      {rows.length > 0 && (
        <KnowledgeList
          items={rows}
          onEdit={onEdit}
          onDelete={askDelete}
          onLink={({ id }, wanted) =>
            link.mutate({ id, link: wanted }, { onError: (error) => notifyFailure(t('Error saving knowledge'), error) })
          }
          saving={link.isPending ? link.variables.id : null}
          saved={saved}
        />
      )}
      {entries.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function NoEntries({ search, start }: { search: string; start: ReactNode }) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No entry matches “{{search}}”', { search })}
        text={t('Try other words, or clear the search.')}
      />
    );
  return (
    <EmptyState
      icon={<BookOutlined aria-hidden />}
      title={t('No knowledge yet')}
      text={t('Import what you have written down, or answer what nearly every guest asks: the questions are ready.')}
      action={start}
    />
  );
}

/** Saves the approved pairs of an import. Rejects on failure, so that the dialog stays open. */
function useKeepApproved(hotelId: string): (pairs: ApprovedPair[], source?: ApprovedSource) => Promise<void> {
  const { t } = useTranslation();
  const add = useAddEntries(hotelId);
  return async (pairs, source) => {
    try {
      const number = (await add.mutateAsync({ items: pairs, source })).items.length;
      notifySuccess(number === 1 ? t('1 answer saved.') : t('{{number}} answers saved.', { number }));
    } catch (error) {
      notifyFailure(t('Error saving knowledge'), error);
      throw error;
    }
  };
}

/** Deleting asks first, as it does for FAQs. */
function useAskDelete(hotelId: string): (item: KnowledgeItem) => void {
  const { t } = useTranslation();
  const remove = useRemoveEntry(hotelId);
  const deleteNow = (item: KnowledgeItem) =>
    remove.mutateAsync(item.id).then(
      () => notifySuccess(t('Entry deleted successfully')),
      (error: unknown) => notifyFailure(t('Error deleting entry'), error),
    );
  return (item) =>
    askInDialog({
      title: t('Delete this entry?'),
      text: t('“{{question}}” is removed for good, and the assistant no longer answers from it.', {
        question: item.question,
      }),
      yes: t('Delete entry'),
      no: t('Cancel'),
      onYes: () => deleteNow(item),
    });
}
