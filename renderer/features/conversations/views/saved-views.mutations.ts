import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#shared/features/conversations/saved-views.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { savedViewsKey } from './saved-views.queries.ts';

type NewView = Pick<SavedView, 'name' | 'filter' | 'search' | 'shared'>;
type ViewChange = Partial<NewView> & { id: string };

/** Adds, changes, deletes and orders views. Failures of `add` and `change` are shown at their fields. */
export function useChangeViews() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const filled = useFilledForm();
  const hotel_id = hotelId;
  const queryKey = savedViewsKey(hotelId);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const onError = (error: unknown) => notifyFailure(t('The views were not changed'), error);
  return {
    add: useMutation({
      mutationFn: (view: NewView) => client.savedViews.add({ params: { hotel_id }, body: view }, filled),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: ViewChange) => client.savedViews.change({ params: { hotel_id, id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.savedViews.remove({ params: { hotel_id, id } }),
      onError,
      onSettled,
    }),
    /** Shown at once. */
    order: useMutation({
      mutationFn: (views: SavedView[]) =>
        client.savedViews.order({
          params: { hotel_id },
          body: { shared: views[0]?.shared ?? false, ids: views.map(({ id }) => id) },
        }),
      onMutate: async (views) => {
        await queryClient.cancelQueries({ queryKey });
        const shared = views[0]?.shared;
        queryClient.setQueryData<SavedView[]>(queryKey, (known = []) => {
          const others = known.filter((view) => view.shared !== shared);
          return shared ? [...views, ...others] : [...others, ...views];
        });
      },
      onError,
      onSettled,
    }),
  };
}
