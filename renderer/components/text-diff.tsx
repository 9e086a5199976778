import { useTranslation } from '#renderer/lib/translate.ts';
import { wordDiff } from './word-diff.rules.ts';
import styles from './text-diff.module.css';

/** A text with what was removed struck and what was added marked; screen readers hear which is which. */
export function TextDiff({ old, now }: { old: string; now: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles['diff']} dir="auto">
      {wordDiff(old, now).map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={index}>
            <span className="visually-hidden">{kind === 'removed' ? t('Removed words:') : t('Added words:')} </span>
            {text}
          </Mark>
        );
      })}
    </span>
  );
}
