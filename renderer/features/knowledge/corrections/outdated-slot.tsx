import { Suspense } from 'react';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useOutdatedAnswers } from './outdated.queries.ts';

const OutdatedAnswers = lazyPart(async () => (await import('./outdated-answers.tsx')).OutdatedAnswers);

/** Guests who were told something that was changed since; loaded only where there are any. */
export function OutdatedSlot({ hotelId, timezone }: { hotelId: string; timezone: string }) {
  const items = useOutdatedAnswers(hotelId);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <OutdatedAnswers items={items} hotelId={hotelId} timezone={timezone} />
    </Suspense>
  );
}
