import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Attachments } from './attachments.tsx';
import { ChoicesSlot } from './choices-slot.tsx';
import { Meta } from './bubble.tsx';
import { draftAgain, draftKey } from '../reply/drafts.store.ts';
import { bringBack } from '../reply/extras.store.ts';
import { useInbox } from '../inbox.context.ts';
import { removeReply, sendNow, useOutboxEntries, writtenText, type WaitingReply } from '../reply/outbox.store.ts';
import { useShortAge } from '../reply/use-short-age.ts';
import { replyFieldId } from '../reply/reply-field-id.ts';
import type { Thread } from '../thread.rules.ts';
import { clockWords } from '#renderer/lib/dates.ts';
import styles from './bubble.module.css';

/** The person's replies in this thread that the server has not confirmed, oldest first. */
export function usePendingReplies({ conversation, messages, held_replies }: Thread): WaitingReply[] {
  const { userId } = useInbox();
  const entries = useOutboxEntries((state) => state.entries);
  return useMemo(
    () =>
      entries.filter(
        (entry) =>
          entry.conversation_id === conversation.id &&
          entry.user_id === userId &&
          ![...messages, ...(held_replies ?? [])].some(({ client_key }) => client_key === entry.client_key),
      ),
    [entries, conversation.id, messages, held_replies, userId],
  );
}

/** A reply on its way to the server. Once an attempt has failed it says so, and what can be done about it. */
export function PendingBubble({ reply }: { reply: WaitingReply }) {
  const { i18n } = useTranslation();
  const { timezone } = useInbox();
  const time = clockWords(reply.written_at, i18n.language, timezone);
  const tick = reply.held
    ? ({ sign: 'failed', label: 'Not sent' } as const)
    : ({ sign: 'clock', label: 'Waiting to be sent' } as const);
  return (
    <article className={styles['message']} data-author="staff" data-pending="true">
      <div className={styles['bubble']}>
        {reply.file && <Attachments items={[reply.file]} conversationId={reply.conversation_id} />}
        {reply.text && (
          <p className={styles['text']} dir="auto">
            {reply.text}
          </p>
        )}
        <ChoicesSlot choices={reply.choices} />
        <Meta at={reply.written_at} time={time} tick={tick} />
      </div>
      {(reply.held || reply.attempts > 0) && <PendingNote reply={reply} />}
    </article>
  );
}

function PendingNote({ reply }: { reply: WaitingReply }) {
  const { t } = useTranslation();
  const { held } = reply;
  return (
    <div
      className={styles['waiting']}
      data-tone={held ? 'danger' : 'amber'}
      role={held ? 'alert' : 'status'}
      aria-atomic="false"
    >
      <p>
        <strong>{held ? t('Not sent.') : t('Waiting for the connection.')}</strong> <Reason reply={reply} />
      </p>
      <p className={styles['choices']}>
        <Button size="small" onClick={() => sendNow(reply.client_key)}>
          {held?.kind === 'colleague' ? t('Send anyway') : t('Send now')}
        </Button>
        <Button size="small" type="text" onClick={() => editAgain(reply)}>
          {t('Edit')}
        </Button>
        <Button size="small" type="text" onClick={() => removeReply(reply.client_key)}>
          {t('Discard')}
        </Button>
      </p>
    </div>
  );
}

function Reason({ reply: { held } }: { reply: WaitingReply }) {
  const { t } = useTranslation();
  if (!held) return <>{t('Your reply is sent by itself as soon as the server can be reached.')}</>;
  if (held.kind === 'colleague') return <ColleagueAnswered name={held.words} at={held.at} />;
  if (held.kind === 'old') return <>{t('It has waited for more than two hours. Send it if it is still right.')}</>;
  return <>{t(held.words)}</>;
}

function ColleagueAnswered({ name, at }: { name: string; at: string | undefined }) {
  const { t } = useTranslation();
  const time = useShortAge(at ?? '');
  if (!at) return <>{t('A colleague answered meanwhile. Send it only if it is still needed.')}</>;
  return <>{t('{{name}} answered {{time}} ago. Send anyway?', { name: name || t('A colleague'), time })}</>;
}

/** Back into the reply box. An attempt may have arrived: the key stays, so that the guest does not get both texts. */
function editAgain(reply: WaitingReply) {
  const { client_key, user_id, conversation_id, text, began_after, attempted, attempts } = reply;
  const tried = attempts > 0 ? text : attempted;
  bringBack(reply);
  draftAgain(draftKey(user_id, conversation_id), {
    text: writtenText(reply),
    client_key,
    began_after,
    attempted: tried,
  });
  removeReply(client_key);
  requestAnimationFrame(() => document.getElementById(replyFieldId)?.focus());
}
