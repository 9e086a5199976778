import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { OutgoingMessage, RememberedMessage, SubmittedMessage, WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './delivery.repository.ts';
import type { DeliveryRow } from './delivery.types.ts';

/** Final statuses of messages that did not arrive. Such a message does not prevent sending again. */
const ended: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/** After an earlier attempt: searches the message among those accepted by the provider. Allows for clock differences. */
export async function acceptedBefore(
  { whatsapp, inHotel }: { whatsapp: WhatsApp; inHotel: InHotel },
  row: DeliveryRow,
  message: OutgoingMessage,
): Promise<SubmittedMessage | null> {
  if (!row.tried_at) return null;
  const since = new Date(row.tried_at.getTime() - 60_000);
  const remembered = await whatsapp.sentSince({ from: message.from, to: message.to, since });
  // For a template, the provider may return the rendered text or none.
  const isIt = ({ body, files }: RememberedMessage) =>
    (plain(body) === plain(row.content) && files === row.attachments.length) ||
    ((row.content_sid ?? row.choices) !== null && !(body && row.content));
  const alike = remembered.filter((one) => !ended.has(one.status) && isIt(one));
  const known = await inHotel({ hotel_id: row.hotel_id }, (tx) =>
    repository.knownProviderIds(
      tx,
      alike.map((candidate) => candidate.provider_message_id),
    ),
  );
  return alike.find((candidate) => !known.has(candidate.provider_message_id)) ?? null;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
