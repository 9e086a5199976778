import { SnippetsOutlined } from '@ant-design/icons';
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart, loadLater } from '#renderer/lib/lazy-part.tsx';
import type { MenuKeys } from './saved-reply-menu.tsx';
import { replyFieldId } from './reply-field-id.ts';
import { slashQuery, withReply } from './slash.rules.ts';

const read = async () => (await import('./saved-reply-menu.tsx')).SavedReplyMenu;
loadLater(read);
const Menu = lazyPart(read);

type Slot = { menu: ReactNode; button: ReactNode; press: (event: KeyboardEvent) => boolean };

/**
 * The menu of saved replies while the text ends in a slash and words; `press` tells whether it has used a key. `sends`: Enter
 * sends the text where no saved reply matches.
 */
export function useSavedReplySlot(
  conversationId: string,
  text: string,
  write: (text: string) => void,
  sends = true,
): Slot {
  const { t } = useTranslation();
  const keys = useRef<MenuKeys>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const query = slashQuery(text);
  const before = query === null ? null : text.slice(0, text.length - query.length);
  const isOpen = query !== null && closed !== before;
  if (closed !== null && before === null) setClosed(null);
  const open = () => {
    setClosed(null);
    if (query === null) write(`${text}${text && !/\s$/.test(text) ? ' ' : ''}/`);
    document.getElementById(replyFieldId)?.focus();
  };
  return {
    button: (
      <Button
        type="text"
        icon={<SnippetsOutlined aria-hidden />}
        aria-label={t('Saved replies')}
        aria-keyshortcuts="/"
        onClick={open}
      />
    ),
    press: (event) => {
      if (!isOpen) return false;
      if (keys.current) return keys.current.press(event);
      // The menu is being loaded: Enter must not send what was typed to search it.
      if (event.key === 'Escape') setClosed(before);
      return event.key === 'Escape' || event.key === 'Enter';
    },
    menu: isOpen && (
      <Suspense>
        <Menu
          ref={keys}
          conversationId={conversationId}
          query={query}
          isAlone={!sends || before === '/'}
          onPick={(reply) => write(withReply(text, reply))}
          onClose={() => setClosed(before)}
        />
      </Suspense>
    ),
  };
}
