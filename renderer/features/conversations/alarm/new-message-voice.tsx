import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';

type Props = { last: Message | undefined; guestName: string };

/** Reads what a guest writes while the thread is open to those who cannot see it; older messages are not read out. */
export function NewMessageVoice({ last, guestName }: Props) {
  const { t } = useTranslation();
  const heard = useRef(last?.id);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!last || last.id === heard.current) return;
    heard.current = last.id;
    if (last.direction === 'in') setWords(t('{{name}} writes: {{text}}', { name: guestName, text: last.content }));
  }, [last, guestName, t]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
