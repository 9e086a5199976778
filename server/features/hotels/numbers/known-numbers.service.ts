import type { KnownNumber } from '#shared/features/hotels/known-numbers.contract.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import { factsOf, inboundUrlOf } from '../whatsapp-senders.repository.ts';
import * as repository from './known-numbers.repository.ts';
import { filterNumbers, knownNumbers, type NumberRow, type Wanted } from './known-numbers.rules.ts';

export type KnownNumbersDependencies = { acrossHotels: AcrossHotels; whatsapp: WhatsApp; publicUrl: string };

export type NumberPage = Wanted & { cursor?: string | undefined; limit: number };

/** Every WhatsApp number that the platform knows, for the super admin. Stages are derived, so the list is sorted here. */
export function createKnownNumbersService({ acrossHotels, whatsapp, publicUrl }: KnownNumbersDependencies) {
  const inboundUrl = inboundUrlOf(publicUrl);
  return {
    list: ({ cursor, limit, ...wanted }: NumberPage) =>
      acrossHotels(async (tx) => {
        const hotels = await repository.numberedHotels(tx);
        const facts = await factsOf(
          tx,
          hotels.map(({ id }) => id),
          publicUrl,
        );
        const senders = await repository.accountSenders(tx);
        const unrouted = await repository.unroutedNumbers(tx);
        const rows = knownNumbers({ hotels, facts, senders, unrouted, inboundUrl, asks: whatsapp.provider !== null });
        const found = filterNumbers(rows, wanted);
        const from = Number(cursor ?? 0);
        const page = found.slice(from, from + limit);
        return {
          items: await withMessages(tx, page),
          next_cursor: found.length > from + limit ? String(from + limit) : null,
          total: found.length,
        };
      }),
  };
}
export type KnownNumbersService = ReturnType<typeof createKnownNumbersService>;

async function withMessages(tx: AcrossHotelsTransaction, rows: NumberRow[]): Promise<KnownNumber[]> {
  const using = rows.flatMap(({ hotel, is_used }) => (hotel && is_used ? [hotel.id] : []));
  const last = new Map((await repository.lastMessages(tx, using)).map((each) => [each.hotel_id, each]));
  return rows.map(({ is_used, ...row }) => {
    const of = is_used && row.hotel ? last.get(row.hotel.id) : undefined;
    return of
      ? {
          ...row,
          last_in_at: of.last_in_at?.toISOString() ?? null,
          last_out_at: of.last_out_at?.toISOString() ?? null,
        }
      : row;
  });
}
