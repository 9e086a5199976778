import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestRequest, Suggestion } from '#shared/features/conversations/conversations.schema.ts';
import { EntriesUsed } from '#renderer/components/assistant-lists.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { useInbox } from '../inbox.context.ts';
import { lastMessageId, type Thread } from '../thread.rules.ts';
import { draftKey, writeDraft } from './drafts.store.ts';
import { useDiscardSuggestion, useSendSuggestion } from './suggestion.queries.ts';
import { replyFieldId } from './reply-field-id.ts';
import styles from './suggestion.module.css';

/** What the assistant drafted for the guest's newest request. A new message of the guest makes it disappear. */
export function SuggestionCard({ thread }: { thread: Thread }) {
  const newest = thread.requests.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
  if (!newest?.suggestion || (newest.status !== 'open' && newest.status !== 'in_progress')) return null;
  return <Card key={newest.id} thread={thread} request={newest} suggestion={newest.suggestion} />;
}

type Props = { thread: Thread; request: GuestRequest; suggestion: Suggestion };

function Card({ thread, request, suggestion }: Props) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const send = useSendSuggestion(request);
  const discard = useDiscardSuggestion(request);
  const [text, setText] = useState<string | null>(null);
  const content = text ?? suggestion.content;
  const useAsOwn = () => {
    writeDraft(draftKey(userId, request.conversation_id), content, lastMessageId(thread));
    setText(null);
    document.getElementById(replyFieldId)?.focus();
  };
  return (
    <section className={styles['card']} aria-label={t('Draft of the assistant')}>
      <h3>{t('Draft of the assistant')}</h3>
      <LeaveGuard when={text !== null && text !== suggestion.content && !send.isPending && !send.isSuccess} />
      {text === null ? (
        <p dir="auto">{content}</p>
      ) : (
        <GrowingField
          value={text}
          aria-label={t('Draft of the assistant')}
          maxRows={8}
          maxLength={4000}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <details>
        <summary>{t('Sources')}</summary>
        <EntriesUsed entries={suggestion.trace.sources} />
      </details>
      <div className={styles['buttons']}>
        <Button
          type="primary"
          disabled={content.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate(content)}
        >
          {t('Send draft')}
        </Button>
        {text === null ? (
          <Button onClick={() => setText(suggestion.content)}>{t('Edit')}</Button>
        ) : (
          <Button onClick={useAsOwn}>{t('Use as my own reply')}</Button>
        )}
        <Button type="text" loading={discard.isPending} onClick={() => discard.mutate()}>
          {t('Discard')}
        </Button>
      </div>
    </section>
  );
}
