import { FormOutlined } from '@ant-design/icons';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { openNote, useNoteDrafts } from './notes.store.ts';

const NoteBox = lazyPart(async () => (await import('./note-box.tsx')).NoteBox);

/** The reply box, or in its place a note for colleagues. */
export function ReplyOrNote({ conversationId, children }: { conversationId: string; children: ReactNode }) {
  const isOpen = useNoteDrafts((state) => state.open[conversationId] ?? false);
  if (!isOpen) return children;
  return (
    <Suspense>
      <NoteBox conversationId={conversationId} />
    </Suspense>
  );
}

export function NoteButton({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      icon={<FormOutlined aria-hidden />}
      aria-label={t('Note for colleagues')}
      title={`${t('Note for colleagues')} (n)`}
      onClick={() => openNote(conversationId)}
    />
  );
}
