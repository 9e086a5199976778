import { LoginOutlined, LogoutOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import type { Filters } from './booking-filters.rules.ts';
import styles from './today-cards.module.css';

type Counts = { today: string; arrivals_today: number; departures_today: number };
type Props = { counts: Counts | undefined; active: Filters['today']; onChoose: (today: Filters['today']) => void };

/** Today's arrivals and departures; a click on a card filters the list. */
export function TodayCards({ counts, active, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const hint = counts ? dayWords(counts.today, i18n.language) : ' ';
  const cards = [
    { key: 'arrivals', label: t('Arrivals today'), count: counts?.arrivals_today, icon: <LoginOutlined aria-hidden /> },
    {
      key: 'departures',
      label: t('Departures today'),
      count: counts?.departures_today,
      icon: <LogoutOutlined aria-hidden />,
    },
  ] as const;
  return (
    <div className={styles['cards']} role="group" aria-label={t('Today')}>
      {cards.map(({ key, label, count, icon }) => (
        <button
          key={key}
          type="button"
          className={styles['card']}
          aria-pressed={active === key}
          onClick={() => onChoose(active === key ? null : key)}
        >
          <span className={styles['icon']} aria-hidden>
            {icon}
          </span>
          <span className={styles['label']}>{label}</span>
          <span className={styles['count']}>
            {count === undefined ? (
              <SkeletonBlock style={{ width: 56, height: 28, marginTop: 4 }} />
            ) : (
              countWords(count, i18n.language)
            )}
          </span>
          <span className={styles['hint']}>{hint}</span>
        </button>
      ))}
    </div>
  );
}
