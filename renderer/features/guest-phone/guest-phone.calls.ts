import type { z } from 'zod';
import { request } from '#renderer/lib/api/request.ts';
import {
  chatSummaries,
  phoneChat,
  phoneGuests,
  phoneHotels,
  type ChatKey,
  type PhoneDraft,
} from '#shared/practice/guest-phone.schema.ts';

/** Calls of the guest phone: outside the API table and without a session. Failures are ApiErrors. */
async function get<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  return schema.parse(await request(`/practice/phone/${path}`, { headers: { accept: 'application/json' } }));
}

function post(path: string, body: unknown): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return request(`/practice/phone/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const readHotels = () => get('hotels', phoneHotels);
export const readGuests = (hotelId: string) => get(`guests?${new URLSearchParams({ hotel_id: hotelId })}`, phoneGuests);
export const readChat = ({ hotel_id, address }: ChatKey) =>
  get(`chat?${new URLSearchParams({ hotel_id, address })}`, phoneChat);
export const readSummaries = async (chats: ChatKey[]) => chatSummaries.parse(await post('chats', { chats }));
export const sendMessage = (draft: PhoneDraft) => post('messages', draft);
export const markRead = ({ hotel_id, address }: ChatKey) => post('read', { hotel_id, address });
