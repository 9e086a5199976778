import { Suspense, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { usePreferences } from '#renderer/lib/session/preferences.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { asTranslationLanguage } from './languages.ts';

const GuestTranslation = lazyPart(async () => (await import('./message-translation.tsx')).GuestTranslation);
const WrittenAs = lazyPart(async () => (await import('./message-translation.tsx')).WrittenAs);

type Props = { message: Message; language: string | null; isOff: boolean };

/**
 * Under a guest's message: its translation, or the button that makes one, which people who translate automatically do not
 * need. The code is loaded when it is needed.
 */
export function GuestTranslationSlot({ message, language, isOff }: Props) {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState(false);
  const isAuto = usePreferences().auto_translate && !isOff;
  const isKept = message.translations?.[i18n.language] !== undefined;
  const hasWords = /\p{L}/u.test(message.content + (message.transcript?.text ?? ''));
  if (!isKept && (!hasWords || asTranslationLanguage(language) === i18n.language)) return null;
  if (isAuto && message.untranslated?.[i18n.language] === 'same') return null;
  if (isKept || asked || isAuto)
    return (
      <Suspense>
        <GuestTranslation message={message} isOff={isOff} isAsked={asked} />
      </Suspense>
    );
  return (
    <Button type="link" size="small" onClick={() => setAsked(true)}>
      {t('Translate')}
    </Button>
  );
}

/** Under a reply that was translated: what its writer wrote. */
export function WrittenAsSlot({ translated }: { translated: Message['translated'] }) {
  if (!translated) return null;
  return (
    <Suspense>
      <WrittenAs translated={translated} />
    </Suspense>
  );
}
