import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { NoticeDetail, WaitingList, WaitingNotice } from '#shared/desktop.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { setTitleCount } from '#renderer/lib/page-title.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import type { Waiting } from '../conversations.queries.ts';
import { guestNameOf } from '../conversation.rules.ts';

const noneWaiting: WaitingList = { notices: [], count: 0 };

/**
 * Shows the count in the title, and in a browser the notices, each time for all who wait: new and ended waits are derived
 * from that. Nothing is shown before the data is loaded.
 */
export function useShownWaiting(hotelId: string | null, waiting: Waiting | undefined, notices = true): void {
  const { t } = useTranslation();
  const detail = useComputerSettings((state) => state.settings.noticeDetail);
  useEffect(() => {
    if (!waiting) return;
    setTitleCount(waiting.count);
    void bridge.showWaiting?.({
      count: waiting.count,
      notices: notices ? waiting.items.map((item) => noticeOf(item, detail, t)) : [],
    });
  }, [waiting, detail, notices, t]);
  useEffect(
    () => () => {
      setTitleCount(0);
      void bridge.showWaiting?.(noneWaiting);
    },
    [hotelId],
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** No more of a guest than was chosen: the screen may face other guests. */
function noticeOf(item: ConversationListItem, detail: NoticeDetail, t: Translate): WaitingNotice {
  const name = detail === 'count' ? null : guestNameOf(item);
  const message = item.latest_request?.message ?? item.last_message?.content ?? '';
  return {
    id: item.id,
    key: waitKey(item),
    title:
      name === null ? t('A guest waits for a person') : t('{{name}} waits for a person', { name: name.slice(0, 120) }),
    body: detail === 'name_and_message' ? message.slice(0, 500) : '',
    path: conversationPath(item.id),
  };
}
