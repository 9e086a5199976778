import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ChatKey } from '#shared/practice/guest-phone.schema.ts';

/** A chat stored on this phone: the hotel and the guest. */
export type RememberedChat = ChatKey & { hotel_name: string; name: string };

type Screen = { kind: 'list' } | { kind: 'new' } | { kind: 'chat'; chat: ChatKey };

type ChatsState = {
  chats: RememberedChat[];
  screen: Screen;
  open: (chat: RememberedChat) => void;
  show: (screen: 'list' | 'new') => void;
  forget: (chat: ChatKey) => void;
};

export const sameChat = (one: ChatKey, other: ChatKey): boolean =>
  one.hotel_id === other.hotel_id && one.address === other.address;

/** Remembered on this computer, most recently opened first. */
export const useChats = create<ChatsState>()(
  persist(
    (set) => ({
      chats: [],
      screen: { kind: 'new' },
      open: (chat) =>
        set(({ chats }) => ({
          chats: [chat, ...chats.filter((other) => !sameChat(chat, other))].slice(0, 30),
          screen: { kind: 'chat', chat: { hotel_id: chat.hotel_id, address: chat.address } },
        })),
      show: (kind) => set({ screen: { kind } }),
      forget: (chat) =>
        set(({ chats }) => ({ chats: chats.filter((other) => !sameChat(chat, other)), screen: { kind: 'list' } })),
    }),
    { name: 'concierge.guest-phone', version: 1 },
  ),
);
