import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { testMessage } from '#shared/features/messaging/simulator.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

export type TestMessageDraft = z.input<typeof testMessage>;

/** Sends from the hotel's own number. */
export function useSendTestMessage(hotelId: string) {
  return useMutation({
    mutationFn: (draft: TestMessageDraft) =>
      client.messaging.sendTestMessage({ params: { hotel_id: hotelId }, body: draft }),
  });
}

/** Notification kind for the platform's team (docs/product.md, section 9). */
const testKeyRequest = 'test_key_request';

/** Whether a test-key request is pending. */
export function useTestKeyRequested(hotelId: string): boolean {
  const pending = useQuery({
    queryKey: queryKeys.area(hotelId, 'notifications'),
    queryFn: ({ signal }) => client.notifications.list({ query: { hotel_id: hotelId, limit: 50 } }, { signal }),
  });
  return pending.data?.items.some((item) => item.type === testKeyRequest) ?? false;
}

/** Asks the platform's team for a test key. `message` is what they read. */
export function useRequestTestKey(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      client.notifications.create({
        params: { hotel_id: hotelId },
        body: { type: testKeyRequest, message, metadata: { service: 'twilio_whatsapp' } },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'notifications') }),
  });
}
