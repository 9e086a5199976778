import { SyncOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useOutboxEntries } from '#renderer/features/conversations/reply/outbox.store.ts';
import { clockWords } from '#renderer/lib/dates.ts';
import { useLiveConnection } from '#renderer/lib/live/live-connection.store.ts';
import { useTimezone } from '../../lib/session/session.ts';
import { useOnline } from './connection-bar.tsx';
import styles from './shell.module.css';

/** Bar while the live stream is down: the page may be out of date, with the time of the last contact. */
export function LiveBanner() {
  const { t, i18n } = useTranslation();
  const { state, knownAt } = useLiveConnection();
  const timezone = useTimezone();
  const online = useOnline();
  const waiting = useOutboxEntries(({ entries }) => entries.filter(({ held }) => !held).length);
  const time = knownAt === null ? '' : clockWords(knownAt, i18n.language, timezone);
  return (
    <div role="status" className={styles['bannerPlace']}>
      {state === 'reconnecting' && (
        <p className={styles['banner']}>
          <SyncOutlined spin aria-hidden />
          {online ? t('Reconnecting…') : t('No connection, trying again')}
          {time && <span>{t('You see what was known at {{time}}.', { time })}</span>}
          {waiting > 0 && <span>{t('Replies that wait to be sent: {{number}}.', { number: waiting })}</span>}
        </p>
      )}
    </div>
  );
}
