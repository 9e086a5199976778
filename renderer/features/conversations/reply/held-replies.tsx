import { PaperClipOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useInbox } from '../inbox.context.ts';
import { useWithdraw } from './held-replies.queries.ts';
import styles from './held-replies.module.css';

type Props = { conversationId: string; replies: HeldReply[] };

/** Texts that wait to be sent, and why others were not sent. */
export function HeldReplies({ conversationId, replies }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles['list']} aria-label={t('Waiting to be sent')}>
      {replies.map((held) => (
        <Held key={held.id} conversationId={conversationId} held={held} />
      ))}
    </ul>
  );
}

function Held({ conversationId, held }: { conversationId: string; held: HeldReply }) {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const words = useWords(held);
  const remove = (again: boolean) => withdraw.mutate({ conversationId, held, again });
  return (
    <li className={styles['held']} data-ended={held.ended !== null} role={held.ended ? 'alert' : undefined}>
      <p>
        <strong>{words}</strong> <span>{t('Written by {{name}}', { name: held.author_name })}</span>
      </p>
      {held.content && (
        <p className={styles['text']} dir="auto">
          {held.content}
        </p>
      )}
      {held.choices && <p>{held.choices.items.map(({ title }) => `[${title}]`).join(' ')}</p>}
      {held.attachments.map(({ url, filename }) => (
        <p key={url}>
          <PaperClipOutlined aria-hidden /> <bdi>{filename}</bdi>
        </p>
      ))}
      <p className={styles['buttons']}>
        <Button size="small" loading={withdraw.isPending} onClick={() => remove(true)}>
          {held.ended ? t('Write again') : t('Withdraw and edit')}
        </Button>
        <Button size="small" type="text" disabled={withdraw.isPending} onClick={() => remove(false)}>
          {held.ended ? t('Put away') : t('Withdraw')}
        </Button>
      </p>
    </li>
  );
}

function useWords({ ended, send_at, expires_at, cancel_if_guest_writes }: HeldReply): string {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const time = (instant: string | null) => (instant ? fullTime(instant, i18n.language, timezone) : '');
  if (ended === 'guest_wrote') return t('Not sent: the guest wrote first.');
  if (ended === 'window_closed') return t('Not sent: WhatsApp took no free text any more.');
  if (ended === 'expired') return t('Not sent: the guest did not answer in time.');
  if (ended === 'opted_out') return t('Not sent: the guest asked for no messages.');
  if (ended === 'author_left') return t('Not sent: its writer no longer works here.');
  if (!send_at) return t('Will be sent when the guest answers, until {{time}}.', { time: time(expires_at) });
  return cancel_if_guest_writes
    ? t('Will be sent {{time}}, unless the guest writes first.', { time: time(send_at) })
    : t('Will be sent {{time}}.', { time: time(send_at) });
}
