import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { useSessionGate } from '#renderer/lib/api/session-gate.ts';
import { paths } from '../lib/paths.ts';
import { useFollowPreferences } from '../lib/session/preferences.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { useMe } from '../lib/session/session.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';

const SignInAgain = lazyPart(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/** Redirects people without a session to /auth (history replaced) and remembers the requested page. */
export function RequireSession() {
  const me = useMe();
  const location = useLocation();
  const isExpired = useSessionGate((state) => state.isExpired);
  useFollowPreferences();
  if (me.data)
    return (
      <>
        <SecondFactorGate me={me.data}>
          <Outlet />
        </SecondFactorGate>
        {isExpired && (
          <Suspense>
            <SignInAgain email={me.data.user.email} />
          </Suspense>
        )}
      </>
    );
  if (me.data === null)
    return <Navigate to={paths.auth} replace state={{ from: location.pathname + location.search }} />;
  if (me.isError) return <ErrorState error={me.error} onRetry={() => void me.refetch()} fullPage />;
  return <ShellSkeleton />;
}
