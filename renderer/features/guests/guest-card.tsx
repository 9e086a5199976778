import { MailOutlined, PhoneOutlined, StarFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { isErased } from '#shared/features/guests/erasure.rules.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { dayWords } from '#renderer/lib/dates.ts';
import { rowLink } from '#renderer/lib/hooks/use-list-keys.ts';
import { useMoneyWords } from '#renderer/lib/session/money.ts';
import styles from './guest-card.module.css';

/** One guest in short; the whole card opens the guest. */
export const GuestCard = memo(function GuestCard({ guest, to }: { guest: Guest; to: string }) {
  const { t, i18n } = useTranslation();
  const money = useMoneyWords();
  return (
    <article className={styles['card']}>
      <h2>
        <Link to={to} dir="auto" {...rowLink}>
          {isErased(guest) ? t('Erased guest') : (knownName(guest) ?? guest.phone)}
        </Link>
        {guest.vip_status && <StarFilled className={styles['star']!} role="img" aria-label={t('VIP')} />}
      </h2>
      {isErased(guest) ? (
        <p className={styles['line']}>{t('Only stays and amounts were kept.')}</p>
      ) : (
        <>
          <p className={styles['line']}>
            <PhoneOutlined aria-hidden /> <span>{guest.phone}</span>
          </p>
          <p className={styles['line']}>
            <MailOutlined aria-hidden /> <span>{guest.email ?? t('No email')}</span>
          </p>
        </>
      )}
      <dl>
        <div>
          <dt>{t('Stays')}</dt>
          <dd>{guest.total_stays}</dd>
        </div>
        <div>
          <dt>{t('Spent')}</dt>
          <dd>{money(guest.total_spent)}</dd>
        </div>
        <div>
          <dt>{t('Last stay')}</dt>
          <dd>{guest.last_stay_date ? dayWords(guest.last_stay_date, i18n.language) : t('None yet')}</dd>
        </div>
      </dl>
    </article>
  );
});
