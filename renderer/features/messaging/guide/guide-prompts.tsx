import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './guide.module.css';

/** Guide: writing prompts. */
export function GuidePrompts() {
  const { t } = useTranslation();
  return (
    <div className={styles['text']}>
      <p>{t('A prompt tells the assistant what a message is about. Write it as you would brief a new colleague.')}</p>
      <h3>{t('What a good prompt says')}</h3>
      <ul>
        <li>{t('What the message is for, in one sentence.')}</li>
        <li>{t('The two or three things that it has to mention.')}</li>
        <li>{t('What it should ask the guest, if anything: one question at most.')}</li>
        <li>{t('What it must leave out: offers, prices, topics that upset people.')}</li>
      </ul>
      <h3>{t('For example')}</h3>
      <blockquote>
        {t(
          'Thank the guest for the booking. Mention that breakfast is served on the roof terrace and that the harbour is five minutes away on foot. Ask when they expect to arrive. Do not offer upgrades.',
        )}
      </blockquote>
      <h3>{t('What belongs elsewhere')}</h3>
      <ul>
        <li>
          {t(
            'Facts belong in your FAQs and your hotel profile. The assistant states a number, a time or a price only where it stands there or in the booking.',
          )}
        </li>
        <li>
          {t(
            'Tone, length, greeting and signature belong in the general settings. They apply to every message; a prompt may still ask for something else in one of them.',
          )}
        </li>
        <li>
          {t(
            'Rules about other guests, payments and emergencies need no prompt: they always hold, and a person is called.',
          )}
        </li>
      </ul>
      <h3>{t('Where to begin')}</h3>
      <p>
        {t(
          'Each message has a suggestion for every tone. A click fills it in; change the parts that are yours, and save.',
        )}
      </p>
    </div>
  );
}
