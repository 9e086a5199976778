import { Suspense } from 'react';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useInbox } from '../inbox.context.ts';
import { useSavedViews } from './saved-views.queries.ts';

const ViewsRow = lazyPart(async () => (await import('./views-row.tsx')).ViewsRow);

/** The saved views above the list. Nothing, and no code, where none is saved. */
export function ViewsSlot() {
  const { hotelId } = useInbox();
  const { data: views = [] } = useSavedViews(hotelId);
  if (views.length === 0) return null;
  return (
    <Suspense>
      <ViewsRow views={views} />
    </Suspense>
  );
}
