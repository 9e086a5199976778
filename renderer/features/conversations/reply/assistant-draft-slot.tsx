import { EditOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AssistantDraft } from '#shared/features/conversations/assistant-draft.contract.ts';
import type { MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useInbox } from '../inbox.context.ts';
import { lastMessageId, type Thread } from '../thread.rules.ts';
import { useAssistantDraft } from './assistant-draft.queries.ts';
import { draftKey, useDrafts, writeDraft } from './drafts.store.ts';
import { replyFieldId } from './reply-field-id.ts';

const Panel = lazyPart(async () => (await import('./assistant-draft-panel.tsx')).AssistantDraftPanel);

type Shown = { conversationId: string; draft: AssistantDraft; isUsed: boolean };

/** The action "Draft with the assistant", and what it brought. A draft goes into an empty reply box; typed text is asked about. */
export function useAssistantSlot(thread: Thread, text: string): { action: MenuAction; panel: ReactNode } {
  const { t } = useTranslation();
  const { userId } = useInbox();
  const [shown, setShown] = useState<Shown | null>(null);
  const { id } = thread.conversation;
  const put = (conversationId: string, text: string) => {
    writeDraft(draftKey(userId, conversationId), text, lastMessageId(thread));
    document.getElementById(replyFieldId)?.focus();
  };
  const typed = (conversationId: string) =>
    useDrafts.getState().drafts[draftKey(userId, conversationId)]?.text.trim() ?? '';
  const { mutate, isPending, variables } = useAssistantDraft((conversationId, draft) => {
    const isUsed = draft.content !== null && typed(conversationId) === '' && conversationId === id;
    if (isUsed && draft.content) put(conversationId, draft.content);
    setShown({ conversationId, draft, isUsed });
  });
  const isWriting = isPending && variables === id;
  const here = shown?.conversationId === id ? shown : null;
  // It was sent, or taken out.
  if (here?.isUsed && text === '') setShown(null);
  const use = (next: string) => {
    put(id, next);
    setShown(shown && { ...shown, isUsed: true });
  };
  return {
    action: {
      key: 'draft',
      label: t('Draft with the assistant'),
      icon: <EditOutlined aria-hidden />,
      onClick: () => isWriting || mutate(id),
    },
    panel: (isWriting || here) && (
      <Suspense>
        <Panel
          draft={isWriting ? null : here!.draft}
          isUsed={here?.isUsed ?? false}
          onReplace={use}
          onAppend={(draft) => use(`${typed(id)}\n\n${draft}`)}
          onClose={() => setShown(null)}
        />
      </Suspense>
    ),
  };
}
