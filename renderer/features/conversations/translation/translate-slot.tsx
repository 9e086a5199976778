import { TranslationOutlined } from '@ant-design/icons';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { usePreferences } from '#renderer/lib/session/preferences.ts';
import { asTranslationLanguage } from './languages.ts';
import { sendTranslationId, type Opened, type SentTranslation } from './send-translation.ts';
import type { Thread } from '../thread.rules.ts';
import styles from './translation.module.css';

const Panel = lazyPart(async () => (await import('./translate-panel.tsx')).TranslatePanel);

type Slot = {
  button: ReactNode;
  panel: ReactNode;
  /** Why the reply will not be translated, for a person who translates automatically. */
  note: ReactNode;
  isOpen: boolean;
  press: (event: KeyboardEvent) => boolean;
  /** Sends the reply, or shows its translation first to a person who translates automatically. */
  begin: (thenResolve: boolean) => void;
};
type Send = (thenResolve?: boolean, translation?: SentTranslation) => void;

/**
 * The button "Translate", and the panel that shows a reply's translation before it is sent. While it is open, Enter in the
 * reply box leads to the panel's button: which of the two texts is sent is never a question.
 */
export function useReplyTranslation(thread: Thread, text: string, send: Send): Slot {
  const { t, i18n } = useTranslation();
  const { auto_translate } = usePreferences();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isWritten = text.trim() !== '';
  if (opened && !isWritten) setOpened(null);
  const isOff = thread.can_translate === false;
  const language = asTranslationLanguage(thread.conversation.language);
  const isAuto = auto_translate && isWritten && language !== null && language !== i18n.language;
  return {
    isOpen: opened !== null,
    note: isAuto && isOff && (
      <p className={styles['note']}>
        {t('No language model: your reply is sent as you write it, without a translation.')}
      </p>
    ),
    button: isWritten && (
      <Button
        type="text"
        icon={<TranslationOutlined aria-hidden />}
        aria-label={t('Translate')}
        title={isOff ? t('Translation is off: no language model') : t('Translate')}
        data-off={isOff || undefined}
        aria-expanded={opened !== null}
        onClick={() => setOpened(opened ? null : { before: null })}
      />
    ),
    panel: opened && isWritten && (
      <Suspense>
        <Panel thread={thread} text={text} onSend={send} before={opened.before} onClose={() => setOpened(null)} />
      </Suspense>
    ),
    press: (event) => {
      if (!opened || event.key !== 'Enter' || event.shiftKey) return false;
      document.getElementById(sendTranslationId)?.focus();
      return true;
    },
    begin: (thenResolve) => {
      if (!isAuto || isOff) send(thenResolve);
      else if (!opened) setOpened({ before: thenResolve ? 'resolve' : 'send' });
    },
  };
}
