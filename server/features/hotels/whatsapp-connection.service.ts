import { reason, type PlainCode } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type {
  ConnectionPage,
  ConnectionRequest,
  ConnectionState,
  SenderCheck,
  WhatsAppConnection,
} from '#shared/features/hotels/whatsapp-connection.contract.ts';
import type {
  HotelTransaction,
  InHotel,
  AcrossHotels,
  AcrossHotelsOnce,
  AcrossHotelsTransaction,
} from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller, HotelScope, PersonScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import { endRegistration } from './requests/number-requests.repository.ts';
import { senderAtProvider } from './requests/provider-senders.ts';
import * as repository from './whatsapp-connection.repository.ts';
import * as senders from './whatsapp-senders.repository.ts';
import { asPage } from './connection-page.rules.ts';
import { actions, asConnection, requestedNumber } from './whatsapp-connection.rules.ts';

export type WhatsAppConnectionDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  acrossHotelsOnce: AcrossHotelsOnce;
  publicUrl: string;
  audit: AuditService;
  events: Events;
  clock: Clock;
  whatsapp: WhatsApp;
  /** Called in the transaction that connects a number: waiting templates can be submitted. */
  onConnected?: (tx: AcrossHotelsTransaction, hotelId: string) => Promise<void>;
  /** Called in the transaction that gives a hotel another number than before. */
  onNewNumber?: (tx: AcrossHotelsTransaction, hotel: { hotel_id: string; whatsapp_number: string }) => Promise<void>;
};

type Either = HotelTransaction | AcrossHotelsTransaction;
type Wanted = { whatsapp_number?: string | null | undefined; state: ConnectionState };
type Typed = { [Field in 'whatsapp_number' | 'phone' | 'address']?: string | null | undefined };

/** The WhatsApp number that a hotel requests, and the one that the platform has assigned. */
export function createWhatsAppConnectionService(dependencies: WhatsAppConnectionDependencies) {
  const { inHotel, acrossHotels, audit, clock, events } = dependencies;
  const ownConnection = async (scope: HotelScope): Promise<WhatsAppConnection> => {
    const row = await inHotel(scope, (tx) => repository.ownSender(tx));
    return asConnection(found(row), await factsOf(dependencies, scope.hotel_id));
  };
  const page = async (scope: HotelScope): Promise<ConnectionPage> => {
    const parts = await inHotel(scope, (tx) => senders.ownRequest(tx));
    const facts = await factsOf(dependencies, scope.hotel_id);
    return asPage(await ownConnection(scope), { ...parts, facts, publicUrl: dependencies.publicUrl });
  };
  return {
    /**
     * Stores a changed number as requested, in the caller's transaction. An assigned number stays in use.
     * @throws AppError invalid_input for an invalid number, conflict if an assigned number is removed.
     */
    request: (tx: Either, caller: Caller, hotelId: string, typed: Typed): Promise<void> =>
      request(dependencies, tx, caller, hotelId, typed),

    get: page,

    ask: async (scope: PersonScope, whatsapp_number: string): Promise<WhatsAppConnection> => {
      await inHotel(scope, (tx) => request(dependencies, tx, scope.caller, scope.hotel_id, { whatsapp_number }));
      return ownConnection(scope);
    },

    /** What the hotel says of its number. */
    describe: async (scope: HotelScope, described: ConnectionRequest): Promise<ConnectionPage> => {
      const { hotel_id } = scope;
      await inHotel(scope, async (tx) => {
        await senders.saveRequest(tx, hotel_id, described, clock.now());
        const details = { fields: Object.keys(described) };
        const of = { entity: 'whatsapp_number', entity_id: hotel_id, hotel_id } as const;
        await audit.write(tx, scope.caller, { action: 'describe', ...of, details });
        await events.publish(tx, { type: 'hotel.updated', hotel_id });
      });
      return page(scope);
    },

    /** @throws AppError conflict if the number is assigned to another hotel. */
    assign: (caller: Caller, hotelId: string, wanted: Wanted): Promise<WhatsAppConnection> =>
      acrossHotels((tx) => assign(dependencies, tx, caller, hotelId, wanted)).catch(explainTaken),

    /** Connects a number that the platform has registered for the hotel, as soon as the provider has it online. */
    connectRegistered: (hotelId: string, number: string): Promise<void> =>
      acrossHotels(async (tx) => {
        const hotel = found(await repository.lockHotel(tx, hotelId));
        // Another process, or a super admin, has connected it meanwhile.
        if (hotel.sender_state && hotel.sender_number === number) return;
        if (hotel.whatsapp_number !== number || (await repository.otherHolder(tx, number, hotelId))) return;
        await connect(dependencies, tx, hotel, { number, by: null });
        const details = { whatsapp_number: number, before: hotel.sender_number };
        const of = { entity: 'whatsapp_number', entity_id: hotelId, hotel_id: hotelId } as const;
        await audit.writeAsPlatform(tx, { action: 'connect', ...of, details });
        await events.publish(tx, ...changesOf(hotelId));
      }),

    check: async (hotelId: string, typed: string): Promise<SenderCheck> => {
      const known = await acrossHotels(async (tx) => {
        const whatsapp_number = numberOf(typed, found(await repository.lockHotel(tx, hotelId)));
        const other = await repository.otherHolder(tx, whatsapp_number, hotelId);
        return { whatsapp_number, assigned_to: other?.name ?? null };
      });
      return { ...known, ...(await senderAtProvider(dependencies.whatsapp, known.whatsapp_number)) };
    },
  };
}
export type WhatsAppConnectionService = ReturnType<typeof createWhatsAppConnectionService>;

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound('hotel');
  return row;
}

