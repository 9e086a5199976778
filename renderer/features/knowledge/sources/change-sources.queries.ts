import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SourcesAndChanges, TakenChange } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { sourcesKey } from './sources.queries.ts';

type Taken = Pick<TakenChange, 'id'> & Partial<TakenChange>;

const useRefresh = (hotelId: string) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'knowledge') });
};

/** Takes changes into the entries, or leaves the entries as they are. */
export function useDecideChanges(hotelId: string) {
  const { t } = useTranslation();
  const params = { hotel_id: hotelId };
  return useMutation({
    mutationFn: ({ take, dismiss = [] }: { take?: Taken[]; dismiss?: string[] }) =>
      take
        ? client.knowledgeSources.take({ params, body: { items: take } })
        : client.knowledgeSources.dismiss({ params, body: { ids: dismiss } }),
    onSuccess: (_done, { take }) => notifySuccess(take ? t('The answers are up to date') : t('Left as it is')),
    onError: (error) => notifyFailure(t('It could not be saved'), error),
    onSettled: useRefresh(hotelId),
  });
}

/** Reads a page again, or compares a newer PDF. */
export function useReadSource(hotelId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, file }: { id: string; file?: File }): Promise<SourcesAndChanges> => {
      const params = { hotel_id: hotelId, id };
      if (!file) return client.knowledgeSources.read({ params });
      return client.knowledgeSources.readPdf({ params, body: new Uint8Array(await file.arrayBuffer()) });
    },
    onSuccess: (read, { id }) => {
      queryClient.setQueryData(sourcesKey(hotelId), read);
      const number = read.changes.filter(({ source_id }) => source_id === id).length;
      if (read.items.find((source) => source.id === id)?.failure)
        notifyFailure(t('The source could not be read'), undefined, t('Its answers stay as they are.'));
      else notifySuccess(t('The source was read. Changes to look at: {{number}}', { number }));
    },
    onError: (error) => notifyFailure(t('The source could not be read'), error),
  });
}

/** Weekly reading on or off, or the end of a source. */
export function useChangeSource(hotelId: string) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: 'watch' | 'stop' | 'remove' }) => {
      const params = { hotel_id: hotelId, id };
      if (change === 'remove') return client.knowledgeSources.remove({ params });
      return client.knowledgeSources.watch({ params, body: { watched: change === 'watch' } });
    },
    onSuccess: () => notifySuccess(t('Source saved')),
    onError: (error) => notifyFailure(t('It could not be saved'), error),
    onSettled: useRefresh(hotelId),
  });
}
