import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { notifyInfo } from '#renderer/lib/notify.ts';
import { useInbox } from '../inbox.context.ts';
import { useMentions } from './notes.queries.ts';

const MentionsButton = lazyPart(async () => (await import('./mentions-button.tsx')).MentionsButton);

/** Unseen mentions of the caller, if there are any; a new one is also told as a toast. */
export function MentionsSlot() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const mentions = useMentions(hotelId);
  const newest = mentions[0];
  const told = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isNew = told.current !== undefined && newest && newest.id !== told.current;
    if (isNew && Date.now() - Date.parse(newest.created_at) < recentMs)
      notifyInfo(t('{{name}} mentions you', { name: newest.author_name }), newest.content);
    told.current = newest?.id ?? null;
  }, [newest, t]);
  if (mentions.length === 0) return null;
  return (
    <Suspense>
      <MentionsButton mentions={mentions} />
    </Suspense>
  );
}

const recentMs = 10 * 60_000;