async function request(
  dependencies: WhatsAppConnectionDependencies,
  tx: Either,
  caller: Caller,
  hotel_id: string,
  typed: Typed,
): Promise<void> {
  const hotel = found(await repository.lockHotel(tx, hotel_id));
  if ((typed.whatsapp_number ?? null) === hotel.whatsapp_number) return;
  if (!typed.whatsapp_number && hotel.sender_number) throw assigned();
  const { phone = hotel.phone, address = hotel.address } = typed;
  const known = { ...hotel, phone, address };
  const number = typed.whatsapp_number ? numberOf(typed.whatsapp_number, known) : null;
  if (number === hotel.whatsapp_number) return;
  await repository.setRequested(tx, hotel_id, number);
  const created_at = dependencies.clock.now();
  const isNew = number !== null && number !== hotel.sender_number;
  await repository.settleRequests(tx, hotel_id, caller.user_id, created_at);
  if (isNew)
    await repository.noteRequest(tx, {
      hotel_id,
      reasons: [reason('number_requested', { hotel: hotel.name, number })],
      created_by: caller.user_id,
      metadata: { whatsapp_number: number },
      created_at,
    });
  const details = { whatsapp_number: number };
  await note(dependencies, tx, caller, hotel_id, isNew ? 'request' : 'withdraw_request', details);
}

async function assign(
  dependencies: WhatsAppConnectionDependencies,
  tx: AcrossHotelsTransaction,
  caller: Caller,
  hotelId: string,
  { whatsapp_number: typed, state }: Wanted,
): Promise<WhatsAppConnection> {
  const hotel = found(await repository.lockHotel(tx, hotelId));
  const known = state === 'connected' ? hotel.whatsapp_number : (hotel.sender_number ?? hotel.whatsapp_number);
  const wanted = state === 'none' ? null : typed || known;
  if (!wanted && state !== 'none') throw missing();
  const number = wanted && numberOf(wanted, hotel);
  const sender_state = state === 'none' || state === 'requested' ? null : state;
  if (number && sender_state && (await repository.otherHolder(tx, number, hotelId))) throw taken();
  const by = caller.user_id;
  const changed =
    number && state === 'connected'
      ? await connect(dependencies, tx, hotel, { number, by })
      : await repository.assign(tx, hotelId, {
          whatsapp_number: number,
          sender_number: sender_state && number,
          sender_state,
        });
  if (!sender_state) await endRegistration(tx, hotelId);
  if (state !== 'connected') await repository.settleRequests(tx, hotelId, by, dependencies.clock.now());
  const details = { whatsapp_number: number, before: hotel.sender_number };
  await note(dependencies, tx, caller, hotelId, actions[state], details);
  return asConnection(changed, (await senders.factsOf(tx, [hotelId], dependencies.publicUrl))[0] ?? null);
}

/** Connects a number, closes its request and tells the hotel. */
async function connect(
  { clock, onConnected, onNewNumber }: WhatsAppConnectionDependencies,
  tx: AcrossHotelsTransaction,
  { id: hotel_id, sender_number: before }: { id: string; sender_number: string | null },
  { number, by }: { number: string; by: string | null },
) {
  const assignment = { whatsapp_number: number, sender_number: number, sender_state: 'connected' as const };
  const changed = await repository.assign(tx, hotel_id, assignment);
  const at = clock.now();
  await repository.settleRequests(tx, hotel_id, by, at);
  await repository.noteConnected(tx, hotel_id, [reason('number_connected', { number })], at);
  await onConnected?.(tx, hotel_id);
  if (before !== number) await onNewNumber?.(tx, { hotel_id, whatsapp_number: number });
  return changed;
}

async function factsOf({ acrossHotelsOnce, publicUrl }: WhatsAppConnectionDependencies, hotelId: string) {
  const [facts] = await acrossHotelsOnce((db) => senders.factsOf(db, [hotelId], publicUrl));
  return facts ?? null;
}

async function note(
  { audit, events }: WhatsAppConnectionDependencies,
  tx: Either,
  caller: Caller,
  hotel_id: string,
  action: AuditAction,
  details: Record<string, unknown>,
): Promise<void> {
  await audit.write(tx, caller, { action, entity: 'whatsapp_number', entity_id: hotel_id, hotel_id, details });
  await events.publish(tx, ...changesOf(hotel_id));
}

const changesOf = (hotel_id: string) =>
  [
    { type: 'hotel.updated', hotel_id },
    { type: 'notification.updated', hotel_id },
  ] as const;

/** @throws AppError invalid_input at the field `whatsapp_number`. */
function numberOf(typed: string, known: Parameters<typeof requestedNumber>[1]): string {
  const read = requestedNumber(typed, known);
  if (read.number !== undefined) return read.number;
  throw fieldError('invalid_input', read.problem);
}

function fieldError(code: 'conflict' | 'invalid_input', why: PlainCode): AppError {
  return new AppError(code, why, [fieldProblem('whatsapp_number', reason(why))]);
}

const assigned = () => fieldError('conflict', 'number_assigned_here');
const missing = () => fieldError('invalid_input', 'number_missing');
const taken = () => fieldError('conflict', 'number_assigned_elsewhere');

/** A concurrent assignment of the same number: unique_violation. */
function explainTaken(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  throw constraint === 'hotels_sender_number_key' || constraint === 'hotels_connected_number' ? taken() : error;
}
