import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '#renderer/pages/public/not-found-page.tsx';
import { RouteErrorPage } from '#renderer/pages/public/route-error-page.tsx';
import { pagePart, type PagePart } from './page-part.tsx';
import { pageParts } from './page-parts.ts';
import { paths } from '../lib/paths.ts';
import { Root } from './root.tsx';
import type { Frame } from './routes.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';

const routeOf = (part: PagePart) => ({ Component: part.Component, handle: part });

const pages = (frame: Frame): RouteObject[] =>
  pageParts.filter((part) => part.frame === frame).map((part) => ({ path: part.path, ...routeOf(part) }));

const frames = {
  session: pagePart(async () => ({ default: (await import('./signed-in-frames.ts')).RequireSession }), ShellSkeleton),
  shell: pagePart(async () => ({ default: (await import('./signed-in-frames.ts')).Shell }), ShellSkeleton),
};

/** An error in a page does not affect the sidebar. */
const inShell: RouteObject = {
  errorElement: <RouteErrorPage />,
  children: [
    ...pages('lean'),
    ...pages('light'),
    { path: '/dashboard/*', element: <Navigate to={paths.dashboard} replace /> },
  ],
};

/** The desktop program belongs to one hotel: its front is the inbox, not the landing page. */
const inProgram: RouteObject[] = window.desktop
  ? [{ path: paths.landing, element: <Navigate to={paths.requests} replace /> }]
  : [];

/** The route tree: pages from the list in `routes.ts`, inside their frames. */
const routeTree: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteErrorPage />,
    children: [
      ...inProgram,
      ...pages('plain'),
      ...pages('public'),
      {
        ...routeOf(frames.session),
        children: [...pages('bare'), { ...routeOf(frames.shell), children: [inShell] }],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Begins to load the page at an address together with all frames around it. */
function loadPage(pathname: string): void {
  for (const { route } of matchRoutes(routeTree, pathname) ?? []) void (route.handle as PagePart | undefined)?.load();
}

export function createRouter() {
  loadPage(window.location.pathname);
  return createBrowserRouter(routeTree);
}
