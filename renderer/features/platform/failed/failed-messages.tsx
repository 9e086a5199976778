import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { FailedGroup, FailedMessage } from '#shared/features/conversations/failed-messages.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { hotelManagePath } from '#renderer/lib/paths.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { FailedCard } from './failed-card.tsx';
import {
  useFailedGroups,
  useFailedMessages,
  useRetryMessages,
  useSetMessagesAside,
} from './failed-messages.queries.ts';
import { authorWords, obstacleWords } from './failed.words.ts';
import styles from './failed.module.css';

/** Messages to guests that failed for good in the last 30 days, by reason. */
export function FailedMessages() {
  const { t } = useTranslation();
  const { data, error, refetch } = useFailedGroups();
  return (
    <Panel title={t('Messages that failed for good')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={styles['note']}>{t('No message has failed for good.')}</p>}
      {data && data.items.length > 0 && (
        <div className={styles['list']}>
          {data.items.map((group) => (
            <GroupCard key={group.key} group={group} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function GroupCard({ group }: { group: FailedGroup }) {
  const { t, i18n } = useTranslation();
  const { key, messages, hotels, oldest_at } = group;
  const why = reasonWords(group.reasons, group.text);
  const [isOpen, setOpen] = useState(false);
  const listed = useFailedMessages(key, isOpen);
  const retry = useRetryMessages();
  const setAside = useSetMessagesAside();
  return (
    <FailedCard
      title={why}
      count={countWords(messages, i18n.language)}
      more={t('Hotels: {{number}}', { number: countWords(hotels, i18n.language) })}
      oldest={oldest_at}
      isBusy={retry.isPending || setAside.isPending}
      onRetryAll={() => retry.mutate({ key })}
      onSetAsideAll={() => setAside.mutate({ key })}
      onToggle={setOpen}
    >
      {isOpen && !listed.data && <ListSkeleton rows={3} />}
      {listed.data && <MessageTable items={listed.data.items} label={why} />}
      {listed.data && messages > listed.data.items.length && (
        <p className={styles['note']}>{t('The newest 100 are shown. "Try all again" takes 200 at once.')}</p>
      )}
    </FailedCard>
  );
}

function MessageTable({ items, label }: { items: FailedMessage[]; label: string }) {
  const { t } = useTranslation();
  const authors = authorWords(t);
  return (
    <DataTable
      label={label}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'hotel',
          title: t('Hotel'),
          cell: ({ hotel }) => <Link to={hotelManagePath(hotel.id)}>{hotel.name}</Link>,
        },
        { key: 'author', title: t('Written by'), cell: ({ author }) => authors[author] ?? author },
        { key: 'failed', title: t('Failed'), cell: ({ failed_at }) => <TimeAgo at={failed_at} /> },
        {
          key: 'actions',
          title: t('Actions'),
          plain: true,
          align: 'end',
          cell: (item) => <MessageActions item={item} />,
        },
      ]}
    />
  );
}

function MessageActions({ item: { id, obstacle } }: { item: FailedMessage }) {
  const { t } = useTranslation();
  const retry = useRetryMessages();
  const setAside = useSetMessagesAside();
  return (
    <span className={styles['actions']}>
      {obstacle ? (
        <span className={styles['quiet']}>{obstacleWords(t)[obstacle]}</span>
      ) : (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {t('Try again now')}
        </Button>
      )}
      <Button size="small" loading={setAside.isPending} onClick={() => setAside.mutate({ id })}>
        {t('Set aside')}
      </Button>
    </span>
  );
}
