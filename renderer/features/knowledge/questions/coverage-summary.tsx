import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './coverage.module.css';

type Props = { answered: number; of: number };

/** How many of the questions that hotels are asked most this hotel answers. */
export function CoverageSummary({ answered, of }: Props) {
  const { t } = useTranslation();
  const words = t('The assistant answers {{answered}} of the {{of}} questions that guests ask most.', { answered, of });
  return (
    <div className={styles['summary']}>
      <p>{words}</p>
      <progress className={styles['progress']} value={answered} max={of} aria-label={words} />
    </div>
  );
}
