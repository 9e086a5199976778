import { useTranslation } from '#renderer/lib/translate.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import styles from './guide.module.css';
import { templateWords } from '../templates/template.words.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';

/** Purpose of the page, and the rule that selects a guest's text (docs/product.md, section 2: the delivery rule). */
export function GuideOverview() {
  const { t } = useTranslation();
  return (
    <div className={styles['text']}>
      <p>{t('Here you decide how the assistant speaks for your hotel, and which messages accompany a stay.')}</p>
      <h3>{t('Which text a guest receives')}</h3>
      <ol>
        <li>
          {t(
            'AI first: the assistant writes the message from your custom prompt and the general settings, in the guest’s language.',
          )}
        </li>
        <li>
          {t('If the AI fails or is unavailable, the fallback template is used, filled in with the guest’s own data.')}
        </li>
        <li>
          {t(
            'WhatsApp lets a hotel write freely only within 24 hours after the guest’s last message. Outside that time only a text that WhatsApp has approved arrives: your fallback template. Most messages around a stay go out this way, so write it to stand on its own.',
          )}
        </li>
      </ol>
      <h3>{t('The five messages')}</h3>
      <dl>
        {messageTypes.map((type) => (
          <div key={type}>
            <dt>{t(stayMessageNames[type])}</dt>
            <dd>{t(templateWords[type].text)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('What you can rely on')}</h3>
      <ul>
        <li>{t('No message goes out twice by itself. Staff can send one again from the booking.')}</li>
        <li>
          {t(
            'When dates or the phone number change, what is planned moves with them. A cancelled booking gets nothing more.',
          )}
        </li>
        <li>{t('Guests who asked for no messages are left alone.')}</li>
        <li>
          {t('A message that would come too late to be of use is dropped: no check-in note after the check-out.')}
        </li>
      </ul>
    </div>
  );
}
