import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  SendTooLate,
  soleAccount,
  WhatsAppError,
  type AccountWhatsApp,
  type SubmittedMessage,
  type WhatsApp,
} from '#server/ports/whatsapp.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';

type StatusListener = (providerMessageId: string, status: DeliveryStatus) => void;
type Picture = { content_type: string; data: Buffer };

/** The guest phone's side: the phone shows what arrived and answers with ticks, as a real one does. */
type PracticePhone = AccountWhatsApp & {
  /** Called with each tick of a message that the phone received. */
  onStatus(listener: StatusListener): void;
  /** The guest has the chat open: marks arrived messages as read. */
  read(providerSids: string[]): void;
  /** Whether the hotel has been typing since this message of the guest; WhatsApp shows that for 25 s. */
  isTyping(providerSid: string): boolean;
  /** Stores a picture of the guest phone. Returns the URL for the attachment. */
  keepMedia(content_type: string, data: Buffer): string;
};

export type PracticeWhatsApp = PracticePhone & WhatsApp;

/** The guest phone reaches a hotel without a number by its id; receive_messages knows the prefix. */
export const practiceSender = (hotelId: string): string => `practice-${hotelId}`;

const mediaScheme = 'practice-media:';
/** The demo's own pictures, by the names of files beside it. */
const seedPicture = /^practice-media:seed\/([\w-]+\.jpg)$/;
const seedFolder = path.resolve(import.meta.dirname, '../../seed/media');
/** Pictures are kept in memory for a limited time only. */
const keptPictures = 200;
const typingMs = 25_000;

/** WhatsApp without a provider: the built-in guest phone receives at once. */
export function createPracticeWhatsApp(): PracticeWhatsApp {
  const listeners: StatusListener[] = [];
  const pictures = new Map<string, Picture>();
  const typing = new Set<string>();
  const tell = (sid: string, status: DeliveryStatus) => listeners.forEach((listener) => listener(sid, status));
  const accept = (): SubmittedMessage => {
    const provider_message_id = `SM${randomBytes(16).toString('hex')}`;
    setTimeout(() => tell(provider_message_id, 'sent'), 150).unref();
    setTimeout(() => tell(provider_message_id, 'delivered'), 400).unref();
    return { provider_message_id, status: 'queued' };
  };
  return soleAccount<PracticePhone>({
    provider: null,
    approvesAtOnce: true,
    restsFor: () => 0,
    // Nothing is lost on the way from the guest phone.
    history: async function* () {},
    senderOf: ({ hotel_id, connected_number }) => connected_number ?? practiceSender(hotel_id),
    send: async (_message, mayBegin = () => true) => {
      if (!mayBegin()) throw new SendTooLate('the time to send this message is over');
      return accept();
    },
    sentSince: () => Promise.resolve([]),
    showTyping: async (sid) => {
      typing.add(sid);
      setTimeout(() => typing.delete(sid), typingMs).unref();
    },
    isTyping: (sid) => typing.has(sid),
    fetchMedia: async (url) => {
      const picture = pictures.get(url) ?? (await readSeedPicture(url));
      if (!picture) throw new WhatsAppError('refused', 'This picture is no longer on the guest phone.');
      return picture;
    },
    forget: () => Promise.resolve(true),
    senderStatus: () => Promise.resolve({ online: true, state: 'ONLINE' }),
    senders: () => Promise.resolve([]),
    registerSender: () => Promise.reject(new WhatsAppError('refused', 'The guest phone has no senders.')),
    changeSender: () => Promise.reject(new WhatsAppError('refused', 'The guest phone has no senders.')),
    createTemplate: () => Promise.resolve({ template_handle: `HX${randomBytes(16).toString('hex')}` }),
    createChoices: () => Promise.resolve({ template_handle: `HX${randomBytes(16).toString('hex')}` }),
    forgetTemplate: () => Promise.resolve(true),
    submitTemplate: () => Promise.resolve({ status: 'approved' }),
    templateApproval: () => Promise.resolve({ status: 'approved', rejection_reason: null, category: null }),
    onStatus: (listener) => void listeners.push(listener),
    read: (sids) => sids.forEach((sid) => tell(sid, 'read')),
    keepMedia: (content_type, data) => {
      const url = `${mediaScheme}${randomBytes(12).toString('hex')}`;
      pictures.set(url, { content_type, data });
      const [oldest] = pictures.keys();
      if (pictures.size > keptPictures && oldest) pictures.delete(oldest);
      return url;
    },
  });
}

async function readSeedPicture(url: string): Promise<Picture | null> {
  const name = seedPicture.exec(url)?.[1];
  if (!name) return null;
  const data = await readFile(path.join(seedFolder, name)).catch(() => null);
  return data && { content_type: 'image/jpeg', data };
}
