import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { client } from '#renderer/lib/api-client.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';
import { conversationPath, paths } from '../paths.ts';
import type { CommandGroup } from './command-search.rules.ts';

const most = 5;
const typingPause = 200;

type Found = { groups: CommandGroup[]; searching: boolean; failed: boolean };

/** Guests and conversations of the hotel that fit what is typed; from two characters on. */
export function useFoundPeople(hotelId: string | null, typed: string): Found {
  const { t } = useTranslation();
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
          { title: t('Guests'), commands: foundGuests },
        ].filter(({ commands }) => commands.length > 0)
      : [],
    searching: enabled && (guests.isFetching || conversations.isFetching),
    failed: enabled && (guests.isError || conversations.isError),
  };
}

/** What is typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
