import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ChatSummary, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { Avatar } from './avatar.tsx';
import { sameChat, useChats, type RememberedChat } from './chats.store.ts';
import { listTime } from './days.rules.ts';
import { useSummaries } from './guest-phone.queries.ts';
import { Ticks } from './chat/ticks.tsx';
import phoneStyles from './phone.module.css';
import chatsStyles from './chats.module.css';

/** The chats of this phone, the one with the latest message on top. */
export function ChatList() {
  const { t } = useTranslation();
  const { chats, show } = useChats();
  const { data } = useSummaries(chats.map(({ hotel_id, address }) => ({ hotel_id, address })));
  const rows = chats
    .map((chat) => ({ chat, summary: data?.items.find((item) => sameChat(item, chat)) }))
    .sort((one, other) => (other.summary?.last?.created_at ?? '').localeCompare(one.summary?.last?.created_at ?? ''));
  return (
    <section className={phoneStyles['screen']} aria-label={t('Chats')}>
      <header className={phoneStyles['bar']} data-large>
        <h1>{t('Chats')}</h1>
        <button
          type="button"
          className={phoneStyles['round']}
          aria-label={t('New chat')}
          title={t('New chat')}
          onClick={() => show('new')}
        >
          <EditOutlined aria-hidden />
        </button>
      </header>
      {rows.length === 0 ? (
        <div className={phoneStyles['nothing']}>
          <p>{t('No chats on this phone yet.')}</p>
          <button type="button" className={phoneStyles['primary']} onClick={() => show('new')}>
            {t('Start a chat')}
          </button>
        </div>
      ) : (
        <ul className={chatsStyles['chats']}>
          {rows.map(({ chat, summary }) => (
            <ChatRow key={`${chat.hotel_id} ${chat.address}`} chat={chat} summary={summary} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ChatRow({ chat, summary }: { chat: RememberedChat; summary: ChatSummary | undefined }) {
  const { t, i18n } = useTranslation();
  const { open } = useChats();
  const last = summary?.last;
  const unread = summary?.unread ?? 0;
  return (
    <li>
      <button type="button" className={chatsStyles['chat']} onClick={() => open(chat)}>
        <Avatar name={chat.hotel_name} size={48} />
        <span className={chatsStyles['lines']}>
          <span className={chatsStyles['top']}>
            <strong>{chat.hotel_name}</strong>
            {last && <time data-unread={unread > 0}>{listTime(last.created_at, i18n.language)}</time>}
          </span>
          <span className={chatsStyles['last']}>
            {last?.from_guest && <Ticks status={last.status} />}
            <span>{last ? lastLine(last, t) : t('No messages yet')}</span>
            {unread > 0 && (
              <em className={chatsStyles['badge']} aria-label={t('{{count}} unread', { count: unread })}>
                {unread}
              </em>
            )}
          </span>
          <small>{t('You are {{name}}', { name: chat.name || chat.address })}</small>
        </span>
      </button>
    </li>
  );
}

function lastLine({ content, pictures, files, location }: PhoneMessage, t: (key: string) => string): string {
  if (content) return content;
  if (files[0]) return `📄 ${files[0].filename}`;
  if (pictures.length) return `📷 ${t('Photo')}`;
  return location ? `📍 ${t('Location')}` : '';
}
