import type { StoredAttachment } from '#server/db/json-columns.ts';

/** A guest's message as it came in, whoever carried it. Addresses are without the `whatsapp:` prefix. */
export type InboundMessage = {
  /** The hotel's number. */
  to: string;
  /** Exactly the address that wrote: a number, or WhatsApp's business-scoped user id. */
  from: string;
  /** E.164, or null for a guest who shows no number. */
  guest_phone: string | null;
  whatsapp_id: string | null;
  /** The profile name that the guest chose: untrusted text. */
  guest_name: string | null;
  body: string;
  attachments: StoredAttachment[];
  location_lat: number | null;
  location_lng: number | null;
  location_address: string | null;
  provider_sid: string;
  received_at: Date;
};

/** `duplicate`: stored before. `unknown_hotel`: no hotel has this number; nothing was stored. */
export type InboundOutcome = {
  provider_sid: string;
  outcome: 'stored' | 'duplicate' | 'unknown_hotel';
  hotel_id: string | null;
  conversation_id: string | null;
  request_id: string | null;
  message_id: string | null;
};
