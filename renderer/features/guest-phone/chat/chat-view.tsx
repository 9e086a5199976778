import { ArrowLeftOutlined, DeleteOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneHotel, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { Avatar } from '../avatar.tsx';
import { Bubble, TypingBubble } from './bubble.tsx';
import { useChats, type RememberedChat } from '../chats.store.ts';
import { Composer } from './composer.tsx';
import { byDay, dayLabel } from '../days.rules.ts';
import { useChat, useReadReceipts } from '../guest-phone.queries.ts';
import { useOutgoing, type Pending } from './use-outgoing.ts';
import { useReveal } from './use-reveal.ts';
import phoneStyles from '../phone.module.css';
import threadStyles from './thread.module.css';

/** One chat: who it is with, what was said, and where to write. */
export function ChatView({ chat, hotel }: { chat: RememberedChat; hotel: PhoneHotel | undefined }) {
  const { data, isError } = useChat(chat);
  const { shown, typing } = useReveal(data);
  const { pending, send, again, tap } = useOutgoing(chat);
  useReadReceipts(chat, shown);
  return (
    <section className={phoneStyles['screen']} aria-label={chat.hotel_name}>
      <ChatHeader chat={chat} typing={typing} offline={isError} />
      <Thread
        messages={shown}
        pending={pending}
        typing={typing}
        hotelName={chat.hotel_name}
        empty={data !== undefined}
        onAgain={again}
        onTap={tap}
      />
      <Composer hotel={hotel} onSend={send} />
    </section>
  );
}

function ChatHeader({ chat, typing, offline }: { chat: RememberedChat; typing: boolean; offline: boolean }) {
  const { t } = useTranslation();
  const { show, forget } = useChats();
  const status = offline
    ? t('waiting for network…')
    : typing
      ? t('typing…')
      : t('You are {{name}}', { name: chat.name || chat.address });
  return (
    <header className={phoneStyles['bar']}>
      <button type="button" className={phoneStyles['round']} aria-label={t('All chats')} onClick={() => show('list')}>
        <ArrowLeftOutlined aria-hidden />
      </button>
      <Avatar name={chat.hotel_name} size={40} />
      <div className={phoneStyles['who']}>
        <h1>{chat.hotel_name}</h1>
        <p data-typing={typing}>{status}</p>
      </div>
      <button
        type="button"
        className={phoneStyles['round']}
        aria-label={t('Remove this chat from the phone')}
        title={t('Remove this chat from the phone')}
        onClick={() => forget(chat)}
      >
        <DeleteOutlined aria-hidden />
      </button>
    </header>
  );
}

type ThreadProps = {
  messages: PhoneMessage[];
  pending: Pending[];
  typing: boolean;
  hotelName: string;
  empty: boolean;
  onAgain: (message: Pending) => void;
  onTap: (messageId: string, index: number) => void;
};

function Thread({ messages, pending, typing, hotelName, empty, onAgain, onTap }: ThreadProps) {
  const { t, i18n } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, pending.length, typing]);
  return (
    <div className={threadStyles['thread']} role="log" aria-live="polite" tabIndex={0} aria-label={t('Messages')}>
      {empty && messages.length === 0 && pending.length === 0 && (
        <p className={threadStyles['hint']}>{t('Say hello: {{name}} answers here.', { name: hotelName })}</p>
      )}
      {byDay(messages).map(({ day, at, messages: ofDay }) => (
        <div key={day}>
          <h2 className={threadStyles['day']}>{dayLabel(at, i18n.language)}</h2>
          <ol className={threadStyles['bubbles']}>
            {ofDay.map((message, index) => (
              <Bubble
                key={message.id}
                message={message}
                hotelName={hotelName}
                onTap={(nth) => onTap(message.id, nth)}
                first={ofDay[index - 1]?.from_guest !== message.from_guest}
              />
            ))}
          </ol>
        </div>
      ))}
      <ol className={threadStyles['bubbles']}>
        {pending.map((message) => (
          <PendingBubble key={message.key} message={message} hotelName={hotelName} onAgain={onAgain} />
        ))}
        {typing && <TypingBubble hotelName={hotelName} />}
      </ol>
      <div ref={end} className={threadStyles['end']} />
    </div>
  );
}

function PendingBubble({
  message,
  hotelName,
  onAgain,
}: {
  message: Pending;
  hotelName: string;
  onAgain: (message: Pending) => void;
}) {
  const { t } = useTranslation();
  const { body, picture, location, created_at, failed } = message;
  const shown = {
    from_guest: true,
    content: body,
    pictures: picture ? [picture.preview] : [],
    files: [],
    choices: null,
    location: location ?? null,
    created_at,
    status: 'sending' as const,
  };
  return (
    <>
      <Bubble message={shown} hotelName={hotelName} first />
      {failed && (
        <li className={threadStyles['failed']} role="alert">
          {t('Not sent.')}{' '}
          <button type="button" className={phoneStyles['plain']} onClick={() => onAgain(message)}>
            {t('Try again')}
          </button>
        </li>
      )}
    </>
  );
}
