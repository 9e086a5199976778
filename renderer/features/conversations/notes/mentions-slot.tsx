import { Suspense } from 'react';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useInbox } from '../inbox.context.ts';
import { useMentions } from './notes.queries.ts';

const MentionsButton = lazyPart(async () => (await import('./mentions-button.tsx')).MentionsButton);

/** Unseen mentions of the caller, if there are any. */
export function MentionsSlot() {
  const { hotelId } = useInbox();
  const mentions = useMentions(hotelId);
  if (mentions.length === 0) return null;
  return (
    <Suspense>
      <MentionsButton mentions={mentions} />
    </Suspense>
  );
}
