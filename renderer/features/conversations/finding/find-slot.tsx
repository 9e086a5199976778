import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useFind } from './find.store.ts';

const FindBar = lazyPart(async () => (await import('./find-bar.tsx')).FindBar);

/** Above the messages: while the list is searched, and where it was opened. */
export function FindSlot({ conversationId }: { conversationId: string }) {
  const [params] = useSearchParams();
  const search = params.get('q') ?? '';
  const isOpen = useFind(({ open, closed }) => open === conversationId || (search !== '' && closed !== conversationId));
  if (!isOpen) return null;
  return (
    <Suspense>
      <FindBar key={search} conversationId={conversationId} search={search} />
    </Suspense>
  );
}
