import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './guide.module.css';

/** Best practices for new hotels. */
export function BestPractices() {
  const { t } = useTranslation();
  return (
    <div className={styles['text']}>
      <h3>{t('Writing')}</h3>
      <ul>
        <li>{t('Write as you speak at the desk: short sentences, one thought each.')}</li>
        <li>{t('One message, one purpose. The most important line comes first: phones show only that one.')}</li>
        <li>{t('Ask at most one question, and ask it at the end.')}</li>
        <li>{t('One or two emojis are enough. A formal house does without.')}</li>
      </ul>
      <h3>{t('Trust')}</h3>
      <ul>
        <li>{t('Never ask for card numbers, copies of passports or passwords on WhatsApp.')}</li>
        <li>{t('Promise nothing that depends on a person: the assistant calls you, and the guest is told so.')}</li>
        <li>
          {t('Five messages are the most that a stay bears. For one night, switch off those that would crowd it.')}
        </li>
      </ul>
      <h3>{t('Before you save')}</h3>
      <ul>
        <li>{t('Read the preview aloud. What sounds odd reads odd.')}</li>
        <li>
          {t(
            'Try the simulator: a usual question, the same in another language, and one that only a person may answer.',
          )}
        </li>
        <li>{t('Does the assistant miss something? Add an FAQ instead of a longer prompt.')}</li>
        <li>{t('Change one thing at a time, and look at the inbox for a day before you change the next.')}</li>
      </ul>
    </div>
  );
}
