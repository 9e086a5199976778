import { MessageOutlined, SearchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SavedReply } from '#shared/features/messaging/saved-replies.schema.ts';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { languageWords } from '#renderer/lib/language-words.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useRemoveReply, useSavedReplies } from './saved-replies.queries.ts';
import styles from './saved-replies.module.css';

const Dialog = themedPart(
  async () => (await import('./saved-reply-dialog.tsx')).SavedReplyDialog,
  () => <OpeningMark />,
);

type Props = {
  hotelId: string;
  search: string;
  onSearch: (search: string) => void;
  /** What the dialog edits; null: closed; {}: a new one. */
  open: Partial<SavedReply> | null;
  onOpen: (reply: Partial<SavedReply> | null) => void;
};

/** Texts that staff insert into a reply with "/". */
export function SavedReplyList({ hotelId, search, onSearch, open, onOpen }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSavedReplies(hotelId);
  const askDelete = useAskDelete(hotelId);
  const wasOpen = useOnceOpen(open !== null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const wanted = search.trim().toLowerCase();
  const shown = data.items.filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(wanted));
  return (
    <>
      <div className={styles['search']}>
        <SearchField id="saved-reply-search" label={t('Search saved replies')} search={search} onSearch={onSearch} />
      </div>
      {shown.length === 0 && <None search={search} onAdd={() => onOpen({})} />}
      <ul className={styles['list']}>
        {shown.map((reply) => (
          <Row key={reply.id} reply={reply} onEdit={() => onOpen(reply)} onDelete={() => askDelete(reply)} />
        ))}
      </ul>
      {wasOpen && <Dialog hotelId={hotelId} start={open} onClose={() => onOpen(null)} />}
    </>
  );
}

function Row({ reply, onEdit, onDelete }: { reply: SavedReply; onEdit: () => void; onDelete: () => void }) {
  const { t, i18n } = useTranslation();
  const { title, content, language, faq } = reply;
  const isBroken = faq === null && content.includes('{{faq}}');
  return (
    <li className={styles['row']}>
      <div>
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{content}</p>
        {(language ?? faq ?? isBroken) && (
          <p className={styles['tags']}>
            {language && <StatusTag tone="quiet">{languageWords(language, i18n.language)}</StatusTag>}
            {faq && <span>{t('FAQ: {{question}}', { question: faq.question })}</span>}
            {isBroken && (
              <StatusTag tone="amber">{t('The FAQ was deleted: it cannot be sent until one is chosen.')}</StatusTag>
            )}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button size="small" aria-label={t('Edit “{{question}}”', { question: title })} onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={t('Delete “{{question}}”', { question: title })}
          onClick={onDelete}
        >
          {t('Delete')}
        </Button>
      </div>
    </li>
  );
}

function None({ search, onAdd }: { search: string; onAdd: () => void }) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('No saved reply matches “{{search}}”', { search })}
        text={t('Try other words, or clear the search.')}
      />
    );
  return (
    <EmptyState
      icon={<MessageOutlined aria-hidden />}
      title={t('No saved replies yet')}
      text={t('Save what you write often. In a conversation, type / to insert it with the guest’s data.')}
      action={<Button onClick={onAdd}>{t('Add the first saved reply')}</Button>}
    />
  );
}

function useAskDelete(hotelId: string): (reply: SavedReply) => void {
  const { t } = useTranslation();
  const remove = useRemoveReply(hotelId);
  const deleteNow = (id: string) =>
    remove.mutateAsync(id).then(
      () => notifySuccess(t('Saved reply deleted')),
      (error: unknown) => notifyFailure(t('It could not be deleted'), error),
    );
  return ({ id, title }) =>
    askInDialog({
      title: t('Delete this saved reply?'),
      text: t('“{{title}}” is removed for everybody in this hotel.', { title }),
      yes: t('Delete saved reply'),
      no: t('Cancel'),
      onYes: () => deleteNow(id),
    });
}
