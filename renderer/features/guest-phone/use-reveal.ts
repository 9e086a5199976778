import { useEffect, useState } from 'react';
import type { PhoneChat, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';

/** How long an answer is seen being typed, at least. A person who sees none believes in no host. */
const typedForMs = 900;

/**
 * Lets the hotel's new messages appear after a moment of typing; the guest's own appear at once. Ids are in the order of time.
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
