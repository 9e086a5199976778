import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatKey, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { markRead, readChat, readGuests, readHotels, readSummaries } from './guest-phone.calls.ts';

const keys = {
  hotels: ['guest-phone', 'hotels'] as const,
  guests: (hotelId: string | undefined) => ['guest-phone', 'guests', hotelId] as const,
  chat: ({ hotel_id, address }: ChatKey) => ['guest-phone', 'chat', hotel_id, address] as const,
  summaries: (chats: ChatKey[]) =>
    ['guest-phone', 'summaries', chats.map(({ hotel_id, address }) => `${hotel_id} ${address}`)] as const,
};

export function useHotels() {
  return useQuery({ queryKey: keys.hotels, queryFn: readHotels, staleTime: 10_000, refetchOnMount: 'always' });
}

export function useKnownGuests(hotelId: string | undefined) {
  return useQuery({
    queryKey: keys.guests(hotelId),
    queryFn: () => readGuests(hotelId!),
    enabled: hotelId !== undefined,
  });
}

/** Polls a chat every second while it is visible: there is no live stream for phones. */
export function useChat(chat: ChatKey) {
  return useQuery({ queryKey: keys.chat(chat), queryFn: () => readChat(chat), refetchInterval: 1000, staleTime: 0 });
}

export function useRefreshChat(chat: ChatKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.chat(chat) });
}

export function useSummaries(chats: ChatKey[]) {
  return useQuery({
    queryKey: keys.summaries(chats),
    queryFn: () => readSummaries(chats),
    refetchInterval: 3000,
    staleTime: 0,
    enabled: chats.length > 0,
  });
}

/** Blue ticks: marks visible messages as read. */
export function useReadReceipts({ hotel_id, address }: ChatKey, shown: PhoneMessage[]): void {
  const unread = shown
    .filter(({ from_guest, status }) => !from_guest && (status === 'sent' || status === 'delivered'))
    .at(-1)?.id;
  useEffect(() => {
    if (!unread || document.visibilityState !== 'visible') return;
    void markRead({ hotel_id, address }).catch(() => undefined);
  }, [hotel_id, address, unread]);
}
