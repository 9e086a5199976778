import { useTranslation } from '#renderer/lib/translate.ts';
import { placeholders, sampleValues } from '#shared/features/messaging/template.rules.ts';
import styles from './guide.module.css';
import { placeholderWords, written } from '../templates/template.words.ts';

/** Placeholders, and what WhatsApp accepts. */
export function GuideTemplates() {
  const { t } = useTranslation();
  return (
    <div className={styles['text']}>
      <p>
        {t(
          'A fallback template is a finished text with placeholders. {{example}} becomes the name of the guest. A name that we do not know stays as you wrote it.',
          { example: written('guest_name') },
        )}
      </p>
      <h3>{t('Placeholders')}</h3>
      <div className={styles['scroll']} role="region" aria-label={t('Placeholders')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Written')}</th>
              <th scope="col">{t('Stands for')}</th>
              <th scope="col">{t('Example')}</th>
            </tr>
          </thead>
          <tbody>
            {placeholders.map((name) => (
              <tr key={name}>
                <td>
                  <code>{written(name)}</code>
                </td>
                <td>{t(placeholderWords[name])}</td>
                <td>{sampleValues[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {t(
          'Weather, temperature and transport are known shortly before the arrival: use them in the pre-arrival message. Where a value is missing, the sentence that needs it is left out.',
        )}
      </p>
      <h3>{t('What WhatsApp accepts')}</h3>
      <ul>
        <li>{t('The text neither starts nor ends with a placeholder.')}</li>
        <li>{t('There are words between two placeholders.')}</li>
        <li>{t('At most 1,024 characters, no tabs, no long runs of spaces or empty lines.')}</li>
        <li>{t('News about the stay, no advertising: no discounts, no offers.')}</li>
      </ul>
      <p>
        {t(
          'A changed text is submitted when you save it. If WhatsApp refuses it, the card says why and what to change.',
        )}
      </p>
    </div>
  );
}
