import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { MessageText } from '../message/message-text.tsx';
import { onceSeen } from './auto-translation.ts';
import { languageName } from './languages.ts';
import { useTranslateMessage } from './translation.queries.ts';
import styles from './translation.module.css';

/** `isAsked`: by a click; otherwise it is made once the message is in sight. */
type Props = { message: Message; isOff: boolean; isAsked: boolean };

/** Under a guest's message: its translation, which is made where it is not kept yet. The original always stays. */
export function GuestTranslation({ message, ...how }: Props) {
  const { t, i18n } = useTranslation();
  const kept = message.translations?.[i18n.language];
  if (kept)
    return (
      <div className={styles['translated']}>
        <small className={styles['note']}>
          {t('Translated from {{language}}, automatically', { language: languageName(kept.from, i18n.language) })}
        </small>
        <MessageText text={kept.content} />
        {kept.doubtful && (
          <small className={styles['doubt']}>
            {t('Check the original: the translation may say the opposite of something.')}
          </small>
        )}
      </div>
    );
  return <MakeTranslation message={message} {...how} />;
}

const offEnglish = 'Translation is off, because this installation has no language model.';

function MakeTranslation({ message, isOff, isAsked }: Props) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { mutate, mutateAsync, isPending, data, error } = useTranslateMessage(message);
  const outcome = data?.outcome ?? message.untranslated?.[i18n.language];
  const isTried = outcome !== undefined || error !== null;
  useEffect(() => {
    if (isOff || isTried || !box.current) return;
    if (isAsked) mutate(false);
    else return onceSeen(box.current, () => mutateAsync(false));
  }, [isOff, isAsked, isTried, mutate, mutateAsync]);
  const words = error
    ? messageOf(error)
    : outcome === 'same'
      ? t('It is in your language already.')
      : outcome === 'differs'
        ? t('The translation would have changed a number or another fact, so it is not shown. Read the original.')
        : isOff && reasonWords([reason('translation_needs_model')], offEnglish);
  return (
    <div ref={box}>
      {isPending && <small role="status">{t('Translating…')}</small>}
      {!isPending && words && (
        <small className={styles['doubt']} role="status">
          {words}{' '}
        </small>
      )}
      {!isPending && !isOff && outcome !== 'same' && (
        <button type="button" className={styles['link']} onClick={() => mutate(true)}>
          {isTried ? t('Try again') : t('Translate')}
        </button>
      )}
    </div>
  );
}

/** Under a reply that was translated: what its writer wrote. */
export function WrittenAs({ translated }: { translated: NonNullable<Message['translated']> }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['translated']}>
      <button
        type="button"
        className={styles['link']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Translated from {{language}}', { language: languageName(translated.from, i18n.language) })}
        {' · '}
        {isOpen ? t('Hide original') : t('Show original')}
      </button>
      {isOpen && (
        <p id={id} lang={translated.from} dir="auto" className={styles['original']}>
          {translated.content}
        </p>
      )}
    </div>
  );
}
