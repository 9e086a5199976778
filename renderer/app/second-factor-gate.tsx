import { useState, type ReactNode } from 'react';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useSignOut } from '../pages/use-sign-out.ts';
import { useRefreshMe } from '../lib/session/session.ts';

const SecondFactorPage = themedPart(
  async () => (await import('#renderer/features/auth/second-factor/second-factor-page.tsx')).SecondFactorPage,
  () => <CentredSpinner />,
);

/** Blocks all pages for a super admin without a second factor, until the recovery codes have been seen. */
export function SecondFactorGate({ me, children }: { me: Me; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshMe();
  const { leave } = useSignOut();
  // The session is read again while the codes are shown, and then no longer needs the second factor.
  if (me.second_factor_needed && !open) setOpen(true);
  if (!me.second_factor_needed && !open) return children;
  return <SecondFactorPage onDone={() => void refresh().then(() => setOpen(false))} onSignOut={leave} />;
}
