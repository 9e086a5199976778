import { PaperClipOutlined } from '@ant-design/icons';
import { Suspense, useEffect, useEffectEvent, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { loadCode } from '#renderer/lib/load-code.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useInbox } from '../inbox.context.ts';
import { lastMessageId, type Thread } from '../thread.rules.ts';
import { draftKey } from './drafts.store.ts';
import { useExtras, type DraftFile } from './extras.store.ts';

const upload = () => import('./file-upload.ts');
const Chip = lazyPart(async () => (await import('./file-chip.tsx')).FileChip);

/** Pictures of all kinds: those that WhatsApp does not take are converted. */
const accepted = 'image/*,.pdf,.docx,.xlsx,.pptx';

type Slot = {
  file: DraftFile | undefined;
  /** There is something to send: a text, or a file that the server has. */
  hasContent: (text: string) => boolean;
  action: MenuAction;
  chip: ReactNode;
  /** For the element into which files are pasted. */
  handlers: {
    onPaste: (event: ClipboardEvent) => void;
  };
};

/** A file that goes with the reply: chosen, pasted or dropped; shown above the text until it is sent or removed. */
export function useReplyFile(thread: Thread): Slot {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const { id: conversationId } = thread.conversation;
  const key = draftKey(userId, conversationId);
  const file = useExtras(({ extras }) => extras[key]?.file);
  const attach = (given: File | null | undefined): void => {
    if (!given) return;
    const target = { hotelId, conversationId, key, beganAfter: lastMessageId(thread) };
    loadCode(upload).then(
      ({ attachFile }) => attachFile(target, given),
      (error: unknown) => notifyFailure(t('The file could not be added'), error),
    );
  };
  useDroppedFiles(attach);
  const choose = () => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: accepted });
    input.addEventListener('change', () => attach(input.files?.[0]));
    input.click();
  };
  return {
    file,
    hasContent: (text) => (file ? file.id !== null : text.trim() !== ''),
    action: { key: 'file', label: t('Photo or file'), icon: <PaperClipOutlined aria-hidden />, onClick: choose },
    chip: file && (
      <Suspense>
        <Chip
          file={file}
          onRemove={() => void upload().then((code) => code.removeFile(hotelId, conversationId, key))}
        />
      </Suspense>
    ),
    handlers: {
      onPaste: (event) => {
        // Programs of an office put a picture of the text beside the text.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        attach(event.clipboardData.files[0]);
      },
    },
  };
}

/** Files that are dropped anywhere on the page: the browser would open them in its place. */
function useDroppedFiles(attach: (file: File | undefined) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.files.length) return;
    event.preventDefault();
    attach(event.dataTransfer.files[0]);
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
