import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import type { MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { lastMessageId, type Thread } from '../thread.rules.ts';
import { useInbox } from '../inbox.context.ts';
import { draftKey, writeDraft } from './drafts.store.ts';
import { NoteButton } from '../notes/note-slot.tsx';
import { useReplyFile } from './file-slot.tsx';
import { HeldSlot } from './held-slot.tsx';
import { replyFieldId } from './reply-field-id.ts';
import { useSavedReplySlot } from './saved-reply-slot.tsx';
import type { ReplyWindow } from './window.rules.ts';
import styles from './reply.module.css';

const TemplatePicker = themedPart(
  async () => (await import('./template-picker.tsx')).TemplatePicker,
  () => <Skeleton widths={['100%', '60%']} />,
);

type Props = {
  thread: Thread;
  window: Exclude<ReplyWindow, { state: 'open' }>;
  text: string;
};

/** In place of the reply box: why nothing can be sent now, a template to send, and the text that waits for the answer. */
export function LockedReply({ thread, window, text }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone, userId } = useInbox();
  const { id, language } = thread.conversation;
  const files = useReplyFile(thread);
  const write = (next: string) => writeDraft(draftKey(userId, id), next, lastMessageId(thread));
  const saved = useSavedReplySlot(id, text, write, false);
  const why =
    window.state === 'never'
      ? t('This guest has not written to the hotel yet. WhatsApp lets a hotel write freely only after the guest did.')
      : t('Free replies ended {{time}}. WhatsApp accepts free text only for 24 hours after the guest’s last message.', {
          time: fullTime(window.at, i18n.language, timezone),
        });
  return (
    <section className={`${styles['reply']} ${styles['lockedReply']}`} aria-label={t('Reply')}>
      <div className={styles['locked']}>
        <LockOutlined aria-hidden />
        <div>
          <p>{why}</p>
          <p className={styles['muted']}>
            {t('Send an approved template, or call the guest. As soon as the guest writes, you can reply here again.')}
          </p>
        </div>
        {saved.button}
        <NoteButton conversationId={id} />
      </div>
      <HeldSlot thread={thread} />
      {files.chip}
      {saved.menu}
      <label className={styles['kept']} {...files.handlers}>
        <span>{t('Your text for when the guest answers (optional)')}</span>
        <GrowingField
          id={replyFieldId}
          data-kept
          value={text}
          lang={language ?? undefined}
          rows={2}
          maxRows={6}
          maxLength={4000}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing && saved.press(event)) event.preventDefault();
          }}
        />
      </label>
      <TemplatePicker
        conversationId={id}
        text={text}
        hasFile={files.file !== undefined}
        isReady={files.file?.id !== null}
        addFile={<AddFile action={files.action} />}
      />
    </section>
  );
}

function AddFile({ action: { label, icon, onClick } }: { action: MenuAction }) {
  return (
    <Button type="text" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}
