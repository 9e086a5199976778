import {
  ArrowLeftOutlined,
  CheckOutlined,
  IdcardOutlined,
  SearchOutlined,
  TagOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { openAssign } from '../assign/assign.store.ts';
import { useSetOwner } from '../conversations.mutations.ts';
import { openFind } from '../finding/find.store.ts';
import { useInbox } from '../inbox.context.ts';
import { guestNameOf, isMine, markOf } from '../conversation.rules.ts';
import { MarkIcon } from '../message/mark-icon.tsx';
import { TagChips } from '../tags/tag-chips.tsx';
import tagStyles from '../tags/tags.module.css';
import { useThreadActions } from '../use-thread-actions.ts';
import styles from './thread.module.css';

type Props = { conversation: Conversation; tags: Tag[]; back: string; guestPath: string };

/** Guest, current owner, and the button that changes the owner. */
export function ThreadHeader({ conversation, tags, back, guestPath }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles['header']}>
      <Link className={styles['back']!} to={back} aria-label={t('Back to the list')}>
        <ArrowLeftOutlined aria-hidden />
      </Link>
      <MarkIcon mark={markOf(conversation)} />
      <div className={styles['title']}>
        <h2 id="thread-title" tabIndex={-1} dir="auto">
          {guestNameOf(conversation) ?? t('Unknown guest')}
        </h2>
        <Owner conversation={conversation} />
        <TagsOfThread conversationId={conversation.id} tags={tags} />
      </div>
      <div className={styles['switch']}>
        <OwnerSwitch conversation={conversation} />
        <Tip title={`${t('Give to, or put aside')} (a, s)`}>
          <Button
            icon={<UserSwitchOutlined aria-hidden />}
            aria-label={t('Give to, or put aside')}
            onClick={() => openAssign(conversation.id, 'give')}
          />
        </Tip>
        <ResolveButton conversation={conversation} />
      </div>
      <Link
        className={styles['toGuest']!}
        to={guestPath}
        replace
        aria-label={t('About the guest')}
        title={t('About the guest')}
      >
        <IdcardOutlined aria-hidden />
      </Link>
    </header>
  );
}

function TagsOfThread({ conversationId, tags }: { conversationId: string; tags: Tag[] }) {
  const { t } = useTranslation();
  return (
    <div className={tagStyles['ofThread']}>
      <button type="button" title={`${t('Tags')} (l)`} onClick={() => openAssign(conversationId, 'tags')}>
        <TagOutlined aria-hidden />
        {tags.length > 0 ? <TagChips tags={tags} most={3} /> : <span>{t('Add a tag')}</span>}
      </button>
      <button
        type="button"
        title={`${t('Find in this conversation')} (d)`}
        aria-label={t('Find in this conversation')}
        onClick={() => openFind(conversationId)}
      >
        <SearchOutlined aria-hidden />
      </button>
    </div>
  );
}

function Owner({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  return <p className={styles['owner']}>{ownerWords(conversation, userId, t)}</p>;
}

function ownerWords(
  { owner, assigned_to, assigned_name, department_name, assignment_due_at }: Conversation,
  userId: string,
  t: Translate,
): string {
  if (owner === 'assistant') return t('The assistant answers');
  const name = assigned_name ?? department_name ?? t('A colleague');
  if (assignment_due_at) return t('Given to {{name}}', { name });
  return assigned_to === userId ? t('You answer') : t('{{name}} answers', { name });
}

/** One way at a time: what staff own is handed back, everything else is taken over. The clear one of both is solid. */
function OwnerSwitch({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const setOwner = useSetOwner(conversation.id);
  const mine = isMine(conversation, userId);
  const waits = conversation.human_required_count > 0;
  const to = mine ? 'assistant' : 'staff';
  const hint = mine
    ? t('The assistant answers what is open and every further message')
    : t('The assistant stays silent here until you hand back');
  return (
    <Tip title={hint}>
      <Button
        type={waits && !mine ? 'primary' : 'default'}
        loading={setOwner.isPending}
        onClick={() => setOwner.mutate(to)}
      >
        {mine ? t('Hand back') : t('Take over')}
      </Button>
    </Tip>
  );
}

/** All open requests at once; then the next guest who waits is opened. */
function ResolveButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const { resolveAll, isResolving } = useThreadActions(conversation.id);
  if (conversation.open_count === 0) return null;
  const mine = isMine(conversation, userId);
  return (
    <Tip title={`${t('Resolve conversation')} (e)`}>
      <Button
        type={mine ? 'primary' : 'default'}
        icon={<CheckOutlined aria-hidden />}
        aria-label={t('Resolve conversation')}
        loading={isResolving}
        onClick={resolveAll}
      >
        <span className={styles['long']}>{t('Resolve')}</span>
      </Button>
    </Tip>
  );
}
