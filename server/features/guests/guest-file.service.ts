import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import * as repository from './guest-file.repository.ts';
import { addressesOf } from './merging/merges.repository.ts';
import { asGuest, type GuestRow } from './guests.rules.ts';

/** Everything that the hotel holds about a guest (guest-file.schema.ts). */
export async function readGuestFile(tx: HotelTransaction, guest: GuestRow, now: Date) {
  const rows = await repository.rowsOfGuest(tx, guest.id, guest.phone_key);
  const planned = Map.groupBy(await repository.stayMessagesOf(tx, rows), (row) => row.booking_id);
  const bookings = (await repository.bookingsOf(tx, rows)).map((row) => ({
    ...row,
    total_amount: row.total_amount === null ? null : Number(row.total_amount),
    messages: planned.get(row.id) ?? [],
  }));
  const said = Map.groupBy(await repository.messagesOf(tx, rows), (row) => row.conversation_id);
  const asked = Map.groupBy(await repository.requestsOf(tx, rows), (row) => row.conversation_id);
  const tasks = Map.groupBy(await repository.tasksOf(tx, rows), (row) => row.conversation_id);
  const happened = Map.groupBy(await repository.eventsOf(tx, rows), (row) => row.conversation_id);
  const conversations = (await repository.conversationsOf(tx, rows)).map((row) => ({
    ...row,
    messages: (said.get(row.id) ?? []).map(withOwnAddresses),
    requests: asked.get(row.id) ?? [],
    tasks: tasks.get(row.id) ?? [],
    events: happened.get(row.id) ?? [],
  }));
  return {
    exported_at: now.toISOString(),
    hotel: await repository.hotelOf(tx),
    guest: asGuest(guest),
    addresses: (await addressesOf(tx, guest.id)).map(({ address }) => address),
    bookings,
    conversations,
  };
}

type MessageRow = Awaited<ReturnType<typeof repository.messagesOf>>[number];

/** Media URLs of the API: the provider's own URLs would need its credentials. */
function withOwnAddresses(row: MessageRow) {
  const attachments = row.attachments.map(({ type, filename }, index) => ({
    type,
    filename,
    url: `/media/${row.id}/${index}`,
  }));
  return { ...row, attachments };
}
