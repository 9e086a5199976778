import { Suspense, type ComponentProps } from 'react';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { lazyPart, loadLater } from '#renderer/lib/lazy-part.tsx';

const read = () => import('./panes.ts');
loadLater(read);
// A link to a conversation needs them at once.
if (new URLSearchParams(window.location.search).has('conversation')) preparePanes();

const Thread = lazyPart(async () => (await read()).ThreadView, { early: true });
const Guest = lazyPart(async () => (await read()).GuestPane, { early: true });

/** Begins to load the panes of a conversation, for example while the pointer is on the list. */
export function preparePanes(): void {
  read().catch(() => undefined);
}

export function ThreadView(props: ComponentProps<typeof Thread>) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Thread {...props} />
    </Suspense>
  );
}

export function GuestPane(props: ComponentProps<typeof Guest>) {
  return (
    <Suspense>
      <Guest {...props} />
    </Suspense>
  );
}
