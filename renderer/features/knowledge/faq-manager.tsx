import { QuestionCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Faq, FaqChange } from '#shared/features/knowledge/knowledge.schema.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { FaqList } from './faq-list.tsx';
import styles from './faq-manager.module.css';
import { offerAbove, type SavedOffer } from './saved-offer.ts';
import { useChangeFaq, useFaqs, useLinkFaq, useRemoveFaq } from './faqs.queries.ts';

type Props = {
  hotelId: string;
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
  onEdit: (faq: Faq) => void;
  saved: SavedOffer | null;
};

/** Search box, list and paging of a hotel's FAQs. */
export function FaqManager({ hotelId, search, onSearch, onAdd, onEdit, saved }: Props) {
  const { t } = useTranslation();
  const faqs = useFaqs(hotelId, search);
  const change = useChangeFaq(hotelId);
  const link = useLinkFaq(hotelId);
  const askDelete = useAskDelete(hotelId);
  const rows = faqs.data?.pages.flatMap((page) => page.items) ?? [];
  const save = ({ id }: Faq, changed: FaqChange) =>
    change.mutate({ id, change: changed }, { onError: (error) => notifyFailure(t('Error saving FAQ'), error) });
  const shown = rows.map((faq) =>
    change.isPending && change.variables.id === faq.id ? { ...faq, ...activeOf(change.variables.change) } : faq,
  );
  return (
    <>
      {!faqs.isPending && offerAbove(saved, rows)}
      <div className={styles['search']}>
        <SearchField id="faq-search" label={t('Search questions and answers')} search={search} onSearch={onSearch} />
      </div>
      {faqs.isPending && <ListSkeleton />}
      {faqs.isError && rows.length === 0 && (
        <ErrorState title={t('Error loading FAQs')} error={faqs.error} onRetry={() => void faqs.refetch()} />
      )}
      {faqs.isSuccess && rows.length === 0 && <NoFaqs search={search} onAdd={onAdd} />}
      {rows.length > 0 && (
        <FaqList
          faqs={shown}
          onEdit={onEdit}
          onDelete={askDelete}
          onToggle={(faq, is_active) => save(faq, { is_active })}
          onLink={({ id }, wanted) =>
            link.mutate({ id, link: wanted }, { onError: (error) => notifyFailure(t('Error saving FAQ'), error) })
          }
          saving={link.isPending ? link.variables.id : null}
          saved={saved}
        />
      )}
      {faqs.hasNextPage && (
        <Button
          block
          className={styles['more']}
          loading={faqs.isFetchingNextPage}
          onClick={() => void faqs.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

const activeOf = (change: { is_active?: boolean | undefined }) =>
  change.is_active === undefined ? {} : { is_active: change.is_active };

function NoFaqs({ search, onAdd }: { search: string; onAdd: () => void }) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No FAQ matches “{{search}}”', { search })}
        text={t('Try other words, or clear the search.')}
      />
    );
  return (
    <EmptyState
      icon={<QuestionCircleOutlined aria-hidden />}
      title={t('No FAQs yet')}
      text={t('The assistant answers guests from these. Start with what is asked most at the desk.')}
      action={<Button onClick={onAdd}>{t('Add the first FAQ')}</Button>}
    />
  );
}

/** Deleting asks first (docs/product.md, section 8). */
function useAskDelete(hotelId: string): (faq: Faq) => void {
  const { t } = useTranslation();
  const remove = useRemoveFaq(hotelId);
  const deleteNow = (faq: Faq) =>
    remove.mutateAsync(faq.id).then(
      () => notifySuccess(t('FAQ deleted successfully')),
      (error: unknown) => notifyFailure(t('Error deleting FAQ'), error),
    );
  return (faq) =>
    askInDialog({
      title: t('Delete this FAQ?'),
      text: t('“{{question}}” is removed for good, and the assistant no longer answers from it.', {
        question: faq.question,
      }),
      yes: t('Delete FAQ'),
      no: t('Cancel'),
      onYes: () => deleteNow(faq),
    });
}
