import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './opening-mark.module.css';
import states from './states.module.css';

/** Shown after a moment while the code of a dialog or panel loads. The page below keeps working. Does not use antd. */
export function OpeningMark() {
  const { t } = useTranslation();
  return (
    <div className={styles['mark']} role="status" aria-label={t('Loading')}>
      <span className={states['spinner']} aria-hidden />
    </div>
  );
}
