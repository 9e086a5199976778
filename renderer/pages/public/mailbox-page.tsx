import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { Mailbox } from '#renderer/features/mailbox/mailbox.tsx';
import { isMissing, readMails } from '#renderer/features/mailbox/mailbox.calls.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The built-in mailbox, where no mail server takes the mail; anywhere else there is no such page. */
export default function MailboxPage() {
  const mails = useQuery({
    queryKey: ['mailbox'],
    queryFn: readMails,
    refetchInterval: (query) => (isMissing(query.state.error) ? false : 3000),
    retry: (count, error) => !isMissing(error) && count < 2,
  });
  if (mails.data) return <Titled mails={mails.data.items} />;
  if (mails.isPending) return <CentredSpinner />;
  return isMissing(mails.error) ? (
    <NotFoundPage />
  ) : (
    <ErrorState error={mails.error} onRetry={() => void mails.refetch()} fullPage />
  );
}

function Titled({ mails }: Parameters<typeof Mailbox>[0]) {
  const { t } = useTranslation();
  usePageTitle(t('Mailbox'));
  return <Mailbox mails={mails} />;
}
