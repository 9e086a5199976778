import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { App as AntApp, ConfigProvider } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { Location, RouteObject } from 'react-router-dom';
import { bindToasts } from '#renderer/lib/notify.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { MemoryConsole, memoryHistory } from './memory-console.tsx';

function Toasts({ children }: { children: ReactNode }) {
  const { notification } = AntApp.useApp();
  useEffect(() => bindToasts(notification), [notification]);
  return children;
}

type Router = {
  state: { location: Location };
  navigate: (to: string, options?: { state: unknown }) => Promise<void>;
};

/** Shows routes as the console would, with toasts, a fresh cache and no animations. */
export function renderRoutes(
  routes: RouteObject[],
  at: string,
  /** Called with the cache before anything is shown. */
  prepare?: (queryClient: QueryClient) => void,
): RenderResult & { router: Router; queryClient: QueryClient } {
  const queryClient = createQueryClient();
  prepare?.(queryClient);
  const history = memoryHistory(at);
  const result = render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <AntApp>
          <Toasts>
            <MemoryConsole history={history} routes={routes} />
          </Toasts>
        </AntApp>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  const router: Router = {
    get state() {
      return { location: history.location };
    },
    navigate: (to, options) => act(async () => history.push(to, options?.state)),
  };
  return { ...result, router, queryClient };
}
