import { fieldProblem, type ReasonedProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { Dashboard, FirstSteps, HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { Hotel, HotelChange, HotelDraft, HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import { currencyOfAddress } from '#shared/features/hotels/currency.rules.ts';
import { isSetUp } from '#shared/features/hotels/setup.rules.ts';
import { onceFor } from '#server/db/once.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel, AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Caller, HotelScope, PersonScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { refuseStale } from '#server/features/platform/stale-change.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { changesHours, hourProblems } from './house-hours.ts';
import * as repository from './hotels.repository.ts';
import type { WhatsAppConnectionService } from './whatsapp-connection.service.ts';
import { asConnection } from './whatsapp-connection.rules.ts';
import { factsOf, type FactsRow } from './whatsapp-senders.repository.ts';

export type HotelsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  publicUrl: string;
  whatsappConnection: Pick<WhatsAppConnectionService, 'request'>;
  /** Called in the transaction that changes the hotel's zone, times or quiet hours: planned messages move. */
  onTimesChanged?: (tx: HotelTransaction, hotelId: string) => Promise<void>;
  /** Called in the transaction that changes a fact which WhatsApp templates contain or leave out. */
  onFactsChanged?: (tx: HotelTransaction, hotelId: string) => Promise<void>;
};
/** `updated_at`: the version on which the change is based. */
type SeenHotelChange = HotelChange & { updated_at?: string | null | undefined };
export type HotelList = {
  search?: string | undefined;
  status?: HotelStatus | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The latest requests on the dashboard (docs/product.md, section 9). */
const recentRequests = 5;

/** Fields that the plan of stay messages depends on. */
const planning = ['timezone', 'check_in_time', 'check_out_time', 'quiet_from', 'quiet_until'] as const;

/** Templates leave out sentences that need one of these fields if it is empty. */
const inTemplates = ['address', 'latitude', 'longitude', 'amenities', 'special_services'] as const;

/** Hotels: setup, profile, dashboard, and the super admin's list. */
export function createHotelsService(dependencies: HotelsDependencies) {
  const { inHotel, acrossHotels, audit, clock, events, publicUrl, whatsappConnection, onTimesChanged, onFactsChanged } =
    dependencies;
  return {
    /** create_hotel_and_assign_admin: the creator becomes the hotel's admin, except a super admin. */
    create: (caller: Caller, { whatsapp_number, ...draft }: HotelDraft): Promise<Hotel> =>
      onceFor(acrossHotels, caller, async (tx) => {
        refuse(hourProblems(draft));
        if (!caller.is_super_admin) await refuseRepeated(tx, caller, draft.name);
        const { id } = await repository.insertHotel(tx, {
          ...draft,
          currency: draft.currency ?? currencyOfAddress(draft.address),
        });
        if (!caller.is_super_admin) await repository.insertAdmin(tx, id, caller.user_id);
        await audit.write(tx, caller, { action: 'create', entity: 'hotel', entity_id: id, hotel_id: id });
        await whatsappConnection.request(tx, caller, id, { whatsapp_number });
        return asHotel(await repository.hotelById(tx, id));
      }),

    /** Daily: what the dashboard need not count again. */
    countRequests: (tx: HotelTransaction): Promise<void> => repository.countRequests(tx, clock.now()),

    list: async ({ search, status, cursor, limit }: HotelList) => {
      const before = decodeBefore(cursor);
      return acrossHotels(async (tx) => {
        const rows = await repository.listHotels(tx, { search, status }, before, limit + 1);
        const facts = await factsOf(
          tx,
          rows.map(({ id }) => id),
          publicUrl,
        );
        const items = rows.map((row): HotelListItem => ({
          ...asListed(row, facts.find(({ hotel_id }) => hotel_id === row.id) ?? null),
          staff_count: row.staff_count ?? 0,
          admin_name: row.admin_name,
        }));
        return { ...toPage(items, limit, cursorOf), total: await repository.countHotels(tx) };
      });
    },

    get: (scope: HotelScope): Promise<Hotel> =>
      inHotel(scope, async (tx) => {
        const hotel = await repository.ownHotel(tx);
        if (!hotel) throw notFound('hotel');
        return asHotel(hotel);
      }),

    update: (scope: PersonScope, { updated_at: seen, ...change }: SeenHotelChange): Promise<Hotel> =>
      inHotel(scope, async (tx) => {
        if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'nothing_changed');
        const { updated_at } = await repository.lockOwnHotel(tx);
        await refuseStale(audit, tx, seen, { entity: 'hotel', entity_id: scope.hotel_id, updated_at });
        const { whatsapp_number, ...rest } = change;
        if (whatsapp_number !== undefined)
          await whatsappConnection.request(tx, scope.caller, scope.hotel_id, {
            whatsapp_number,
            phone: rest.phone,
            address: rest.address,
          });
        const hotel = await repository.updateOwnHotel(tx, scope.hotel_id, { ...rest, updated_at: clock.now() });
        if (changesHours(rest)) refuse(hourProblems(hotel));
        await audit.write(tx, scope.caller, {
          action: 'update',
          entity: 'hotel',
          entity_id: hotel.id,
          hotel_id: hotel.id,
          details: { fields: Object.keys(change) },
        });
        await events.publish(tx, { type: 'hotel.updated', hotel_id: hotel.id });
        if (planning.some((field) => field in change)) await onTimesChanged?.(tx, hotel.id);
        if (inTemplates.some((field) => field in change)) await onFactsChanged?.(tx, hotel.id);
        return asHotel(hotel);
      }),

    /** @throws AppError invalid_input if the name that was typed to confirm it is not the hotel's */
    setStatus: (
      caller: Caller,
      hotelId: string,
      { status, name }: { status: HotelStatus; name?: string | undefined },
    ): Promise<Hotel> =>
      acrossHotels(async (tx) => {
        const hotel = await repository.updateStatus(tx, hotelId, status);
        if (!hotel) throw notFound('hotel');
        if (name !== undefined && name !== hotel.name.trim())
          throw invalidInput([fieldProblem('name', reason('other_hotel_name'))]);
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
      acrossHotels(async (tx) => {
        const hotel = await repository.deleteHotel(tx, hotelId);
        if (!hotel) throw notFound('hotel');
        await audit.write(tx, caller, {
          action: 'delete',
          entity: 'hotel',
          entity_id: hotelId,
          hotel_id: hotelId,
          details: { name: hotel.name },
        });
      }),

    firstSteps: (scope: HotelScope): Promise<FirstSteps> => inHotel(scope, repository.firstSteps),

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

/** Hotels that one person may create. More are created by the platform. */
const mostHotels = 20;

/** A form that is sent twice creates one hotel; the number of hotels per account is limited. @throws AppError conflict */
async function refuseRepeated(tx: AcrossHotelsTransaction, caller: Caller, name: string): Promise<void> {
  const names = await repository.lockOwnHotels(tx, caller.user_id);
  if (names.includes(name))
    throw new AppError('conflict', 'hotel_name_taken', [fieldProblem('name', reason('hotel_name_taken'))]);
  if (names.length >= mostHotels) throw new AppError('conflict', reason('too_many_hotels', { most: mostHotels }));
}

/** Ready: somebody runs the hotel, and guests who write on WhatsApp are answered. */
function asListed(row: HotelRow, facts: FactsRow | null) {
  const listed = asHotel(row);
  const whatsapp = asConnection(row, facts);
  const served = row.status !== 'inactive' && row.assistant_enabled;
  return {
    ...listed,
    whatsapp,
    ready: listed.setup_completed && served && whatsapp.works && facts?.has_admin === true,
  };
}

function refuse(problems: ReasonedProblem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}

type HotelRow = Awaited<ReturnType<typeof repository.insertHotel>>;

function asHotel({ created_at, updated_at, ...row }: HotelRow): Hotel {
  const instants = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { ...row, setup_completed: isSetUp(row), ...instants };
}
