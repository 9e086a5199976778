import { randomBytes } from 'node:crypto';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { ChatKey, ChatSummary, PhoneChat, PhoneMessage, phoneDraft } from '#shared/practice/guest-phone.schema.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';
import { fileIdOf } from '#server/features/conversations/files/file-address.rules.ts';
import type { ReplyFilesService } from '#server/features/conversations/files/reply-files.service.ts';
import type { z } from 'zod';
import * as repository from './guest-phone.repository.ts';
import type { ChatMessageRow, ChatOf } from './guest-phone.repository.ts';
import { practiceSender, type PracticeWhatsApp } from './practice.whatsapp.ts';

export type GuestPhoneDependencies = {
  acrossHotels: AcrossHotels;
  practice: PracticeWhatsApp;
  /** Same entry point as a provider's webhook. */
  receive: (message: InboundMessage) => Promise<unknown>;
  clock: Clock;
  /** A file of staff. */
  readFile: ReplyFilesService['read'];
};

const shownMessages = 200;

/** Simulates WhatsApp between guest phones and hotels: carries messages and shows a phone its own chats. */
export function createGuestPhoneService({ acrossHotels, practice, receive, clock, readFile }: GuestPhoneDependencies) {
  return {
    hotels: () => acrossHotels(repository.hotels),
    guests: (hotelId: string) => acrossHotels((tx) => repository.guests(tx, hotelId, clock.now())),

    chat: async (key: ChatKey): Promise<PhoneChat> => {
      const rows = await acrossHotels((tx) => repository.chatMessages(tx, chatOf(key), shownMessages));
      return { items: rows.map((row) => asPhoneMessage(row, key)), typing: isTyping(practice, rows) };
    },

    summaries: (keys: ChatKey[]): Promise<ChatSummary[]> =>
      acrossHotels(async (tx) => {
        const summaries: ChatSummary[] = [];
        for (const key of keys) {
          const [last] = await repository.chatMessages(tx, chatOf(key), 1);
          const unread = await repository.unreadSids(tx, chatOf(key));
          summaries.push({ ...key, last: last ? asPhoneMessage(last, key) : null, unread: unread.length });
        }
        return summaries;
      }),

    /** @throws AppError not_found for a hotel that does not exist. */
    send: async (draft: z.output<typeof phoneDraft>): Promise<{ provider_sid: string }> => {
      const hotel = await acrossHotels((tx) => repository.hotel(tx, draft.hotel_id));
      if (!hotel) throw notFound('hotel');
      const tapped = draft.tap ? await acrossHotels((tx) => tappedOf(tx, draft, draft.tap!)) : null;
      const provider_sid = `SM${randomBytes(16).toString('hex')}`;
      await receive({
        to: practiceSender(hotel.id),
        ...senderOf(draft.address),
        guest_name: draft.name || null,
        body: tapped?.title ?? draft.body,
        extras: tapped && { kind: tapped.kind, ...(tapped.quoted_sid ? { quoted_sid: tapped.quoted_sid } : {}) },
        attachments: kept(practice, draft.picture),
        location_lat: draft.location?.lat ?? null,
        location_lng: draft.location?.lng ?? null,
        location_address: draft.location?.address ?? null,
        provider_message_id: provider_sid,
        received_at: clock.now(),
      });
      return { provider_sid };
    },

    read: async (key: ChatKey): Promise<void> =>
      practice.read(await acrossHotels((tx) => repository.unreadSids(tx, chatOf(key)))),

    /** A picture or file of this chat. @throws AppError not_found for one of another chat. */
    picture: async (key: ChatKey, messageId: string, index: number) => {
      const message = await acrossHotels((tx) => repository.attachmentsOf(tx, messageId, chatOf(key)));
      const attachment = message?.attachments[index];
      if (!attachment) throw notFound('picture');
      const own = fileIdOf(attachment);
      if (own) return (await readFile([key], own)) ?? gone();
      return practice.fetchMedia(attachment.url).catch(gone);
    },
  };
}

/** The choice that the guest taps. @throws AppError not_found for one that this chat does not have. */
async function tappedOf(
  tx: AcrossHotelsTransaction,
  key: ChatKey,
  { message_id, index }: { message_id: string; index: number },
) {
  const rows = await repository.chatMessages(tx, chatOf(key), shownMessages);
  const row = rows.find(({ id, direction }) => id === message_id && direction === 'out');
  const choices = row?.extras?.choices;
  const item = choices?.items[index];
  if (!row || !item) throw notFound('message');
  const kind = choices.kind === 'list' ? ('list' as const) : ('button' as const);
  return { title: item.title, kind, quoted_sid: row.provider_sid };
}

function gone(): never {
  throw notFound('picture');
}

function chatOf({ hotel_id, address }: ChatKey): ChatOf {
  const stored = address.startsWith('+') ? storedPhone(address) : address;
  return { hotel_id, identity_key: phoneKey(address), address: stored };
}

/** A number, or a guest who shows none. */
function senderOf(address: string): Pick<InboundMessage, 'from' | 'guest_phone' | 'whatsapp_id'> {
  if (!address.startsWith('+')) return { from: address, guest_phone: null, whatsapp_id: address };
  const phone = storedPhone(address);
  return { from: phone, guest_phone: phone, whatsapp_id: null };
}

function kept(
  practice: PracticeWhatsApp,
  picture: z.output<typeof phoneDraft>['picture'],
): InboundMessage['attachments'] {
  if (!picture) return [];
  const url = practice.keepMedia(picture.content_type, Buffer.from(picture.data, 'base64'));
  return [{ type: 'image', url, filename: picture.filename, content_type: picture.content_type }];
}

function asPhoneMessage(row: ChatMessageRow, { hotel_id, address }: ChatKey): PhoneMessage {
  const from_guest = row.direction === 'in';
  const here = new URLSearchParams({ hotel_id, address });
  const shown = row.attachments.map(({ type, filename }, index) => ({
    isPicture: from_guest || type === 'image',
    filename,
    url: `/practice/phone/pictures/${row.id}/${index}?${here}`,
  }));
  return {
    id: row.id,
    from_guest,
    content: row.content,
    pictures: shown.filter(({ isPicture }) => isPicture).map(({ url }) => url),
    files: shown.filter(({ isPicture }) => !isPicture).map(({ url, filename }) => ({ url, filename })),
    choices: from_guest ? null : (row.extras?.choices ?? null),
    location:
      row.location_lat !== null && row.location_lng !== null
        ? { lat: row.location_lat, lng: row.location_lng, address: row.location_address }
        : null,
    status: from_guest && row.turn_state !== 'waiting' ? 'read' : (row.delivery_status as PhoneMessage['status']),
    created_at: row.created_at.toISOString(),
  };
}

/** Whether the hotel has begun to answer the guest's last message and has not sent the answer yet. */
function isTyping(practice: PracticeWhatsApp, rows: ChatMessageRow[]): boolean {
  const last = rows.at(-1);
  return last?.direction === 'in' && practice.isTyping(last.provider_sid!);
}
