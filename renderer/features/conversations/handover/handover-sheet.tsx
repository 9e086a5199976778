import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { fullTime } from '#renderer/lib/dates.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { guestNameOf, sortForDesk } from '../conversation.rules.ts';
import styles from './handover.module.css';

type Props = { hotel: { id: string; name: string; timezone: string } };
const pageSize = 100;

/** The open conversations in the order in which they are to be served, with room for a note by hand. */
export function HandoverSheet({ hotel }: Props) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.area(hotel.id, 'conversations', 'list', 'handover'),
    queryFn: ({ signal }) => readOpen(hotel.id, signal),
  });
  useNotedPrint(hotel.id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.length === 0) return <EmptyState title={t('Nothing is open')} text={t('Nothing to hand over.')} />;
  return (
    <table className={styles['sheet']}>
      <caption>
        {hotel.name} · {fullTime(new Date(now).toISOString(), i18n.language, hotel.timezone)}
      </caption>
      <thead>
        <tr>
          {[t('Guest'), t('Request'), t('Since'), t('With'), t('Note')].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortForDesk(data).map((item) => (
          <Row key={item.id} item={item} timezone={hotel.timezone} />
        ))}
      </tbody>
    </table>
  );
}

/** Each print is in the audit log, by the button or by Ctrl+P. It waits for nothing: a sheet is needed offline too. */
function useNotedPrint(hotel_id: string): void {
  useEffect(() => {
    const note = () =>
      void client.audit.noteExport({ params: { hotel_id }, body: { kind: 'handover' } }).catch(() => undefined);
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, [hotel_id]);
}

function Row({ item, timezone }: { item: ConversationListItem; timezone: string }) {
  const { t, i18n } = useTranslation();
  const waits = item.human_required_count > 0;
  const owner = item.owner === 'staff' ? (item.assigned_name ?? t('Staff')) : t('Assistant');
  return (
    <tr data-waits={waits}>
      <th scope="row">
        <Link to={conversationPath(item.id)}>
          <bdi>{guestNameOf(item) ?? t('Unknown guest')}</bdi>
        </Link>
        {item.guest_name && <small>{item.guest_phone}</small>}
        {item.stay && roomWords(item.stay, t) && <small>{roomWords(item.stay, t)}</small>}
      </th>
      <td>
        <bdi>{item.latest_request?.message ?? item.last_message?.content ?? ''}</bdi>
      </td>
      <td>{fullTime(item.waiting_since ?? item.last_message_at, i18n.language, timezone)}</td>
      <td>{waits ? t('Waits for a person') : owner}</td>
      <td />
    </tr>
  );
}

/** Loads all pages, because an incomplete sheet would be misleading. */
async function readOpen(hotel_id: string, signal: AbortSignal): Promise<ConversationListItem[]> {
  const items: ConversationListItem[] = [];
  let cursor: string | undefined;
  do {
    const query = { state: 'open' as const, limit: pageSize, cursor };
    const page = await client.conversations.list({ params: { hotel_id }, query }, { signal });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return items;
}
