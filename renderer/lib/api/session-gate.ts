import { create } from 'zustand';

/** Whether a user is signed in in this tab, and whether the session has expired. */
export const useSessionGate = create<{ isKnown: boolean; isExpired: boolean }>(() => ({
  isKnown: false,
  isExpired: false,
}));

let waiting: { promise: Promise<boolean>; end: (renewed: boolean) => void } | null = null;

/**
 * Called when the server reports no session. If a person is signed in, asks them to sign in again over the page and
 * waits. Returns true if the session was renewed and the call can be sent again.
 */
export function waitForSession(): Promise<boolean> {
  if (!useSessionGate.getState().isKnown) return Promise.resolve(false);
  if (!waiting) {
    let end: (renewed: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => (end = resolve));
    waiting = { promise, end };
    useSessionGate.setState({ isExpired: true });
  }
  return waiting.promise;
}

/** Ends the wait: the same person signed in again, or cancelled. */
export function endWaiting(renewed: boolean): void {
  useSessionGate.setState({ isExpired: false });
  waiting?.end(renewed);
  waiting = null;
}
