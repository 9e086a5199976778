import { App as AntApp } from 'antd';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { CentredSpinner } from '#renderer/components/centred-spinner.tsx';
import { ErrorState } from '#renderer/components/error-state.tsx';
import { paths } from './paths.ts';
import { useFollowPreferences } from './preferences.ts';
import { useMe } from './session.ts';

/** Lets signed-in people through; anyone else goes to /auth, with the history replaced and the wanted page kept. */
export function RequireSession() {
  const me = useMe();
  const location = useLocation();
  useFollowPreferences();
  if (me.data)
    return (
      // Its dialogs ask before something is lost.
      <AntApp component={false}>
        <Outlet />
      </AntApp>
    );
  if (me.data === null)
    return <Navigate to={paths.auth} replace state={{ from: location.pathname + location.search }} />;
  if (me.isError) return <ErrorState error={me.error} onRetry={() => void me.refetch()} fullPage />;
  return <CentredSpinner />;
}
