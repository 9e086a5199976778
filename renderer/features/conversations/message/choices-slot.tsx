import { Suspense } from 'react';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';

const ChoicesShown = lazyPart(async () => (await import('./choices-shown.tsx')).ChoicesShown);

/** What the guest can tap below a message, if anything. */
export function ChoicesSlot({ choices }: { choices: Choices | null | undefined }) {
  if (!choices) return null;
  return (
    <Suspense>
      <ChoicesShown choices={choices} />
    </Suspense>
  );
}
