import { resolvePath, UNSAFE_createBrowserHistory, type HistoryRouterProps, type To } from 'react-router-dom';

export type ConsoleHistory = HistoryRouterProps['history'];
/** Whether a page may not be left for `pathname` now; `proceed` leaves it later. */
type Guard = (pathname: string, proceed: () => void) => boolean;

const guards = new Set<Guard>();

/** Asks `guard` before each navigation, until the returned function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** The browser's history, whose navigations can be held back by {@link guardLeaving}. */
export const createConsoleHistory = (): ConsoleHistory => guarded(UNSAFE_createBrowserHistory({ v5Compat: true }));

/** A history that asks the guards before it moves. */
export function guarded(history: ConsoleHistory): ConsoleHistory {
  let isPassing = false;
  let isUndoing = false;
  const isHeld = (pathname: string, proceed: () => void) => [...guards].some((guard) => guard(pathname, proceed));
  const move = (to: To, step: () => void) => {
    const { pathname } = resolvePath(to, history.location.pathname);
    if (!isHeld(pathname, step)) step();
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => move(to, () => history.push(to, state)),
    replace: (to, state) => move(to, () => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        // Only back and forward happen before a guard is asked, so they are undone.
        if (action !== 'POP' || delta === null || isPassing) {
          isPassing = false;
          return listener(update);
        }
        if (isUndoing) {
          isUndoing = false;
          return;
        }
        const proceed = () => {
          isPassing = true;
          history.go(delta);
        };
        if (!isHeld(location.pathname, proceed)) return listener(update);
        isUndoing = true;
        history.go(-delta);
      }),
  };
}
