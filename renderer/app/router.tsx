import type { ReactNode } from 'react';
import {
  matchRoutes,
  Navigate,
  Outlet,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { ErrorBoundary } from '#renderer/components/states/error-boundary.tsx';
import { createConsoleHistory } from '#renderer/lib/console-history.ts';
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

function PageErrors({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary at={key} fallback={(error) => <RouteErrorPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

/** An error in a page does not affect the sidebar. */
const inShell: RouteObject = {
  element: (
    <PageErrors>
      <Outlet />
    </PageErrors>
  ),
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
    element: (
      <PageErrors>
        <Root />
      </PageErrors>
    ),
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

/** The path of the page at the address, as a pattern; null where there is none. */
export function firstPage(): string | null {
  const found = matchRoutes(routeTree, window.location.pathname)?.at(-1)?.route.path;
  return pageParts.find(({ path }) => path === found)?.path ?? null;
}

/** Begins to load the page at the address together with all frames around it. */
export function loadFirstPage(): void {
  const found = matchRoutes(routeTree, window.location.pathname) ?? [];
  for (const { route } of found) void (route.handle as PagePart | undefined)?.load();
}

const history = createConsoleHistory();
const Pages = () => useRoutes(routeTree);

/** The whole console. */
export const ConsoleRouter = () => (
  <HistoryRouter history={history}>
    <Pages />
  </HistoryRouter>
);
