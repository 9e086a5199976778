import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ConnectionPage,
  ConnectionRequest,
  ConnectionState,
} from '#shared/features/hotels/whatsapp-connection.contract.ts';
import type { codeMethods } from '#shared/features/hotels/number-requests.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

type CodeMethod = (typeof codeMethods)[number];

/** Whether the hotel's number is connected, and what is missing. */
export function useWhatsAppConnection(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'profile', 'connection'),
    queryFn: ({ signal }) => client.whatsappConnection.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

const followMs = 3000;

/** The same, read again every 3 s until a guest has been answered and the answer has arrived: the page shows a test message on its way. */
export function useFollowedConnection(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'profile', 'connection'),
    queryFn: ({ signal }) => client.whatsappConnection.get({ params: { hotel_id: hotelId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.stage === 'live' && state.data.delivered_at ? false : followMs),
  });
}

type Describing = {
  title: string;
  text: string;
  failed: string;
  /** What is stored now. */
  stored: (connection: ConnectionPage) => void;
  /** Whether the form showed the refusal at its fields. */
  refused: (error: unknown) => boolean;
};

/** Stores the number if it is another one, then how it is used. `title`, `text`, `failed`: the notices after it. */
export function useDescribeNumber(hotelId: string, { title, text, failed, stored, refused }: Describing) {
  const queryClient = useQueryClient();
  const params = { hotel_id: hotelId };
  return useMutation({
    mutationFn: async ({ whatsapp_number, ...described }: ConnectionRequest & { whatsapp_number: string }) => {
      await client.whatsappConnection.request({ params, body: { whatsapp_number } });
      return client.whatsappConnection.describe({ params, body: described });
    },
    onSuccess: (connection) => {
      stored(connection);
      notifySuccess(title, text);
    },
    onError: (error) => void (refused(error) || notifyFailure(failed, error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'profile') }),
  });
}

/** The code that proves that the hotel has the number. `said`: the notice after it. */
export function useEnterOwnCode(hotelId: string, said: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => client.numberRequests.enterOwnCode({ params: { hotel_id: hotelId }, body: { code } }),
    onSuccess: () => notifySuccess(said),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'profile') }),
  });
}

/** Has WhatsApp send another code. */
export function useSendCode(hotelId: string, words: { said: string; failed: string }) {
  return useMutation({
    mutationFn: (method: CodeMethod) =>
      client.numberRequests.sendCode({ params: { hotel_id: hotelId }, body: { method } }),
    onSuccess: () => notifySuccess(words.said),
    onError: (error) => notifyFailure(words.failed, error),
  });
}

/** The super admin assigns, pauses or releases a number. */
export function useAssignNumber() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ hotelId, ...body }: { hotelId: string; whatsapp_number: string | null; state: ConnectionState }) =>
      client.whatsappConnection.assign({ params: { hotel_id: hotelId }, body }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
      return queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
    },
  });
}

/** State of a number at the provider, and the other hotel that uses it. */
export function useCheckNumber() {
  return useMutation({
    mutationFn: ({ hotelId, whatsapp_number }: { hotelId: string; whatsapp_number: string }) =>
      client.whatsappConnection.check({ params: { hotel_id: hotelId }, query: { whatsapp_number } }),
  });
}
