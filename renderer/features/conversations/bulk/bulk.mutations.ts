import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAction, Refused } from '#shared/features/conversations/bulk.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifyInfo } from '#renderer/lib/notify.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { closeAssign } from '../assign/assign.store.ts';
import { refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';
import { clearChosen, offerBulkUndo, withdrawBulkUndo, type Done } from './bulk.store.ts';

const NAMED = 3;

/** Says which were refused and why: three by name. */
function tellRefused(refused: Refused[], t: Translate): void {
  if (refused.length === 0) return;
  const lines = refused
    .slice(0, NAMED)
    .map(({ guest_name, reason, message }) => `${guest_name ?? t('Unknown guest')}: ${reasonWords([reason], message)}`);
  const more = refused.length - lines.length;
  const rest = more > 0 ? [t('and {{number}} more', { number: more })] : [];
  notifyInfo(t('{{number}} stayed as they were', { number: refused.length }), [...lines, ...rest].join('\n'));
}

/** One action on conversations; offers an undo of those that were changed. */
export function useBulkAction() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, action }: { ids: string[]; action: BulkAction }) =>
      client.bulk.apply({ params: { hotel_id: hotelId }, body: { ids, action } }),
    onSuccess: ({ done, refused }, { action }) => {
      clearChosen();
      closeAssign();
      offerBulkUndo({ hotelId, kind: action.kind, items: done });
      tellRefused(refused, t);
    },
    onError: (error) => notifyFailure(t('Nothing was changed'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}

export function useUndoBulk() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ items }: Done) => client.bulk.undo({ params: { hotel_id: hotelId }, body: { items } }),
    onMutate: withdrawBulkUndo,
    onSuccess: ({ refused }) => tellRefused(refused, t),
    onError: (error) => notifyFailure(t('It was not undone'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}
