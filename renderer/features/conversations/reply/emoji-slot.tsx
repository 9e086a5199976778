import { SmileOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { withEmoji } from './emoji.values.ts';
import { replyFieldId } from './reply-field-id.ts';

const Panel = lazyPart(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

const field = () => document.getElementById(replyFieldId) as HTMLTextAreaElement | null;

/** The button "Emoji", and the panel that it opens; an emoji is inserted at the cursor. */
export function useEmoji(text: string, write: (text: string) => void): { button: ReactNode; panel: ReactNode } {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    field()?.focus();
  };
  const pick = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field() ?? {};
    const next = withEmoji(text, emoji, selectionStart, selectionEnd);
    write(next.text);
    close();
    requestAnimationFrame(() => field()?.setSelectionRange(next.cursor, next.cursor));
  };
  return {
    button: (
      <Button
        type="text"
        icon={<SmileOutlined aria-hidden />}
        aria-label={t('Emoji')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    panel: isOpen && (
      <Suspense>
        <Panel onPick={pick} onClose={close} />
      </Suspense>
    ),
  };
}
