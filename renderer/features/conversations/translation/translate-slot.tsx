import { TranslationOutlined } from '@ant-design/icons';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { sendTranslationId, type SendTranslation } from './send-translation.ts';
import type { Thread } from '../thread.rules.ts';

const Panel = lazyPart(async () => (await import('./translate-panel.tsx')).TranslatePanel);

type Slot = { button: ReactNode; panel: ReactNode; isOpen: boolean; press: (event: KeyboardEvent) => boolean };

/**
 * The button "Translate", and the panel that shows a reply's translation before it is sent. While it is open, Enter in the
 * reply box leads to the panel's button: which of the two texts is sent is never a question.
 */
export function useReplyTranslation(thread: Thread, text: string, send: SendTranslation): Slot {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isWritten = text.trim() !== '';
  if (isOpen && !isWritten) setOpen(false);
  const isOff = thread.can_translate === false;
  return {
    isOpen,
    button: isWritten && (
      <Button
        type="text"
        icon={<TranslationOutlined aria-hidden />}
        aria-label={t('Translate')}
        title={isOff ? t('Translation is off: no language model') : t('Translate')}
        data-off={isOff || undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    panel: isOpen && isWritten && (
      <Suspense>
        <Panel thread={thread} text={text} onSend={send} onClose={() => setOpen(false)} />
      </Suspense>
    ),
    press: (event) => {
      if (!isOpen || event.key !== 'Enter' || event.shiftKey) return false;
      document.getElementById(sendTranslationId)?.focus();
      return true;
    },
  };
}
