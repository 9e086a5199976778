import type { NumberRequest, RequestCheck } from '#shared/features/hotels/number-requests.contract.ts';
import type { z } from 'zod';
import type { numberAnswer, registration } from '#shared/features/hotels/number-requests.contract.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import { adminsToMail } from '#server/db/admins-to-mail.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import type { ProviderSender } from '#server/ports/whatsapp-senders.ts';
import { settleRequests, setRequested } from '../whatsapp-connection.repository.ts';
import { factsOf, inboundUrlOf, saveSender } from '../whatsapp-senders.repository.ts';
import { numberMail, type NumberNews } from './number-answer.mails.ts';
import * as repository from './number-requests.repository.ts';
import { asNumberRequest, isOpen, needsWork, profileOf } from './number-requests.rules.ts';
import { changeAt, registerAt } from './provider-senders.ts';

export type NumberRequestsDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  jobs: Jobs;
  clock: Clock;
  whatsapp: WhatsApp;
  publicUrl: string;
};

/** Rows of the queue that are read, and shown. */
const mostRead = 2000;
const mostShown = 200;

type Row = repository.NumberRow;
type Task = { action: AuditAction; details: Record<string, unknown> };

/** The super admin's queue of numbers: checklist, registration with the provider, and the answer to the hotel. */
export function createNumberRequestsService(dependencies: NumberRequestsDependencies) {
  const { acrossHotels, clock, whatsapp } = dependencies;
  const finish = (caller: Caller, row: Row, task: Task, work: (tx: AcrossHotelsTransaction) => Promise<void>) =>
    acrossHotels(async (tx) => {
      await work(tx);
      await note(dependencies, tx, caller, row.hotel_id, task);
      return oneOf(dependencies, tx, row.hotel_id);
    });
  const change = async (
    caller: Caller,
    hotelId: string,
    task: Task,
    wanted: (row: Row) => Parameters<typeof changeAt>[2],
  ) => {
    const row = await acrossHotels((tx) => rowOf(tx, hotelId));
    refuseForeign(row);
    const sender = await changeAt(whatsapp, { id: senderIdOf(row), number: row.whatsapp_number }, wanted(row));
    return finish(caller, row, task, (tx) => keep(dependencies, tx, row, sender));
  };
  return {
    list: () => acrossHotels((tx) => listOf(dependencies, tx)),

    check: async (caller: Caller, hotelId: string, checked: RequestCheck[]): Promise<NumberRequest> => {
      const row = await acrossHotels((tx) => rowOf(tx, hotelId));
      const kept = [...new Set(checked)];
      return finish(caller, row, { action: 'check', details: { checked: kept } }, (tx) =>
        repository.saveWork(tx, hotelId, { checked: kept }),
      );
    },

    /** @throws AppError conflict if there is no open request, or if the provider refuses the number */
    register: async (
      caller: Caller,
      hotelId: string,
      { method, business_account }: z.output<typeof registration>,
    ): Promise<NumberRequest> => {
      const row = await acrossHotels((tx) => rowOf(tx, hotelId));
      const { whatsapp_number: number, name_wanted } = row;
      if (!number || !isOpen(row) || !name_wanted) throw new AppError('conflict', 'number_not_asked_for');
      refuseForeign(row);
      const profile = profileOf(row, name_wanted);
      const sender = await registerAt(whatsapp, { number, method, profile, business_account });
      return finish(caller, row, { action: 'register', details: { whatsapp_number: number, method } }, async (tx) => {
        await repository.endRegistrationsElsewhere(tx, number, hotelId);
        await repository.saveWork(tx, hotelId, { registered_number: number, registered_at: clock.now() });
        await keep(dependencies, tx, row, sender);
        await mailAdmins(dependencies, tx, row, 'code_sent', null);
      });
    },

    enterCode: (caller: Caller, hotelId: string, code: string) =>
      change(caller, hotelId, { action: 'enter_code', details: {} }, () => ({ code })),

    submitName: (caller: Caller, hotelId: string, display_name: string) =>
      change(caller, hotelId, { action: 'submit_name', details: { display_name } }, (row) => ({
        profile: profileOf(row, display_name),
      })),

    pointHere: (caller: Caller, hotelId: string) =>
      change(caller, hotelId, { action: 'set_webhooks', details: {} }, () => ({ webhooks: true })),

    /** Declining takes the request back; a number in use stays. */
    answer: async (caller: Caller, hotelId: string, { outcome, text }: z.output<typeof numberAnswer>) => {
      const row = await acrossHotels((tx) => rowOf(tx, hotelId));
      const at = clock.now();
      return finish(caller, row, { action: 'answer', details: { outcome } }, async (tx) => {
        await repository.saveWork(tx, hotelId, { answer: text, answered_at: at });
        await mailAdmins(dependencies, tx, row, outcome, text);
        if (outcome !== 'declined') return;
        await repository.endRegistration(tx, hotelId);
        await settleRequests(tx, hotelId, caller.user_id, at);
        if (isOpen(row)) await setRequested(tx, hotelId, row.sender_number);
      });
    },
  };
}
export type NumberRequestsService = ReturnType<typeof createNumberRequestsService>;

