import { UndoOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { clockWords } from '#renderer/lib/dates.ts';
import { useInbox } from '../inbox.context.ts';
import { useWithdraw } from '../reply/held-replies.queries.ts';
import { Attachments } from './attachments.tsx';
import { WrittenAsSlot } from '../translation/message-slot.tsx';
import { ChoicesSlot } from './choices-slot.tsx';
import { Meta } from './bubble.tsx';
import styles from './bubble.module.css';

type Props = { conversationId: string; held: HeldReply };

/** A reply that leaves within seconds; its writer may take it back into the reply box. */
export function LeavingBubble({ conversationId, held }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone, userId } = useInbox();
  const withdraw = useWithdraw();
  const time = clockWords(held.created_at, i18n.language, timezone);
  const isMine = held.author_id === userId;
  return (
    <article className={styles['message']} data-author="staff" data-pending="true">
      <p className={isMine ? 'visually-hidden' : styles['voice']}>{held.author_name}</p>
      <div className={styles['bubble']}>
        <Attachments items={held.attachments} conversationId={conversationId} />
        {held.content && (
          <p className={styles['text']} dir="auto">
            {held.content}
          </p>
        )}
        {held.translated && <WrittenAsSlot translated={held.translated} />}
        <ChoicesSlot choices={held.choices} />
        <Meta at={held.created_at} time={time} tick={{ sign: 'clock', label: 'Waiting to be sent' }} />
      </div>
      {isMine && (
        <Button
          size="small"
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-keyshortcuts="Control+Z"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ conversationId, held, again: true })}
        >
          {t('Undo')}
        </Button>
      )}
    </article>
  );
}
