import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useInbox } from '../inbox.context.ts';
import type { ReplyWindow } from './window.rules.ts';
import styles from './reply.module.css';

const TemplatePicker = themedPart(
  async () => (await import('./template-picker.tsx')).TemplatePicker,
  () => <Skeleton widths={['100%', '60%']} />,
);

type Props = {
  conversationId: string;
  window: Exclude<ReplyWindow, { state: 'open' }>;
  kept: string;
};

/** In place of the reply box: why nothing can be written, what to do instead, and the text that was begun. */
export function LockedReply({ conversationId, window, kept }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useInbox();
  const why =
    window.state === 'never'
      ? t('This guest has not written to the hotel yet. WhatsApp lets a hotel write freely only after the guest did.')
      : t('Free replies ended {{time}}. WhatsApp accepts free text only for 24 hours after the guest’s last message.', {
          time: fullTime(window.at, i18n.language, timezone),
        });
  return (
    <section className={`${styles['reply']} ${styles['lockedReply']}`} aria-label={t('Reply')}>
      <div className={styles['locked']}>
        <LockOutlined aria-hidden />
        <div>
          <p>{why}</p>
          <p className={styles['muted']}>
            {t('Send an approved template, or call the guest. As soon as the guest writes, you can reply here again.')}
          </p>
        </div>
      </div>
      <TemplatePicker conversationId={conversationId} />
      {kept && (
        <label className={styles['kept']}>
          <span>{t('Your text is kept:')}</span>
          <textarea readOnly value={kept} rows={Math.min(6, kept.split('\n').length + 1)} />
        </label>
      )}
    </section>
  );
}
