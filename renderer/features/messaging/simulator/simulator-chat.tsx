import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { clockWords } from '#renderer/lib/dates.ts';
import { PriorityWord } from '../priority-word.tsx';
import styles from './simulator.module.css';
import { spaced } from '#renderer/components/assistant-words.ts';
import type { ChatMessage, Metadata } from './use-simulator.ts';

type Props = {
  messages: ChatMessage[];
  pending: boolean;
  /** The hotel's: times are shown as it has them. */
  timezone: string;
  shownId: string | undefined;
  onChoose: (id: string) => void;
  /** Called to store an answer as a test question. */
  onKeep: (message: ChatMessage) => void;
};

/** Questions and answers; each answer with category, priority, and whether staff are called. */
export function SimulatorChat({ messages, pending, timezone, shownId, onChoose, onKeep }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (area.current) area.current.scrollTop = area.current.scrollHeight;
  }, [messages.length, pending]);
  return (
    <div ref={area} className={styles['chat']} role="log" aria-label={t('Chat with the assistant')} tabIndex={0}>
      {messages.length === 0 && (
        <p className={styles['empty']}>{t('Ask the assistant what guests ask you, or choose a quick test.')}</p>
      )}
      {messages.map((message) => (
        <Bubble
          key={message.id}
          message={message}
          timezone={timezone}
          shown={message.id === shownId}
          onChoose={() => onChoose(message.id)}
          onKeep={() => onKeep(message)}
        />
      ))}
      {pending && <p className={styles['waiting']}>{t('The assistant is writing…')}</p>}
    </div>
  );
}

type Actions = { shown: boolean; onChoose: () => void; onKeep: () => void };

function Bubble({ message, timezone, ...actions }: { message: ChatMessage; timezone: string } & Actions) {
  const { t, i18n } = useTranslation();
  const time = clockWords(message.timestamp, i18n.language, timezone);
  return (
    <article className={styles['message']} data-type={message.type}>
      <p className={styles['voice']}>
        {message.type === 'user' ? t('You, as a guest') : t('Assistant')} · {time}
      </p>
      <p className={styles['bubble']} data-silent={message.content === ''}>
        {message.content || t('The assistant would stay silent here.')}
      </p>
      {message.metadata && <Verdict metadata={message.metadata} {...actions} />}
    </article>
  );
}

function Verdict({ metadata, shown, onChoose, onKeep }: { metadata: Metadata } & Actions) {
  const { t } = useTranslation();
  return (
    <p className={styles['verdict']}>
      <StatusTag tone="quiet">{t(spaced(metadata.category))}</StatusTag>
      <PriorityWord priority={metadata.priority} />
      {metadata.human_required ? (
        <StatusTag tone="amber">{t('Human required')}</StatusTag>
      ) : (
        <StatusTag tone="ok">{t('No person needed')}</StatusTag>
      )}
      {metadata.trace && (
        <>
          <button type="button" aria-pressed={shown} onClick={onChoose}>
            {t('Why this answer')}
          </button>
          <button type="button" onClick={onKeep}>
            {t('Keep as a test')}
          </button>
        </>
      )}
    </p>
  );
}
