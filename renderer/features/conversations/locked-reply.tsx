import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/app/paths.ts';
import { fullTime } from '#renderer/lib/format.ts';
import { useInbox } from './inbox.context.ts';
import type { ReplyProblem } from './use-reply.ts';
import type { ReplyWindow } from './window.rules.ts';
import styles from './reply.module.css';

type Props = {
  guestId: string | null;
  window: Exclude<ReplyWindow, { state: 'open' }>;
  kept: string;
  problem: ReplyProblem | null;
};

/** In place of the reply box: why nothing can be written, what to do instead, and the text that was begun. */
export function LockedReply({ guestId, window, kept, problem }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const why =
    window.state === 'never'
      ? t('This guest has not written to the hotel yet. WhatsApp lets a hotel write freely only after the guest did.')
      : t('Free replies ended {{time}}. WhatsApp accepts free text only for 24 hours after the guest’s last message.', {
          time: fullTime(window.at, i18n.language, timezone),
        });
  return (
    <section className={styles['reply']} aria-label={t('Reply')}>
      <div className={styles['locked']}>
        <LockOutlined aria-hidden />
        <div role={problem ? 'alert' : undefined}>
          <p>{why}</p>
          <p className={styles['muted']}>
            {t(
              'Call the guest, or send a booking message that WhatsApp has approved. As soon as the guest writes, you can reply here again.',
            )}
          </p>
          {guestId && <Link to={`${paths.bookings}?guest=${guestId}`}>{t('Booking messages of this guest')}</Link>}
        </div>
      </div>
      {kept && (
        <label className={styles['kept']}>
          <span>{t('Your text is kept:')}</span>
          <textarea readOnly value={kept} rows={Math.min(6, kept.split('\n').length + 1)} />
        </label>
      )}
    </section>
  );
}
