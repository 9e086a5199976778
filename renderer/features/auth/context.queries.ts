import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { create } from 'zustand';
import type { ActingContext } from '#shared/features/auth/auth.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { keepWindowHotel } from '#renderer/lib/session/window-hotel.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { askToAct, NotStarted } from './acting/ask-to-act.ts';
import { chooseOwnView } from './own-view.store.ts';

const storageKey = 'concierge.hotel';

/** The hotel that a super admin chose last; remembered across reloads (docs/product.md, section 4). */
export const useChosenHotel = create<{ hotelId: string | null }>(() => ({ hotelId: localStorage.getItem(storageKey) }));

function remember(hotelId: string): void {
  localStorage.setItem(storageKey, hotelId);
  useChosenHotel.setState({ hotelId });
}

/** A remembered hotel that was deleted is not offered again. */
function forgetMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not_found') return;
  localStorage.removeItem(storageKey);
  useChosenHotel.setState({ hotelId: null });
}

/** The hotel's name where a list that was read has it. */
function nameIn(queryClient: QueryClient, hotelId: string): string | undefined {
  for (const [, data] of queryClient.getQueriesData<HotelLists>({ queryKey: queryKeys.hotels() })) {
    const items = data && ('pages' in data ? data.pages.flatMap((page) => page.items) : data.items);
    const found = items?.find(({ id }) => id === hotelId);
    if (found) return found.name;
  }
  return undefined;
}

type Listed = { items: { id: string; name: string }[] };
type HotelLists = Listed | { pages: Listed[] };

/** Starts acting in a hotel after asking why and for how long. `goneIsShown`: the page itself says that a hotel is gone. */
export function useStartContext({ goneIsShown = false } = {}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const entered = useEntered();
  return useMutation({
    mutationFn: async (hotelId: string) => {
      const grant = await askToAct(nameIn(queryClient, hotelId));
      return client.auth.startContext({ body: { hotel_id: hotelId, ...grant } });
    },
    onSuccess: async (context) => {
      await entered(context);
      notifySuccess(t('Context switched'), t('Now working in {{hotel}}.', { hotel: context.hotel_name }));
    },
    onError: (error) => {
      if (error instanceof NotStarted) return;
      forgetMissing(error);
      const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
      if (!gone || !goneIsShown) notifyFailure(t('Error'), error, t('Failed to switch context'));
    },
  });
}

/** Acting in a hotel that the super admin has just created, to set it up: the reason is known. */
export function useEnterNewHotel() {
  const { t } = useTranslation();
  const entered = useEntered();
  return useMutation({
    mutationFn: (hotelId: string) =>
      client.auth.startContext({ body: { hotel_id: hotelId, reason: t('Setting up the new hotel'), minutes: 60 } }),
    onSuccess: entered,
  });
}

function useEntered(): (context: ActingContext) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ hotel_id }) => {
    remember(hotel_id);
    await queryClient.refetchQueries({ queryKey: queryKeys.me });
  };
}

/** Switches to another hotel of the person; a further window of the desktop program switches alone. */
export function useChooseHotel() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hotelId: string) => {
      const { isFurtherWindow } = useComputerSettings.getState().info ?? {};
      keepWindowHotel(isFurtherWindow ? hotelId : null);
      if (!isFurtherWindow) await client.auth.chooseHotel({ body: { hotel_id: hotelId } });
    },
    onSuccess: async () => {
      chooseOwnView('hotel');
      await queryClient.refetchQueries({ queryKey: queryKeys.me });
      notifySuccess(t('Context switched'), t('Now viewing hotel operations'));
    },
    onError: (error) => notifyFailure(t('Error'), error, t('Failed to switch context')),
  });
}

/** Returns to the admin view. `switching`: by the mode switch, else by ending the session; only the words differ. */
export function useEndContext() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (_: { switching: boolean }) => client.auth.endContext(),
    onSuccess: async (_, { switching }) => {
      chooseOwnView('admin');
      await queryClient.refetchQueries({ queryKey: queryKeys.me });
      if (switching) notifySuccess(t('Context switched'), t('Now viewing admin panel'));
      else notifySuccess(t('Session ended'), t('Returned to admin view'));
    },
    onError: (error, { switching }) =>
      notifyFailure(t('Error'), error, switching ? t('Failed to switch context') : t('Failed to end session')),
  });
}
