import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { notesKey } from './notes.queries.ts';

/** Changes one's own note; a failure keeps what was typed. */
export function useChangeNote(conversationId: string, onDone: () => void) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; content: string; mentions: string[] }) =>
      client.notes.change({ params: { hotel_id: hotelId, id }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: notesKey(hotelId, conversationId) });
      onDone();
    },
    onError: (error) => notifyFailure(t('The note was not changed'), error),
  });
}
