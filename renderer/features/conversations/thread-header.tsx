import { ArrowLeftOutlined, IdcardOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { useSetOwner } from './conversations.mutations.ts';
import { useInbox } from './inbox.context.ts';
import { displayName, markOf } from './list.rules.ts';
import { MarkIcon } from './mark-icon.tsx';
import styles from './thread.module.css';

type Props = { conversation: Conversation; back: string; guestPath: string };

/** Who is spoken with, who answers now, and the switch between the two. */
export function ThreadHeader({ conversation, back, guestPath }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles['header']}>
      <Link className={styles['back']!} to={back} aria-label={t('Back to the list')}>
        <ArrowLeftOutlined aria-hidden />
      </Link>
      <MarkIcon mark={markOf(conversation)} />
      <div className={styles['title']}>
        <h2 id="thread-title" tabIndex={-1} dir="auto">
          {displayName(conversation) ?? t('Unknown guest')}
        </h2>
        <Owner conversation={conversation} />
      </div>
      <OwnerSwitch conversation={conversation} />
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

function Owner({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const words =
    conversation.owner === 'assistant'
      ? t('The assistant answers')
      : conversation.assigned_to === userId
        ? t('You answer')
        : t('{{name}} answers', { name: conversation.assigned_name ?? t('A colleague') });
  return <p className={styles['owner']}>{words}</p>;
}

/** Taking over silences the assistant in this conversation; handing back lets it answer the next message. */
function OwnerSwitch({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const setOwner = useSetOwner(conversation.id);
  const mine = conversation.owner === 'staff' && conversation.assigned_to === userId;
  const waits = conversation.human_required_count > 0;
  return (
    <div className={styles['switch']}>
      {conversation.owner === 'staff' && (
        <Tooltip title={t('The assistant answers the next message again')}>
          <Button
            loading={setOwner.isPending && setOwner.variables === 'assistant'}
            onClick={() => setOwner.mutate('assistant')}
          >
            {t('Hand back')}
          </Button>
        </Tooltip>
      )}
      {(!mine || waits) && (
        <Tooltip title={t('The assistant stays silent here until you hand back')}>
          <Button
            type={waits ? 'primary' : 'default'}
            loading={setOwner.isPending && setOwner.variables === 'staff'}
            onClick={() => setOwner.mutate('staff')}
          >
            {t('Take over')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
