import { ContactsOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { contactsOf, largestCard } from './contact-card.rules.ts';
import styles from './bubble.module.css';

/** The people of a contact card with their numbers and addresses. The file itself can be saved. */
export function ContactCard({ url, filename }: { url: string; filename: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['contact-card', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(t('The contact card could not be loaded.'));
      return contactsOf((await response.text()).slice(0, largestCard));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles['card']}>
      {(data ?? []).map(({ name, phones, mails }, index) => (
        <address key={index}>
          <strong dir="auto">{name || t('Contact')}</strong>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          ))}
          {mails.map((mail) => (
            <a key={mail} href={`mailto:${mail}`}>
              {mail}
            </a>
          ))}
        </address>
      ))}
      <a className={styles['file']} href={url} download={filename}>
        <ContactsOutlined aria-hidden />
        <span>{t('Contact card')}</span>
      </a>
    </div>
  );
}
