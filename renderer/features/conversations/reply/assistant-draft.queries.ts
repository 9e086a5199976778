import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AssistantDraft } from '#shared/features/conversations/assistant-draft.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useInbox } from '../inbox.context.ts';

/** Asks the assistant for a reply. `onDraft`: with the conversation that it was asked for. */
export function useAssistantDraft(onDraft: (conversationId: string, draft: AssistantDraft) => void) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  return useMutation({
    mutationFn: (id: string) => client.assistantDraft.make({ params: { hotel_id: hotelId, id } }),
    onSuccess: (draft, id) => onDraft(id, draft),
    onError: (error) => notifyFailure(t('The assistant wrote no draft'), error),
  });
}
