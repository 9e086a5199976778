import { useState } from 'react';
import styles from './charts.module.css';

export type Series = { key: string; label: string; tone: 'teal' | 'amber' | 'grey' };
export type DayValues = { /** `YYYY-MM-DD` */ day: string; /** One a series, in their order. */ values: number[] };
type Props = {
  /** What is shown, for those who do not see it; the table behind has the numbers. */
  label: string;
  series: Series[];
  days: DayValues[];
  dayWords: (day: string) => string;
  valueWords: (value: number) => string;
};

const height = 100;
const step = 10;
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** One stacked column a day. The day under the pointer is spelled out above. */
export function DayColumns({ label, series, days, dayWords, valueWords }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const most = Math.max(...days.map(({ values }) => sumOf(values)), 0);
  const shown = days.find(({ day }) => day === pointed);
  return (
    <div>
      <Legend series={series} shown={shown} dayWords={dayWords} valueWords={valueWords} />
      <div className={styles['plot']}>
        <span className={styles['most']} aria-hidden>
          {valueWords(most)}
        </span>
        <svg
          className={styles['columns']}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onPointerLeave={() => setPointed(null)}
        >
          {days.map((day, index) => (
            <g key={day.day} data-pointed={day.day === pointed} onPointerEnter={() => setPointed(day.day)}>
              <rect className={styles['hit']} x={index * step} width={step} height={height} />
              <Stack x={index * step} values={day.values} series={series} most={most} />
            </g>
          ))}
        </svg>
      </div>
      <p className={styles['ends']} aria-hidden>
        <span>{days[0] && dayWords(days[0].day)}</span>
        <span>{days.at(-1) && dayWords(days.at(-1)!.day)}</span>
      </p>
    </div>
  );
}

function Stack({ x, values, series, most }: { x: number; values: number[]; series: Series[]; most: number }) {
  const scaled = values.map((value) => (most > 0 ? (value / most) * height : 0));
  return series.map(({ key, tone }, index) => {
    const below = sumOf(scaled.slice(0, index));
    const size = scaled[index] ?? 0;
    return (
      <rect key={key} data-tone={tone} x={x + step * 0.15} width={step * 0.7} y={height - below - size} height={size} />
    );
  });
}

type LegendProps = Pick<Props, 'series' | 'dayWords' | 'valueWords'> & { shown: DayValues | undefined };

/** The legend, and the values of the hovered day. */
function Legend({ series, shown, dayWords, valueWords }: LegendProps) {
  return (
    <p className={styles['legend']}>
      {series.map(({ key, label, tone }, index) => (
        <span key={key}>
          <i data-tone={tone} aria-hidden />
          {label}
          {shown && <b>{valueWords(shown.values[index] ?? 0)}</b>}
        </span>
      ))}
      {shown && <span className={styles['pointed']}>{dayWords(shown.day)}</span>}
    </p>
  );
}