async function listOf({ publicUrl }: NumberRequestsDependencies, tx: AcrossHotelsTransaction) {
  const rows = await repository.numberRows(tx, mostRead);
  const facts = await factsOf(
    tx,
    rows.map(({ hotel_id }) => hotel_id),
    publicUrl,
  );
  const known = new Map(facts.map((each) => [each.hotel_id, each]));
  const items = rows
    .map((row) => asNumberRequest(row, known.get(row.hotel_id) ?? null, inboundUrlOf(publicUrl)))
    .filter(needsWork);
  return { items: items.slice(0, mostShown), more: items.length > mostShown };
}

async function oneOf({ publicUrl }: NumberRequestsDependencies, tx: AcrossHotelsTransaction, hotelId: string) {
  const [facts] = await factsOf(tx, [hotelId], publicUrl);
  return asNumberRequest(await rowOf(tx, hotelId, true), facts ?? null, inboundUrlOf(publicUrl));
}

/** @throws AppError not_found for a hotel without a number, unless its request has just been declined */
async function rowOf(tx: AcrossHotelsTransaction, hotelId: string, orDeclined = false): Promise<Row> {
  const [row] = await repository.numberRows(tx, 1, { hotelId, orDeclined });
  if (!row) throw notFound('hotel');
  return row;
}

/** @throws AppError conflict while the number belongs to another hotel: its sender must not be changed from here */
export function refuseForeign({ assigned_to }: Pick<Row, 'assigned_to'>): void {
  if (assigned_to) throw new AppError('conflict', 'number_assigned_elsewhere');
}

function senderIdOf(row: Row): string {
  const registered = row.registered_number === row.whatsapp_number ? row.registered_id : null;
  const id = registered ?? (row.sender_of === row.whatsapp_number ? row.provider_id : null);
  if (!id) throw new AppError('conflict', 'sender_not_registered');
  return id;
}

/** Stores what the provider answered. A hotel's present number keeps its own facts. */
export async function keep(
  { clock }: Pick<NumberRequestsDependencies, 'clock'>,
  tx: AcrossHotelsTransaction,
  { hotel_id, whatsapp_number, sender_number, registered_number }: Row,
  sender: ProviderSender,
): Promise<void> {
  const { number, status, provider_id } = sender;
  if (registered_number === number || whatsapp_number !== sender_number)
    await repository.saveWork(tx, hotel_id, { registered_id: provider_id, registered_status: status });
  if (sender_number === null || sender_number === number)
    await saveSender(tx, { hotel_id, number, sender, at: clock.now() });
}

async function note(
  { audit, events }: NumberRequestsDependencies,
  tx: AcrossHotelsTransaction,
  caller: Caller,
  hotel_id: string,
  { action, details }: Task,
): Promise<void> {
  await audit.write(tx, caller, { action, entity: 'whatsapp_number', entity_id: hotel_id, hotel_id, details });
  await events.publish(tx, { type: 'hotel.updated', hotel_id }, { type: 'notification.updated', hotel_id });
}

/** A mail to each admin of the hotel, in the transaction of what it tells. */
export async function mailAdmins(
  { jobs, publicUrl }: Pick<NumberRequestsDependencies, 'jobs' | 'publicUrl'>,
  tx: AcrossHotelsTransaction,
  { hotel_id, whatsapp_number }: Pick<Row, 'hotel_id' | 'whatsapp_number'>,
  news: NumberNews,
  text: string | null,
): Promise<void> {
  const mail = { news, number: whatsapp_number ?? '', text, publicUrl };
  const readers = await adminsToMail(tx, hotel_id);
  await jobs.sendAll(
    tx,
    'mail',
    readers.map((reader) => ({ data: numberMail(reader, mail) })),
  );
}
