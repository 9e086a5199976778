import { MailOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import type { MailSummary } from '#shared/practice/mailbox.schema.ts';
import { readMail } from './mailbox.calls.ts';
import { MailView } from './mail-view.tsx';
import styles from './mailbox.module.css';

const openMail = 'mail';

/** The built-in mailbox: the newest mail on top, one of them open, which the address remembers. */
export function Mailbox({ mails }: { mails: MailSummary[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get(openMail);
  const opened = useQuery({
    queryKey: ['mailbox', id],
    queryFn: () => readMail(id!),
    enabled: id !== null,
    staleTime: Infinity,
  });
  return (
    <main className={styles['page']} data-open={id !== null}>
      <header className={styles['header']}>
        <Link to="/" aria-label="Concierge">
          <BrandMark />
        </Link>
        <div>
          <h1>{t('Mailbox')}</h1>
          <p>{t('No mail server is set up, so all mail of Concierge is shown here.')}</p>
        </div>
      </header>
      {mails.length === 0 ? (
        <EmptyState
          icon={<MailOutlined aria-hidden />}
          title={t('No mail yet')}
          text={t('Sign up or invite a colleague, and the mail appears here.')}
        />
      ) : (
        <div className={styles['panes']}>
          <nav className={styles['list']} aria-label={t('Mails')}>
            {mails.map((mail) => (
              <MailLink key={mail.id} mail={mail} open={mail.id === id} />
            ))}
          </nav>
          <section className={styles['mail']} aria-live="polite">
            {opened.data ? (
              <MailView mail={opened.data} />
            ) : (
              <p className={styles['quiet']}>
                {opened.isError ? t('This mail is no longer there.') : t('Choose a mail to read it.')}
              </p>
            )}
          </section>
        </div>
      )}
    </main>
  );
}

function MailLink({
  mail: { id, subject, recipient, preview, created_at },
  open,
}: {
  mail: MailSummary;
  open: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Link to={`?${new URLSearchParams({ [openMail]: id })}`} className={styles['item']} aria-current={open}>
      <span className={styles['top']}>
        <strong>{subject}</strong>
        <TimeAgo at={created_at} />
      </span>
      <span>{t('to {{recipient}}', { recipient })}</span>
      <span className={styles['preview']}>{preview}</span>
    </Link>
  );
}
