import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '#renderer/pages/not-found-page.tsx';
import { RouteErrorPage } from '#renderer/pages/route-error-page.tsx';
import { CentredSpinner } from '#renderer/components/centred-spinner.tsx';
import { paths } from './paths.ts';
import { Root } from './root.tsx';
import { routes, type Frame } from './routes.ts';

const pages = (frame: Frame): RouteObject[] =>
  routes
    .filter((route) => route.frame === frame)
    .map(({ path, page }) => ({ path, lazy: async () => ({ Component: (await page()).default }) }));

/** The route tree: pages from the list in `routes.ts`, inside their frames. */
export const routeTree: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <CentredSpinner />,
    children: [
      ...pages('plain'),
      {
        lazy: async () => ({ Component: (await import('./component-frame.tsx')).ComponentFrame }),
        children: [
          ...pages('public'),
          {
            lazy: async () => ({ Component: (await import('./require-session.tsx')).RequireSession }),
            children: [
              ...pages('bare'),
              {
                lazy: async () => ({ Component: (await import('./layout/shell.tsx')).Shell }),
                children: [
                  // A page that fails leaves the sidebar standing.
                  {
                    errorElement: <RouteErrorPage />,
                    children: [
                      ...pages('main'),
                      { path: '/dashboard/*', element: <Navigate to={paths.dashboard} replace /> },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routeTree);
}
