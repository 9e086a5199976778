import { ClockCircleOutlined, StarFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { draftKey, useDrafts } from '../reply/drafts.store.ts';
import { snippetOf } from '../finding/hit.rules.ts';
import findStyles from '../finding/finding.module.css';
import { TagChips } from '../tags/tag-chips.tsx';
import { useInbox } from '../inbox.context.ts';
import { guestNameOf, markOf, tooLongMs, waitedMs } from '../conversation.rules.ts';
import { languageLetters, lastLine } from './list.rules.ts';
import { MarkIcon } from '../message/mark-icon.tsx';
import { shortAge, stopwatch } from '../time.rules.ts';
import { StayLine, WaitingFor } from '../alarm/waiting-lines.tsx';
import { TargetLeft } from './target-left.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import styles from './list.module.css';

type Props = { item: ConversationListItem; selected: boolean; to: string; search: string };

/** One conversation of the list: who, in which language, the last line, how old, one mark, and why the guest waits. */
export const ConversationRow = memo(function ConversationRow({ item, selected, to, search }: Props) {
  const { t } = useTranslation();
  const letters = languageLetters(item.language);
  return (
    <Link
      to={to}
      className={styles['row']!}
      data-selected={selected}
      data-unread={item.unread_count > 0}
      data-conversation={item.id}
      aria-current={selected ? 'true' : undefined}
    >
      <MarkIcon mark={markOf(item)} />
      <span className={styles['who']}>
        <span className={styles['name']} dir="auto">
          {guestNameOf(item) ?? t('Unknown guest')}
        </span>
        {item.vip && (
          <StarFilled
            className={styles['vip']!}
            role="img"
            aria-label={t('VIP guest')}
            aria-hidden={false}
            title={t('VIP guest')}
          />
        )}
        {letters && (
          <span className={styles['letters']} title={t('Language')}>
            {letters}
          </span>
        )}
        {item.stay?.room_number && (
          <span className={styles['letters']} title={t('Room number')}>
            {item.stay.room_number}
          </span>
        )}
        <GivenTo item={item} />
        <TagChips tags={item.tags} most={1} />
      </span>
      <Age item={item} />
      <LastLine item={item} search={search} />
      <Unread count={item.unread_count} />
      {item.human_required_count > 0 && item.waiting_for ? (
        <>
          <WaitingFor item={item}>
            <TargetLeft target={item.target} />
          </WaitingFor>
          <StayLine item={item} />
        </>
      ) : (
        item.target && (
          <span className={styles['why']}>
            <TargetLeft target={item.target} />
          </span>
        )
      )}
    </Link>
  );
});

/** The department, or the colleague who has it; a clock where it was put aside. */
function GivenTo({ item }: { item: ConversationListItem }) {
  const { t, i18n } = useTranslation();
  const { userId, timezone } = useInbox();
  if (item.snoozed_until)
    return (
      <span className={styles['given']} title={t('Put aside')}>
        <ClockCircleOutlined aria-hidden /> {fullTime(item.snoozed_until, i18n.language, timezone)}
      </span>
    );
  const name = item.department_name ?? (item.assigned_to === userId ? t('You') : item.assigned_name);
  if (!name) return null;
  return (
    <span className={styles['given']} data-pending={item.assignment_due_at !== null} title={t('Given to')} dir="auto">
      {name}
    </span>
  );
}

function Age({ item }: { item: ConversationListItem }) {
  return item.human_required_count > 0 && item.waiting_since ? (
    <Waiting item={item} />
  ) : (
    <LastAge at={item.last_message_at} />
  );
}

function LastAge({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const { timezone } = useInbox();
  const now = useNow();
  return (
    <time className={styles['age']} dateTime={at}>
      {shortAge(at, now, i18n.language, timezone)}
    </time>
  );
}

/** Counts up to "too long", with a line that fills. */
function Waiting({ item }: { item: ConversationListItem }) {
  const { t } = useTranslation();
  const waited = waitedMs(item, useNow(1000)) ?? 0;
  const late = waited >= tooLongMs;
  return (
    <span className={styles['waiting']} data-late={late}>
      <span aria-hidden>{stopwatch(waited)}</span>
      <span className="visually-hidden">
        {t('waits {{minutes}} min', { minutes: Math.floor(waited / 60_000) })} {late && t('too long')}
      </span>
      <span className={styles['meter']} aria-hidden>
        <span style={{ width: `${Math.min(100, (waited / tooLongMs) * 100)}%` }} />
      </span>
    </span>
  );
}

const voices: Record<string, string> = { assistant: 'Assistant', staff: 'Staff', system: 'Automatic' };

function LastLine({ item, search }: Pick<Props, 'item' | 'search'>) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const draft = useDrafts((state) => state.drafts[draftKey(userId, item.id)]?.text.trim());
  const hit = search && item.hit ? snippetOf(item.hit.content, search) : null;
  if (hit)
    return (
      <span className={styles['line']}>
        <bdi>
          {hit.before}
          <mark className={findStyles['hit']}>{hit.word}</mark>
          {hit.after}
        </bdi>
      </span>
    );
  if (draft)
    return (
      <span className={styles['line']}>
        <span className={styles['draft']}>{t('Draft')}: </span>
        <bdi>{draft.slice(0, 200)}</bdi>
      </span>
    );
  const line = lastLine(item);
  if (!line) return <span className={styles['line']}>{t('No messages yet')}</span>;
  const voice = voices[line.author];
  return (
    <span className={styles['line']}>
      {voice && <span className={styles['voice']}>{t(voice)}: </span>}
      <bdi>{line.text}</bdi>
    </span>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles['unread']}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('{{number}} unread', { number: count })}</span>
    </span>
  );
}
