import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestKind } from '#shared/features/guests/guests.contract.ts';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { useMoneyWords } from '#renderer/lib/session/money.ts';
import { useGuestStats } from './guests.queries.ts';
import styles from './guest-stats.module.css';

type Props = { hotelId: string; kind: GuestKind | null; onKind: (kind: GuestKind | null) => void };

/** The four figures of the hotel's guests; one that counts guests shows them. */
export function GuestStatCards({ hotelId, kind, onKind }: Props) {
  const { t, i18n } = useTranslation();
  const { data } = useGuestStats(hotelId);
  const money = useMoneyWords();
  const number = (value: number | undefined) => (value === undefined ? undefined : countWords(value, i18n.language));
  return (
    <div className={styles['cards']} role="group" aria-label={t('Guests in numbers')}>
      <Card
        label={t('Total Guests')}
        value={number(data?.total)}
        hint={t('Everybody on record')}
        onClick={() => onKind(null)}
      />
      <Card
        label={t('VIP Guests')}
        value={number(data?.vip)}
        hint={t('Marked by your team')}
        pressed={kind === 'vip'}
        onClick={() => onKind(kind === 'vip' ? null : 'vip')}
      />
      <Card
        label={t('Repeat Guests')}
        value={number(data?.repeat)}
        hint={t('More than one stay')}
        pressed={kind === 'repeat'}
        onClick={() => onKind(kind === 'repeat' ? null : 'repeat')}
      />
      <div className={styles['card']}>
        <CardWords label={t('Total Revenue')} value={data && money(data.revenue)} hint={t('From their stays so far')} />
      </div>
    </div>
  );
}

type Words = { label: string; value: string | undefined; hint: string };

function Card({ pressed = false, onClick, ...words }: Words & { pressed?: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles['card']} aria-pressed={pressed} onClick={onClick}>
      <CardWords {...words} />
    </button>
  );
}

function CardWords({ label, value, hint }: Words) {
  return (
    <>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>
        {value ?? <SkeletonBlock style={{ width: 56, height: 28, marginTop: 6 }} />}
      </span>
      <span className={styles['hint']}>{hint}</span>
    </>
  );
}
