import './app/zod-settings.ts';
import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeWindowHotel } from './lib/session/window-hotel.ts';
import { startI18n } from './lib/i18n.ts';
import { ConsoleRouter, firstPage, loadFirstPage } from './app/router.tsx';
import { startSessionWatch } from './app/session-watch.ts';
import { startTheme } from './lib/theme.ts';
import { startOfflineSnapshot } from './lib/live/offline-snapshot.ts';
import { queryClient } from './lib/api/query-client.ts';
import { queryKeys } from './lib/api/query-keys.ts';
import { startComputerSettings } from './bridge/computer-settings.store.ts';
import './app/base.css';

startTheme();
if (window.desktop) takeWindowHotel(window.location.search);
watchSession();
const started = Promise.all([startI18n(firstPage()), startComputerSettings(), startOfflineSnapshot(queryClient)]);
loadFirstPage();
await started;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ConsoleRouter />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Once a page asks who is signed in; the landing page does not. */
function watchSession(): void {
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(queryKeys.me)) return;
    stop();
    startSessionWatch(queryClient);
  });
}
