import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatView } from './chat/chat-view.tsx';
import { sameChat, useChats } from './chats.store.ts';
import { useHotels } from './guest-phone.queries.ts';
import { NewChat } from './new-chat.tsx';
import styles from './phone.module.css';

/** The guest's side of WhatsApp: a phone on a wide screen, the whole screen on a phone. */
export function GuestPhone() {
  const { t } = useTranslation();
  return (
    <main className={styles['stage']}>
      <aside className={styles['aside']}>
        <p className={styles['title']}>{t('Guest phone')}</p>
        <p>
          {t(
            'Here you are the guest. What you write reaches the hotel as a WhatsApp message would, and what the hotel answers arrives here.',
          )}
        </p>
        <p>{t('Keep the console open beside it to see both sides.')}</p>
        <Link to={paths.requests} target="_blank">
          {t('Open the console')}
        </Link>
      </aside>
      <div className={styles['phone']}>
        <div className={styles['glass']}>
          <Screen />
        </div>
      </div>
    </main>
  );
}

function Screen() {
  const { t } = useTranslation();
  const hotels = useHotels();
  const { chats, screen } = useChats();
  const items = hotels.data?.items;
  if (hotels.isError && !items) return <ErrorState error={hotels.error} onRetry={() => void hotels.refetch()} />;
  if (!items) return null;
  // A chat with a hotel that is gone, after a new start with an empty folder, cannot go on.
  const known = chats.filter(({ hotel_id }) => items.some(({ id }) => id === hotel_id));
  const chat = screen.kind === 'chat' ? known.find((one) => sameChat(one, screen.chat)) : undefined;
  if (chat)
    return (
      <ChatView
        key={`${chat.hotel_id} ${chat.address}`}
        chat={chat}
        hotel={items.find(({ id }) => id === chat.hotel_id)}
      />
    );
  if (items.length === 0)
    return <p className={styles['nothing']}>{t('There is no hotel yet. Set one up in the console first.')}</p>;
  return screen.kind === 'list' && chats.length > 0 ? <ChatList /> : <NewChat hotels={items} />;
}
