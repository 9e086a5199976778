import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createMemoryHistory,
  useRoutes,
  type RouteObject,
} from 'react-router-dom';
import { guarded, type ConsoleHistory } from '#renderer/lib/console-history.ts';

/** The console's history without a browser. */
export const memoryHistory = (at: string): ConsoleHistory =>
  guarded(UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true }));

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Routes as the console shows them. */
export const MemoryConsole = ({ history, routes }: { history: ConsoleHistory; routes: RouteObject[] }) => (
  <HistoryRouter history={history}>
    <Pages routes={routes} />
  </HistoryRouter>
);
