import { useTranslation } from '#renderer/lib/translate.ts';
import type { Tick } from './ticks.rules.ts';
import styles from './bubble.module.css';

const drawings: Record<Tick['sign'], string> = {
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2l2 1.3',
  one: 'M3.5 8.5l3 3l6-7',
  two: 'M1 8.5l3 3l6-7M7.2 11.2l.5.3l6.3-7',
  read: 'M1 8.5l3 3l6-7M7.2 11.2l.5.3l6.3-7',
  failed: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5.2v3.4M8 10.8v.1',
};

/** Clock, one tick, two ticks, two coloured ticks: as WhatsApp shows them, with the word for it. */
export function Ticks({ tick }: { tick: Tick }) {
  const { t } = useTranslation();
  const label = t(tick.label);
  return (
    <svg
      className={styles['ticks']}
      data-sign={tick.sign}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path
        d={drawings[tick.sign]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
