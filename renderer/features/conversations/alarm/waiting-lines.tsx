import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { categoryWords, reasonWords } from '#renderer/components/assistant-words.ts';
import { PriorityTag } from '#renderer/components/status-tag.tsx';
import { stayWords } from '../guest/stays.rules.ts';
import styles from '../list/list.module.css';
import { roomWords } from '#renderer/lib/room-words.ts';

type Props = { item: ConversationListItem; children?: ReactNode };

/** Priority, category and reason of a guest's wait. `children`: at the end of the line. */
export function WaitingFor({ item, children }: Props) {
  const { t } = useTranslation();
  if (!item.waiting_for) return null;
  const { priority, category, reasons } = item.waiting_for;
  // 'Complaint · A complaint' says it twice.
  const reason = reasons.find((one) => one !== category);
  const words = [t(categoryWords(category)), ...(reason ? [t(reasonWords(reason))] : [])].join(' · ');
  return (
    <span className={styles['why']}>
      <PriorityTag priority={priority} />
      <span className={styles['reason']} title={words}>
        {words}
      </span>
      {children}
    </span>
  );
}

/** The stay of a guest who waits, with the room as the booking names it. */
export function StayLine({ item }: { item: ConversationListItem }) {
  const { t, i18n } = useTranslation();
  if (!item.stay) return null;
  return (
    <span className={styles['stay']}>
      {[stayWords(item.stay, i18n.language, t), roomWords(item.stay, t)].filter(Boolean).join(' · ')}
    </span>
  );
}
