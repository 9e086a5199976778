import { useTranslation } from '#renderer/lib/translate.ts';
import type { Conversation, ConversationEvent } from '#shared/features/conversations/conversations.schema.ts';
import { eventWords } from './event-words.rules.ts';
import { useInbox } from '../inbox.context.ts';
import { clockWords, fullTime } from '#renderer/lib/dates.ts';
import styles from '../message/bubble.module.css';

/** A change of owner or status: one grey line. */
export function EventLine({ event }: { event: ConversationEvent }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  return (
    <p className={styles['event']}>
      <bdi>{eventWords(event, t)}</bdi>{' '}
      <time dateTime={event.created_at}>{clockWords(event.created_at, i18n.language, timezone)}</time>
    </p>
  );
}

/** Announces when the conversation returns to the assistant. */
export function ReturnLine({ conversation }: { conversation: Conversation }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const at = conversation.assistant_returns_at;
  if (conversation.owner !== 'staff' || !at) return null;
  return (
    <p className={styles['event']}>
      {t('The assistant takes over again at {{time}} if nobody replies', {
        time: clockWords(at, i18n.language, timezone),
      })}
    </p>
  );
}

/** Announces until when it has to be taken, or when it comes back. */
export function AsideLine({ conversation }: { conversation: Conversation }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const { assignment_due_at, snoozed_until, assigned_name, department_name } = conversation;
  if (snoozed_until)
    return (
      <p className={styles['event']}>
        {t('Put aside until {{time}}, or until the guest writes', {
          time: fullTime(snoozed_until, i18n.language, timezone),
        })}
      </p>
    );
  if (!assignment_due_at) return null;
  return (
    <p className={styles['event']}>
      {t('{{name}} has to take it by {{time}}; then it returns to the list', {
        name: assigned_name ?? department_name ?? '',
        time: clockWords(assignment_due_at, i18n.language, timezone),
      })}
    </p>
  );
}
