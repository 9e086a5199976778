import './app/zod-settings.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startI18n } from './app/i18n.ts';
import { createRouter } from './app/router.tsx';
import { startTheme } from './app/theme.ts';
import { startOfflineSnapshot } from './lib/offline-snapshot.ts';
import { queryClient } from './lib/query-client.ts';
import { startPlatformSettings } from './platform/platform-settings.store.ts';
import './app/base.css';

startTheme();
await Promise.all([startI18n(), startPlatformSettings(), startOfflineSnapshot(queryClient)]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
