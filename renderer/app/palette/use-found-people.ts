import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { client } from '#renderer/lib/api/api-client.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { usePaused } from '#renderer/lib/hooks/use-paused.ts';
import { conversationPath, paths } from '../../lib/paths.ts';
import type { CommandGroup } from './command-search.rules.ts';

const most = 5;

type Found = { groups: CommandGroup[]; searching: boolean; failed: boolean };

/** Guests, bookings and conversations of the hotel that match the typed text; from two characters on. */
export function useFoundPeople(hotelId: string | null, typed: string): Found {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const search = usePaused(useDeferredValue(typed.trim()));
  const enabled = hotelId !== null && search.length > 1;
  const params = { hotel_id: hotelId ?? '' };
  const query = { search, limit: most };
  const guests = useQuery({
    queryKey: queryKeys.area(params.hotel_id, 'guests', 'palette', search),
    queryFn: ({ signal }) => client.guests.list({ params, query }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const conversations = useQuery({
    queryKey: queryKeys.area(params.hotel_id, 'conversations', 'palette', search),
    queryFn: ({ signal }) => client.conversations.list({ params, query }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const bookings = useQuery({
    queryKey: queryKeys.area(params.hotel_id, 'bookings', 'palette', search),
    queryFn: ({ signal }) => client.bookings.list({ params, query }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const foundBookings = (bookings.data?.items ?? []).map((booking) => ({
    key: `booking:${booking.id}`,
    label: booking.guest_name,
    hint: `${stayWords(booking, i18n.language)} · ${booking.confirmation_number}`,
    run: () => void navigate(`${paths.bookings}?${new URLSearchParams({ booking: booking.id })}`),
  }));
  const foundGuests = (guests.data?.items ?? []).map((guest) => ({
    key: `guest:${guest.id}`,
    label: [guest.first_name, guest.last_name].filter(Boolean).join(' ') || guest.phone,
    hint: guest.phone,
    run: () => void navigate(`${paths.guests}?${new URLSearchParams({ guest: guest.id })}`),
  }));
  const foundConversations = (conversations.data?.items ?? []).map((one) => ({
    key: `conversation:${one.id}`,
    label: one.guest_name?.trim() || one.guest_phone || one.whatsapp_id || t('Unknown guest'),
    hint: one.last_message?.content ?? '',
    run: () => void navigate(conversationPath(one.id)),
  }));
  return {
    groups: enabled
      ? [
          { title: t('Conversations'), commands: foundConversations },
          { title: t('Bookings'), commands: foundBookings },
          { title: t('Guests'), commands: foundGuests },
        ].filter(({ commands }) => commands.length > 0)
      : [],
    searching: enabled && (guests.isFetching || conversations.isFetching || bookings.isFetching),
    failed: enabled && (guests.isError || conversations.isError || bookings.isError),
  };
}
