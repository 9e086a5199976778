import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { onLiveEvent } from '#renderer/lib/live/live-events.ts';
import { notifyInfo } from '#renderer/lib/notify.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { useTranslation } from '#renderer/lib/translate.ts';

const isVisible = () => document.visibilityState === 'visible';
const isOpen = (conversationId: string) =>
  new URLSearchParams(window.location.search).get('conversation') === conversationId;

/**
 * Tells the user on every page that a colleague has mentioned them in a note, and by the computer while the page is hidden.
 * Names the colleague, and the guest as the computer's settings allow; never the text. Quiet where the conversation is open.
 * The server sends a notice to the user's devices where no console says that it has told them.
 */
export function MentionNotice({ userId }: { userId: string }): null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onLiveEvent('note.mentioned', ({ conversation_id: id, hotel_id, user_id, user_name, guest_name }) => {
        if (!id || user_id !== userId || (isVisible() && isOpen(id))) return;
        const title = t('{{name}} mentions you', { name: user_name ?? '' });
        const { noticeDetail, quietUntil } = useComputerSettings.getState().settings;
        const guest = noticeDetail === 'count' ? '' : (guest_name ?? '');
        notifyInfo(title, guest);
        const isTold =
          isVisible() ||
          (quietUntil === null &&
            showOnComputer({ title, body: guest, tag: `note ${id}` }, () => void navigate(conversationPath(id))));
        if (isTold) void client.notes.told({ params: { hotel_id, id } }).catch(() => undefined);
      }),
    [userId, t, navigate],
  );
  return null;
}

type Shown = { title: string; body: string; tag: string };

/** False where this browser shows no notices of pages, as on telephones, or may not. */
function showOnComputer({ title, body, tag }: Shown, onOpen: () => void): boolean {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
    return true;
  } catch {
    return false;
  }
}
