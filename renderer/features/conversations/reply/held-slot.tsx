import { ClockCircleOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart, loadLater } from '#renderer/lib/lazy-part.tsx';
import { useHold } from './held-replies.queries.ts';
import type { Thread } from '../thread.rules.ts';

const readLater = async () => (await import('./send-later.tsx')).SendLater;
const readHeld = async () => (await import('./held-replies.tsx')).HeldReplies;
loadLater(readLater);
const SendLater = lazyPart(readLater);
const HeldReplies = lazyPart(readHeld);

/** The texts of a thread that wait to be sent, or were not sent. */
export function HeldSlot({ thread: { conversation, held_replies = [] } }: { thread: Thread }) {
  const replies = held_replies.filter(({ soon, ended }) => !soon || ended !== null);
  if (replies.length === 0) return null;
  return (
    <Suspense>
      <HeldReplies conversationId={conversation.id} replies={replies} />
    </Suspense>
  );
}

/** The button "Send later", and the panel that it opens. */
export function useSendLater({ conversation }: Thread, isWritten: boolean): { button: ReactNode; panel: ReactNode } {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { hold } = useHold(conversation.id);
  // Otherwise the panel would open by itself for the next text.
  if (isOpen && !isWritten) setOpen(false);
  return {
    button: isWritten && (
      <Button
        type="text"
        icon={<ClockCircleOutlined aria-hidden />}
        aria-label={t('Send later')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
    ),
    panel: isOpen && isWritten && (
      <Suspense>
        <SendLater conversation={conversation} onChoose={hold} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
