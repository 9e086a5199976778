import { memo, useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { Attachments, Location, Sticker } from './attachments.tsx';
import { ChoicesSlot } from './choices-slot.tsx';
import { FailureNote } from './failure-note.tsx';
import { useInbox } from '../inbox.context.ts';
import { KindLine, messageElementId, Quote, Transcript } from './quote.tsx';
import { MessageText } from './message-text.tsx';
import { isEvent, tickOf, type Tick } from './ticks.rules.ts';
import { Ticks } from './ticks.tsx';
import { GuestTranslationSlot, WrittenAsSlot } from '../translation/message-slot.tsx';
import { clockWords } from '#renderer/lib/dates.ts';
import { useHotel } from '#renderer/lib/session/session.ts';
import { openTask } from '#renderer/lib/task-draft.store.ts';
import { Trace } from '../trace/trace.tsx';
import styles from './bubble.module.css';

type Props = { message: Message; joined: boolean; guestName: string };
/** `language`: the guest's; `isOff`: there is no language model. */
type Translating = { language: string | null; isOff: boolean };

/**
 * One message in its voice: guest left, assistant right and tinted, staff right and solid, what the system sent to the
 * guest (booking messages) right and outlined. An event is one grey line.
 */
export const Bubble = memo(function Bubble({ message, joined, guestName, language, isOff }: Props & Translating) {
  const { timezone } = useInbox();
  const { i18n } = useTranslation();
  const isPaused = Boolean(useHotel()?.sending_pause);
  const time = clockWords(message.created_at, i18n.language, timezone);
  if (isEvent(message)) return <SystemLine text={message.content} at={message.created_at} time={time} />;
  return (
    <article
      id={messageElementId(message.id)}
      tabIndex={-1}
      className={styles['message']}
      data-author={message.author}
      data-joined={joined}
      data-kind={message.kind ?? undefined}
    >
      <Voice message={message} joined={joined} guestName={guestName} />
      <div className={styles['bubble']}>
        {message.quoted && <Quote quoted={message.quoted} guestName={guestName} />}
        <KindLine message={message} />
        {message.kind === 'sticker' && message.attachments[0] ? (
          <Sticker item={message.attachments[0]} />
        ) : (
          <Attachments items={message.attachments} conversationId={message.conversation_id} />
        )}
        {message.transcript && <Transcript transcript={message.transcript} />}
        <Location place={message} />
        {message.content && <MessageText text={message.content} className={styles['text']} />}
        {message.direction === 'in' && <GuestTranslationSlot message={message} language={language} isOff={isOff} />}
        {message.translated && <WrittenAsSlot translated={message.translated} />}
        <ChoicesSlot choices={message.choices} />
        <Meta at={message.created_at} time={time} tick={tickOf(message, isPaused)} />
      </div>
      <WhyThisAnswer message={message} />
      <MakeTask message={message} />
      <FailureNote message={message} />
    </article>
  );
});

function SystemLine({ text, at, time }: { text: string; at: string; time: string }) {
  return (
    <p className={styles['event']}>
      {text} <time dateTime={at}>{time}</time>
    </p>
  );
}

function Voice({ message, joined, guestName }: Props) {
  const { t } = useTranslation();
  const names = {
    guest: guestName,
    assistant: t('assistant'),
    staff: message.author_name ?? t('staff'),
    system: t('automatic message'),
  };
  return <p className={joined ? 'visually-hidden' : styles['voice']}>{names[message.author]}</p>;
}

/** The time and the ticks, at the end of the last line. */
export function Meta({ at, time, tick }: { at: string; time: string; tick: Tick | null }) {
  const { t } = useTranslation();
  return (
    <span className={styles['meta']}>
      <time dateTime={at}>{time}</time>
      {tick?.word && <span>{t(tick.word)}</span>}
      {tick && <Ticks tick={tick} />}
    </span>
  );
}

/** Shown beside the message while the pointer or the focus is on it. */
function MakeTask({ message: { id, conversation_id, direction, content } }: { message: Message }) {
  const { t } = useTranslation();
  if (direction !== 'in') return null;
  const open = () => openTask({ task: null, conversationId: conversation_id, messageId: id, text: content });
  return (
    <button type="button" className={styles['makeTask']} onClick={open}>
      {t('Make a task')}
    </button>
  );
}

function WhyThisAnswer({ message }: { message: Message }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!message.assistant) return null;
  const sources = message.assistant.sources.length;
  const words =
    sources === 0
      ? t('Why this answer')
      : sources === 1
        ? t('Why this answer · 1 source')
        : t('Why this answer · {{number}} sources', { number: sources });
  return (
    <>
      <button
        type="button"
        className={styles['why']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && <Trace id={id} trace={message.assistant} />}
    </>
  );
}
