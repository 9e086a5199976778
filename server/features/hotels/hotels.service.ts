import type { Dashboard, HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { Hotel, HotelChange, HotelDraft, HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import { storedPhone } from '#shared/features/guests/phones.rules.ts';
import { encodeCursor, decodeCursor, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel, InPlatform } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { Caller, HotelScope } from '#server/http/caller.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './hotels.repository.ts';

export type HotelsDependencies = {
  inHotel: InHotel;
  inPlatform: InPlatform;
  audit: AuditService;
  clock: Clock;
  events: Events;
  /** Told in the same transaction when the hotel's zone, times or quiet hours change: planned messages move. */
  onTimesChanged?: (tx: HotelTransaction, hotelId: string) => Promise<void>;
};
export type HotelList = {
  search?: string | undefined;
  status?: HotelStatus | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The latest requests on the dashboard (spec section 9). */
const recentRequests = 5;

/** What the plan of a stay's messages depends on. */
const planning = ['timezone', 'check_in_time', 'check_out_time', 'quiet_from', 'quiet_until'] as const;

/** Hotels: setup, profile, dashboard, and the super admin's list. */
export function createHotelsService({ inHotel, inPlatform, audit, clock, events, onTimesChanged }: HotelsDependencies) {
  return {
    /** create_hotel_and_assign_admin: the creator becomes its admin unless a super admin. */
    create: async (caller: Caller, draft: HotelDraft): Promise<Hotel> => {
      if (caller.membership) throw alreadyMember();
      return inPlatform(async (tx) => {
        const hotel = await repository.insertHotel(tx, withStoredNumber(draft)).catch(explainTakenNumber);
        if (!caller.is_super_admin)
          await repository.insertAdmin(tx, hotel.id, caller.user_id).catch(explainSecondHotel);
        await audit.write(tx, caller, { action: 'create', entity: 'hotel', entity_id: hotel.id, hotel_id: hotel.id });
        return asHotel(hotel);
      });
    },

    list: async ({ search, status, cursor, limit }: HotelList) => {
      const before = decodeCursor(cursor, 1)?.[0] ?? null;
      return inPlatform(async (tx) => {
        const rows = await repository.listHotels(tx, { search, status }, before, limit + 1);
        const items = rows.map((row): HotelListItem => ({
          ...asHotel(row),
          staff_count: row.staff_count ?? 0,
          admin_name: row.admin_name,
        }));
        return { ...toPage(items, limit, (row) => encodeCursor(row.id)), total: await repository.countHotels(tx) };
      });
    },

    get: (scope: HotelScope): Promise<Hotel> =>
      inHotel(scope, async (tx) => {
        const hotel = await repository.ownHotel(tx);
        if (!hotel) throw notFound('This hotel');
        return asHotel(hotel);
      }),

    update: (scope: HotelScope, change: HotelChange): Promise<Hotel> =>
      inHotel(scope, async (tx) => {
        if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'Nothing was changed.');
        const hotel = await repository
          .updateOwnHotel(tx, scope.hotel_id, withStoredNumber(change))
          .catch(explainTakenNumber);
        if (!hotel) throw notFound('This hotel');
        await audit.write(tx, scope.caller, {
          action: 'update',
          entity: 'hotel',
          entity_id: hotel.id,
          hotel_id: hotel.id,
          details: { fields: Object.keys(change) },
        });
        await events.publish(tx, { type: 'hotel.updated', hotel_id: hotel.id });
        if (planning.some((field) => field in change)) await onTimesChanged?.(tx, hotel.id);
        return asHotel(hotel);
      }),

    setStatus: (caller: Caller, hotelId: string, status: HotelStatus): Promise<Hotel> =>
      inPlatform(async (tx) => {
        const hotel = await repository.updateStatus(tx, hotelId, status);
        if (!hotel) throw notFound('This hotel');
        await audit.write(tx, caller, {
          action: 'set_status',
          entity: 'hotel',
          entity_id: hotelId,
          hotel_id: hotelId,
          details: { status },
        });
        await events.publish(tx, { type: 'hotel.updated', hotel_id: hotelId });
        return asHotel(hotel);
      }),

    remove: (caller: Caller, hotelId: string): Promise<void> =>
      inPlatform(async (tx) => {
        const hotel = await repository.deleteHotel(tx, hotelId);
        if (!hotel) throw notFound('This hotel');
        await audit.write(tx, caller, {
          action: 'delete',
          entity: 'hotel',
          entity_id: hotelId,
          hotel_id: hotelId,
          details: { name: hotel.name },
        });
      }),

    dashboard: (scope: HotelScope): Promise<Dashboard> =>
      inHotel(scope, async (tx) => ({
        ...(await repository.dashboardCounts(tx, clock.now())),
        recent_requests: (await repository.recentRequests(
          tx,
          recentRequests,
        )) as unknown as Dashboard['recent_requests'],
      })),
  };
}
export type HotelsService = ReturnType<typeof createHotelsService>;

function withStoredNumber<T extends { whatsapp_number?: string | null | undefined }>(fields: T): T {
  return fields.whatsapp_number ? { ...fields, whatsapp_number: storedPhone(fields.whatsapp_number) } : fields;
}

const alreadyMember = () => new AppError('conflict', 'You already belong to a hotel. One account works in one hotel.');

/** Two hotels of one person at the same moment: neither saw the other. */
function explainSecondHotel(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'hotel_staff_user_id_key' ? alreadyMember() : error;
}

function explainTakenNumber(error: unknown): never {
  if ((error as { code?: string; constraint?: string }).constraint === 'hotels_whatsapp_number_key') {
    throw new AppError('conflict', 'This WhatsApp number already belongs to another hotel. Check the number.', [
      { path: 'whatsapp_number', message: 'This WhatsApp number already belongs to another hotel.' },
    ]);
  }
  throw error;
}

type HotelRow = Awaited<ReturnType<typeof repository.insertHotel>>;

function asHotel({ created_at, ...row }: HotelRow): Hotel {
  return { ...row, created_at: created_at.toISOString() };
}
