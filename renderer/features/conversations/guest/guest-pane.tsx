import { ArrowLeftOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Conversation, GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { isErased } from '#shared/features/guests/erasure.rules.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { AddBookingLink } from './add-booking-link.tsx';
import { useThread } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { GuestRecord } from './guest-record.tsx';
import { LinkBooking } from './link-booking.tsx';
import { guestNameOf } from '../conversation.rules.ts';
import { RequestStrip } from '../requests/request-strip.tsx';
import { duration } from '../time.rules.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { replyWindow } from '../reply/window.rules.ts';
import { StayPictures } from '../pictures/stay-pictures.tsx';
import styles from './guest.module.css';

type Props = {
  conversationId: string;
  back: string;
  onSubmitRequest: (conversation: Conversation) => void;
};

/** The guest: contact data, open requests, and guest record. */
export function GuestPane({ conversationId, back, onSubmitRequest }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const thread = useThread(hotelId, conversationId).data;
  if (!thread) return null;
  const { conversation, requests } = thread;
  return (
    <>
      <header className={styles['header']}>
        <Link className={styles['back']!} to={back} replace aria-label={t('Back to the conversation')}>
          <ArrowLeftOutlined aria-hidden />
        </Link>
        <h2>{t('Guest')}</h2>
      </header>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={t('Guest details')}>
        <Facts conversation={conversation} />
        <Requests requests={requests} />
        <StayPictures conversationId={conversationId} />
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onSubmitRequest(conversation)}>
          {t('Submit request')}
        </Button>
        {!isErased({ phone: conversation.guest_phone ?? '' }) && (
          <>
            <AddBookingLink name={guestNameOf(conversation)} phone={conversation.guest_phone} />
            <LinkBooking conversationId={conversationId} />
          </>
        )}
        {conversation.guest_id && <GuestRecord conversation={conversation} guestId={conversation.guest_id} />}
      </div>
    </>
  );
}

function Facts({ conversation }: { conversation: Conversation }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const { guest_phone: phone, language, opted_out_at: optedOut, summary } = conversation;
  return (
    <section className={styles['section']}>
      <p className={styles['name']} dir="auto">
        {guestNameOf(conversation) ?? t('Unknown guest')}
      </p>
      {optedOut && (
        <p className={styles['optedOut']}>
          {t('Asked for no messages on {{time}}. Nothing is sent automatically until they write START.', {
            time: fullTime(optedOut, i18n.language, timezone),
          })}
        </p>
      )}
      <dl className={styles['facts']}>
        <dt>{t('Phone')}</dt>
        <dd>{phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : t('Not known')}</dd>
        <dt>{t('Language')}</dt>
        <dd>{languageName(language, i18n.language) ?? t('Not known')}</dd>
        <dt>{t('Reply window')}</dt>
        <dd>
          <WindowWords conversation={conversation} />
        </dd>
      </dl>
      {summary && <p className={styles['summary']}>{summary}</p>}
    </section>
  );
}

function WindowWords({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const window = replyWindow(conversation, useNow());
  if (window.state === 'open') return t('Open for {{time}}', { time: duration(window.ms) });
  return window.state === 'closed' ? t('Closed: only approved templates') : t('The guest has not written yet');
}

function languageName(code: string | null, shown: string): string | null {
  if (!code) return null;
  try {
    return new Intl.DisplayNames(shown, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function Requests({ requests }: { requests: GuestRequest[] }) {
  const { t } = useTranslation();
  const newestFirst = [...requests].sort((one, other) => other.created_at.localeCompare(one.created_at));
  const open = newestFirst.filter((request) => request.status !== 'completed');
  const done = newestFirst.filter((request) => request.status === 'completed');
  return (
    <section className={styles['section']}>
      <h3>{t('Open requests')}</h3>
      {open.length === 0 && <p className={styles['muted']}>{t('Nothing is open.')}</p>}
      {open.map((request) => (
        <RequestStrip key={request.id} request={request} withMessage />
      ))}
      {done.length > 0 && (
        <details className={styles['done']}>
          <summary>{t('Resolved requests ({{number}})', { number: done.length })}</summary>
          {done.map((request) => (
            <RequestStrip key={request.id} request={request} withMessage />
          ))}
        </details>
      )}
    </section>
  );
}
