import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { fullTime } from '#renderer/lib/dates.ts';
import { readerTimezone } from '#renderer/lib/reader-locale.ts';
import type { PracticeMail } from '#shared/practice/mailbox.schema.ts';
import styles from './mailbox.module.css';

/** A mail. Its HTML runs no scripts; its links open in this tab. */
export function MailView({ mail }: { mail: PracticeMail }) {
  const { t, i18n } = useTranslation();
  const timezone = readerTimezone();
  const { subject, recipient, created_at, html_body, text_body, links } = mail;
  return (
    <article className={styles['view']}>
      <Link to="?" className={styles['back']}>
        <ArrowLeftOutlined aria-hidden /> {t('All mail')}
      </Link>
      <h2>{subject}</h2>
      <p className={styles['quiet']}>
        {t('to {{recipient}}', { recipient })} · {fullTime(created_at, i18n.language, timezone)} ({timezone})
      </p>
      {html_body ? (
        <iframe
          className={styles['html']}
          title={subject}
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={`<base target="_top"><meta name="color-scheme" content="light"><style>body{margin:20px;overflow-wrap:anywhere}</style>${html_body}`}
        />
      ) : (
        <pre className={styles['text']}>{text_body}</pre>
      )}
      {!html_body && links.length > 0 && (
        <ul className={styles['links']} aria-label={t('Links in this mail')}>
          {links.map((href) => (
            <li key={href}>
              <a href={href}>{href}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
