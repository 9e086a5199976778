import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import { countWords } from '#renderer/lib/format.ts';
import styles from './stat-cards.module.css';

/** `to` leads to what the number counts; without it the card is only read. `amber` marks what waits for a person. */
export type Stat = { label: string; hint: string; value: number | undefined; to?: string | undefined; amber?: boolean };

/** The figures at the top of a page. Undefined values are loading. */
export function StatCards({ stats }: { stats: Stat[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={styles['stats']} data-count={stats.length}>
      {stats.map((stat) => (
        <li key={stat.label}>
          {stat.to ? (
            <Link to={stat.to} className={styles['stat']}>
              {content(stat, i18n.language)}
            </Link>
          ) : (
            <div className={styles['stat']}>{content(stat, i18n.language)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

function content({ label, hint, value, amber }: Stat, language: string) {
  return (
    <>
      <span className={styles['statLabel']}>{label}</span>
      <span className={styles['statValue']} data-amber={amber === true && (value ?? 0) > 0}>
        {value === undefined ? <SkeletonBlock style={{ width: 56, height: 28 }} /> : countWords(value, language)}
      </span>
      <span className={styles['statHint']}>{hint}</span>
    </>
  );
}
