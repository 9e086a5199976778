import { CheckOutlined, PlusOutlined, SendOutlined } from '@ant-design/icons';
import { useEffect, type KeyboardEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { gapsIn } from '#shared/features/messaging/reply-variables.rules.ts';
import { ActionMenu, type MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { bridge } from '#renderer/bridge/index.ts';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { draftKey, useDrafts, writeDraft } from './drafts.store.ts';
import { useInbox } from '../inbox.context.ts';
import { guestNameOf } from '../conversation.rules.ts';
import { LockedReply } from './locked-reply.tsx';
import { useOpenNext } from '../use-thread-actions.ts';
import { noteRest, noteTyping } from '../presence.store.ts';
import { ColleagueWarning, GapNote } from './reply-notes.tsx';
import { NoteButton } from '../notes/note-slot.tsx';
import { useEmoji } from './emoji-slot.tsx';
import { lastMessageId, type Thread } from '../thread.rules.ts';
import { duration } from '../time.rules.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { useChoices } from './choices-slot.tsx';
import { useAssistantSlot } from './assistant-draft-slot.tsx';
import { useReplyFile } from './file-slot.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { replyFieldId } from './reply-field-id.ts';
import { HeldSlot, useSendLater } from './held-slot.tsx';
import { useSavedReplySlot } from './saved-reply-slot.tsx';
import { useReplyTranslation } from '../translation/translate-slot.tsx';
import { useUndoSent } from './use-undo-sent.ts';
import { useReply } from './use-reply.ts';
import { replyWindow } from './window.rules.ts';
import styles from './reply.module.css';

/** Below this much time the window's line turns amber, in milliseconds. */
const soonMs = 60 * 60_000;
const longestReply = 4000;

/** Writes to the guest: Enter sends, Shift+Enter begins a line. Locked once WhatsApp takes no free text any more. */
export function ReplyBox({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const { conversation } = thread;
  const { userId } = useInbox();
  const reply = useReply(conversation.id, useOpenNext(conversation.id));
  const draft = useDrafts((state) => state.drafts[draftKey(userId, conversation.id)]);
  const window = replyWindow(conversation, useNow());
  const text = draft?.text ?? '';
  const translation = useReplyTranslation(thread, text, reply.send);
  if (window.state !== 'open') return <LockedReply thread={thread} window={window} text={text} />;
  return (
    <form
      className={styles['reply']}
      aria-label={t('Reply')}
      onSubmit={(event) => {
        event.preventDefault();
        translation.begin(false);
      }}
    >
      {reply.colleague && (
        <ColleagueWarning message={reply.colleague} onSend={reply.sendAnyway} onKeep={reply.forget} />
      )}
      <HeldSlot thread={thread} />
      <SuggestionCard thread={thread} />
      <ReplyField thread={thread} text={text} translation={translation} />
      <WindowLine
        ms={window.ms}
        optedOut={conversation.opted_out_at !== null}
        takesOver={conversation.owner === 'assistant'}
      />
    </form>
  );
}

type FieldProps = { thread: Thread; text: string; translation: ReturnType<typeof useReplyTranslation> };

/** `data-kept`: its text is stored as it is typed. */
const keptField = { id: replyFieldId, 'data-kept': true, maxRows: 8, maxLength: longestReply } as const;

function ReplyField({ thread, text, translation }: FieldProps) {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const { conversation } = thread;
  const name = guestNameOf(conversation) ?? t('the guest');
  useSpelling(conversation.language);
  const write = (next: string) => {
    writeDraft(draftKey(userId, conversation.id), next, lastMessageId(thread));
    noteTyping(hotelId, conversation.id);
  };
  const saved = useSavedReplySlot(conversation.id, text, write);
  const gaps = gapsIn(text);
  const files = useReplyFile(thread);
  const choices = useChoices(draftKey(userId, conversation.id), text);
  const isReady = gaps.length === 0 && files.hasContent(text) && choices.isReady;
  const assistant = useAssistantSlot(thread, text);
  const later = useSendLater(thread, isReady);
  const emoji = useEmoji(text, write);
  const undoSent = useUndoSent(thread, text);
  const onKeyDown = keysOf([saved.press, translation.press, undoSent.press], (thenResolve) => {
    if (!isReady) return;
    noteRest(hotelId, conversation.id);
    translation.begin(thenResolve);
  });
  return (
    <>
      {saved.menu}
      <GapNote gaps={gaps} />
      <div className={styles['panels']}>
        {later.panel}
        {emoji.panel}
        {assistant.panel}
        {translation.panel}
        {translation.note}
        {files.chip}
        {choices.panel}
      </div>
      <div className={styles['field']} {...files.handlers}>
        {saved.button}
        {emoji.button}
        <AddMenu actions={[files.action, choices.action, assistant.action]} />
        <NoteButton conversationId={conversation.id} />
        <GrowingField
          {...keptField}
          value={text}
          lang={conversation.language ?? undefined}
          aria-label={t('Reply to {{name}}', { name })}
          placeholder={t('Reply to {{name}}', { name })}
          onChange={(event) => write(event.target.value)}
          aria-autocomplete="list"
          onKeyDown={onKeyDown}
        />
        {later.button}
        {translation.button}
        <SendButtons isReady={isReady && !translation.isOpen} onResolve={() => translation.begin(true)} />
      </div>
    </>
  );
}

type KeyEvent = KeyboardEvent<HTMLTextAreaElement>;

/** What keys do: menus and panels come first, then Enter sends, with Ctrl also resolves. */
function keysOf(presses: ((event: KeyEvent) => boolean)[], send: (thenResolve: boolean) => void) {
  return (event: KeyEvent) => {
    const { isComposing } = event.nativeEvent;
    if (!isComposing && presses.some((press) => press(event))) return event.preventDefault();
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send(event.ctrlKey || event.metaKey);
  };
}

function AddMenu({ actions }: { actions: MenuAction[] }) {
  const { t } = useTranslation();
  return <ActionMenu actions={actions} icon={<PlusOutlined aria-hidden />} aria-label={t('Add')} />;
}

function SendButtons({ isReady, onResolve }: { isReady: boolean; onResolve: () => void }) {
  const { t } = useTranslation();
  const icon = <SendOutlined aria-hidden />;
  return (
    <>
      {isReady && <ResolveButton onClick={onResolve} />}
      <Button type="primary" htmlType="submit" icon={icon} disabled={!isReady} aria-label={t('Send the reply')} />
    </>
  );
}

function ResolveButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      icon={<CheckOutlined aria-hidden />}
      aria-label={t('Send and resolve')}
      title={t('Send and resolve')}
      aria-keyshortcuts="Control+Enter"
      onClick={onClick}
    />
  );
}

/** Checks the spelling of the reply in the guest's language; the desktop program needs to be told. */
function useSpelling(language: string | null): void {
  useEffect(() => {
    void bridge.checkSpelling(language);
    return () => void bridge.checkSpelling(null);
  }, [language]);
}

function WindowLine({ ms, optedOut, takesOver }: { ms: number; optedOut: boolean; takesOver: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles['window']} data-soon={ms < soonMs}>
      <span>
        {ms < 60_000
          ? t('Free replies for less than a minute')
          : t('Free replies for {{time}}', { time: duration(ms) })}
      </span>
      {optedOut && <strong>{t('This guest asked for no messages: reply only if they expect it.')}</strong>}
      {takesOver && <span>{t('Replying takes over from the assistant')}</span>}
      <span className={styles['keys']}>
        {t('Enter sends · Ctrl+Enter sends and resolves · Shift+Enter for a new line · / for saved replies')}
      </span>
    </p>
  );
}
