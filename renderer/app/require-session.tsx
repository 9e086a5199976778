import { App as AntApp } from 'antd';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { CentredSpinner } from '#renderer/components/centred-spinner.tsx';
import { ErrorState } from '#renderer/components/error-state.tsx';
import { useSessionGate } from '#renderer/lib/session-gate.ts';
import { paths } from './paths.ts';
import { useFollowPreferences } from './preferences.ts';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { useMe } from './session.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Lets signed-in people through; anyone else goes to /auth, with the history replaced and the wanted page kept. */
export function RequireSession() {
  const me = useMe();
  const location = useLocation();
  const isExpired = useSessionGate((state) => state.isExpired);
  useFollowPreferences();
  if (me.data)
    return (
      // Its dialogs ask before something is lost.
      <AntApp component={false}>
        <SecondFactorGate me={me.data}>
          <Outlet />
        </SecondFactorGate>
        {isExpired && <SignInAgain email={me.data.user.email} />}
      </AntApp>
    );
  if (me.data === null)
    return <Navigate to={paths.auth} replace state={{ from: location.pathname + location.search }} />;
  if (me.isError) return <ErrorState error={me.error} onRetry={() => void me.refetch()} fullPage />;
  return <CentredSpinner />;
}
