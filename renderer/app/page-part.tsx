import { useSyncExternalStore, type ComponentType } from 'react';
import { NoConnection } from '#renderer/components/states/no-connection.tsx';
import { PageSkeleton } from '#renderer/components/states/page-skeleton.tsx';
import { loadCode, NeedsReload } from '#renderer/lib/load-code.ts';

type State =
  | { status: 'idle' | 'loading' | 'waiting' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Component: ComponentType };
/** `load` begins to load the code; resolves once it has arrived, or has failed for good. */
export type PagePart = { Component: ComponentType; load: () => Promise<void> };

/**
 * A page or frame whose code is loaded on first use. The URL changes at once and everything around the
 * part stays. While the server is unreachable the part says so, and it appears when its code has loaded.
 */
export function pagePart(
  read: () => Promise<{ default: ComponentType }>,
  Waiting: ComponentType = PageSkeleton,
): PagePart {
  let state: State = { status: 'idle' };
  let loading: Promise<void> | null = null;
  let isShown = false;
  const listeners = new Set<() => void>();
  const become = (next: State) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const fail = (error: unknown) => {
    // Loaded ahead: the page is loaded again when this part is shown.
    const isAhead = error instanceof NeedsReload && !isShown;
    if (isAhead) loading = null;
    become(isAhead ? { status: 'idle' } : { status: 'failed', error });
  };
  const load = () => {
    if (loading) return loading;
    state = { status: 'loading' };
    const onFailure = () => become({ status: 'waiting' });
    loading = loadCode(read, { onFailure, mayReload: () => isShown }).then(
      (module) => become({ status: 'ready', Component: module.default }),
      fail,
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const show = () => {
    isShown = true;
    void load();
  };
  function Part() {
    show();
    const now = useSyncExternalStore(subscribe, () => state);
    if (now.status === 'failed') throw now.error;
    if (now.status === 'ready') return <now.Component />;
    return now.status === 'waiting' ? <NoConnection /> : <Waiting />;
  }
  return { Component: Part, load };
}
