import { useEffect, useState } from 'react';
import type { PhoneChat, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';

/** Shortest time of the typing indicator, in milliseconds. */
const typedForMs = 900;

/**
 * Shows new messages of the hotel after a short typing time; the guest's own appear at once. Ids are ordered by time.
 */
export function useReveal(chat: PhoneChat | undefined): { shown: PhoneMessage[]; typing: boolean } {
  const [shownUntil, setShownUntil] = useState<string | null>(null);
  const items = chat?.items ?? [];
  const newest = items.at(-1);
  const newestId = newest?.id ?? (chat ? '' : null);
  const waits = newest !== undefined && shownUntil !== null && !newest.from_guest && newest.id > shownUntil;
  useEffect(() => {
    if (newestId === null) return;
    const timer = setTimeout(() => setShownUntil(newestId), waits ? typedForMs : 0);
    return () => clearTimeout(timer);
  }, [newestId, waits]);
  const shown = items.filter(({ id, from_guest }) => from_guest || shownUntil === null || id <= shownUntil);
  return { shown, typing: waits || (chat?.typing ?? false) };
}
