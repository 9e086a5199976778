import styles from './charts.module.css';

export type Bar = { key: string; label: string; value: number; /** The value as it is read. */ words: string };
/** `full`: the value that fills the width; without it, the largest. */
type Props = { label: string; bars: Bar[]; tone?: 'teal' | 'amber' | 'danger'; full?: number };

/** Values side by side as bars, the longest filling the width. Each is also a word and a number. */
export function BarList({ label, bars, tone = 'teal', full }: Props) {
  const most = full ?? Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className={styles['bars']} aria-label={label}>
      {bars.map(({ key, label: name, value, words }) => (
        <li key={key}>
          <span className={styles['barLabel']}>{name}</span>
          <span className={styles['barValue']}>{words}</span>
          <svg className={styles['bar']} data-tone={tone} width="100%" height="8" aria-hidden focusable="false">
            <rect className={styles['track']} width="100%" height="8" rx="4" />
            <rect width={`${most > 0 ? (value / most) * 100 : 0}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
