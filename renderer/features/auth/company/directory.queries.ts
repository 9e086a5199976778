import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { DirectoryChange } from '#shared/features/auth/directory.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const keyOf = (id: string) => queryKeys.admin('directory', id);

/** How often a shown directory is read again, in milliseconds: its calls come at any time, without an event. */
const rereadMs = 10_000;

/** Token, groups and last calls of a company's directory. */
export function useDirectory(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.directory.get({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: rereadMs,
  });
}

/** The token is in the answer only, and in no cache. */
export function useNewToken(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.sso.newDirectoryToken({ params: { id } }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
    onError: (error) => notifyFailure(t('No token was made'), error),
  });
}

export function useTakeToken(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.sso.removeDirectoryToken({ params: { id } }),
    onSuccess: () => {
      notifySuccess(t('The directory can no longer call'));
      return queryClient.invalidateQueries({ queryKey: keyOf(id) });
    },
    onError: (error) => notifyFailure(t('The token was not taken back'), error),
  });
}

/** Sets the hotels that a group of the directory gives. */
export function useSetDirectoryHotels(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ groupId, hotels }: { groupId: string } & DirectoryChange) =>
      client.directory.setHotels({ params: { id, directory_group_id: groupId }, body: { hotels } }),
    onSuccess: (directory) => {
      queryClient.setQueryData(keyOf(id), directory);
      notifySuccess(t('Hotels of the directory’s group saved'));
    },
    onError: (error) => notifyFailure(t('The hotels of the directory’s group were not changed'), error),
  });
}

/** Whether a directory keeps the people of a group, for its admins; null without one. */
export function useDirectoryState(groupId: string) {
  return useQuery({
    queryKey: [...queryKeys.group(groupId), 'directory'],
    queryFn: ({ signal }) => client.directory.state({ params: { group_id: groupId } }, { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
