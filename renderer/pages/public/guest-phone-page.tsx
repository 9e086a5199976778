import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { readPractice } from '#renderer/features/auth/auth.calls.ts';
import { GuestPhone } from '#renderer/features/guest-phone/guest-phone.tsx';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The guest phone; exists only if the server simulates WhatsApp. */
export default function GuestPhonePage() {
  const practice = useQuery({ queryKey: ['practice'], queryFn: readPractice, staleTime: Infinity });
  if (practice.isPending) return <CentredSpinner />;
  return practice.data ? <TitledPhone /> : <NotFoundPage />;
}

function TitledPhone() {
  const { t } = useTranslation();
  usePageTitle(t('Guest phone'));
  return <GuestPhone />;
}
