import { useState } from 'react';
import { sendMessage } from '../guest-phone.calls.ts';
import { useRefreshChat } from '../guest-phone.queries.ts';
import type { RememberedChat } from '../chats.store.ts';
import type { Outgoing } from './composer.tsx';

export type Pending = Outgoing & { key: number; created_at: string; failed: boolean };

let lastKey = 0;

/** Outgoing messages: shown at once, removed when the chat contains them, kept with an error if they failed. */
export function useOutgoing(chat: RememberedChat) {
  const [pending, setPending] = useState<Pending[]>([]);
  const refresh = useRefreshChat(chat);
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));
  const deliver = async (message: Pending) => {
    const { key, body, picture, location } = message;
    try {
      await sendMessage({
        hotel_id: chat.hotel_id,
        address: chat.address,
        name: chat.name,
        body,
        ...(picture
          ? { picture: { content_type: picture.content_type, filename: picture.filename, data: picture.data } }
          : {}),
        ...(location ? { location } : {}),
      });
      await refresh();
      drop(key);
    } catch {
      setPending((all) => all.map((one) => (one.key === key ? { ...one, failed: true } : one)));
    }
  };
  const { hotel_id, address, name } = chat;
  return {
    pending,
    /** A button or item of a message of the hotel. */
    tap: (message_id: string, index: number) =>
      void sendMessage({ hotel_id, address, name, tap: { message_id, index } }).then(refresh, () => undefined),
    send: (message: Outgoing) => {
      const next = { ...message, key: ++lastKey, created_at: new Date().toISOString(), failed: false };
      setPending((all) => [...all, next]);
      void deliver(next);
    },
    again: (message: Pending) => {
      setPending((all) => all.map((one) => (one.key === message.key ? { ...one, failed: false } : one)));
      void deliver(message);
    },
  };
}
