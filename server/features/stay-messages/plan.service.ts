import { reason } from '#shared/reasons/reasons.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { HotelTransaction, InHotel, AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { ConversationRecords } from '#server/features/conversations/conversation-records.service.ts';
import type { MessagingService } from '#server/features/messaging/messaging.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { ChangedBooking, PlannedStay } from '#server/features/bookings/stay-messages.types.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { isAwake } from './due.rules.ts';
import { planSteps, type KnownEntry, type PlanStep, type Schedules } from './plan.rules.ts';
import * as repository from './stay-messages.repository.ts';

export type PlanDependencies = {
  inHotel: InHotel;
  /** The scheduler reads due entries of all hotels. */
  acrossHotels: AcrossHotels;
  messaging: Pick<MessagingService, 'schedulesOf'>;
  conversationRecords: Pick<ConversationRecords, 'ofIdentity' | 'withdrawQueued'>;
  jobs: Jobs;
  clock: Clock;
};

/** Reason of a welcome that was left out when the booking was imported. Such an entry is not planned again. */
const importedWithoutWelcome = reason('imported_without_welcome');

/** Milliseconds for which an entry is claimed by one process. If that process was killed, another one claims it afterwards. */
export const claimMs = 60_000;
const claimedAtOnce = 200;
const bookingsAtOnce = 200;
const gone: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled']);

/** The plan of stay messages: recalculated when a booking changes; due entries become jobs. */
export function createStayMessagePlan(dependencies: PlanDependencies) {
  const { inHotel, acrossHotels, jobs, clock, conversationRecords } = dependencies;
  const service = {
    /** Makes the plan fit these bookings, in the transaction that changed them (docs/decisions/0011). */
    follow: async (tx: HotelTransaction, changes: ChangedBooking[]): Promise<void> => {
      const relevant = changes.filter(({ before, after }) => !before || changesPlan(before, after));
      if (relevant.length === 0) return;
      const hotel = await repository.hotelRow(tx);
      const schedules = await dependencies.messaging.schedulesOf(tx);
      const steps: { booking: BookingRow; step: PlanStep; typed: boolean }[] = [];
      for (const { before, after, origin, welcome = true } of relevant) {
        if (before && before.status !== after.status) await withdraw(dependencies, tx, after);
        const known = before ? await knownEntries(tx, after.id) : [];
        const typed = before === null && origin === 'staff';
        // A file often contains old bookings. Messages that were due in the past get no log line.
        const now = clock.now();
        const awaited =
          typed && isAwake((await conversationRecords.ofIdentity(tx, after.phone_key))?.last_inbound_at, now);
        const withoutWelcome = welcome ? null : importedWithoutWelcome;
        const wanted = planSteps({ booking: after, hotel, schedules, known, now, awaited, withoutWelcome }).filter(
          (step) => origin === 'staff' || step.do !== 'insert' || !step.skipped || step.skipped === withoutWelcome,
        );
        steps.push(...wanted.map((step) => ({ booking: after, step, typed })));
      }
      await take(dependencies, tx, steps);
    },

    /** Counts the messages of each type that new stays like these would get, without switched-off types. Stores nothing. */
    preview: async (tx: HotelTransaction, stays: PlannedStay[]): Promise<Partial<Record<MessageType, number>>> => {
      const hotel = await repository.hotelRow(tx);
      const schedules = await dependencies.messaging.schedulesOf(tx);
      const inactive = await repository.inactiveTypes(tx);
      const counts: Partial<Record<MessageType, number>> = {};
      for (const booking of stays) {
        const steps = planSteps({ booking, hotel, schedules, known: [], now: clock.now(), awaited: false });
        for (const step of steps)
          if (step.do === 'insert' && !step.skipped && !inactive.has(step.message_type))
            counts[step.message_type] = (counts[step.message_type] ?? 0) + 1;
      }
      return counts;
    },

    /** Creates jobs for entries that are due now, in all hotels. Every worker process calls this periodically. */
    handOnDue: async (): Promise<void> => {
      for (let claimed = claimedAtOnce; claimed === claimedAtOnce;) {
        claimed = await acrossHotels(async (tx) => {
          const now = clock.now();
          const due = await repository.claimDue(tx, now, new Date(now.getTime() + claimMs), claimedAtOnce);
          await jobs.sendAll(
            tx,
            'booking_message',
            due.map(({ id, hotel_id }) => ({ data: { hotel_id, entry_id: id } })),
          );
          return due.length;
        });
      }
    },

    replan: ({ hotel_id, after }: { hotel_id: string; after: string | null }): Promise<void> =>
      inHotel({ hotel_id }, async (tx) => {
        const bookings = await repository.bookingsWithPlans(tx, after, bookingsAtOnce);
        const hotel = await repository.hotelRow(tx);
        const schedules = await dependencies.messaging.schedulesOf(tx);
        for (const booking of bookings)
          await take(dependencies, tx, await moves(tx, booking, hotel, schedules, clock.now()));
        const last = bookings.at(-1);
        if (last && bookings.length === bookingsAtOnce) await jobs.send(tx, 'replan', { hotel_id, after: last.id });
      }),
  };
  return service;
}
export type StayMessagePlan = ReturnType<typeof createStayMessagePlan>;

const cancelledMeanwhile = reason('cancelled_before_sending');

/** Messages that the provider has not accepted yet are cancelled with the plan, and restored with the booking. */
async function withdraw({ conversationRecords }: PlanDependencies, tx: HotelTransaction, booking: BookingRow) {
  const messages = await repository.messagesOf(tx, booking.id);
  await conversationRecords.withdrawQueued(tx, messages, booking.status === 'cancelled' ? cancelledMeanwhile : null);
}

/** Moves planned entries only: a change of a hotel's hours adds no messages. */
async function moves(
  tx: HotelTransaction,
  booking: BookingRow,
  hotel: Awaited<ReturnType<typeof repository.hotelRow>>,
  schedules: Schedules,
  now: Date,
) {
  const known = await knownEntries(tx, booking.id);
  return planSteps({ booking, hotel, schedules, known, now, awaited: false })
    .filter((step) => step.do !== 'insert')
    .map((step) => ({ booking, step, typed: false }));
}

function changesPlan(before: BookingRow, after: BookingRow): boolean {
  return (['check_in_date', 'check_out_date', 'status', 'guest_phone'] as const).some(
    (field) => before[field] !== after[field],
  );
}

async function knownEntries(tx: HotelTransaction, bookingId: string): Promise<KnownEntry[]> {
  const rows = await repository.entriesOf(tx, bookingId);
  return rows.map(({ id, message_type, state, reason, delivery_status }) => ({
    id,
    message_type,
    state,
    gone: state === 'sent' && !gone.has(delivery_status ?? ''),
    declined: state === 'skipped' && reason?.code === importedWithoutWelcome.code,
  }));
}

type Step = { booking: BookingRow; step: PlanStep; typed: boolean };

async function take({ jobs, clock }: PlanDependencies, tx: HotelTransaction, steps: Step[]): Promise<void> {
  const now = clock.now();
  for (const { step } of steps) {
    if (step.do === 'move') await repository.changePlanned(tx, step.id, { ...step.due, updated_at: now });
    if (step.do === 'cancel')
      await repository.changePlanned(tx, step.id, {
        state: 'cancelled',
        reason: JSON.stringify(step.reason),
        updated_at: now,
      });
  }
  const claimed_until = new Date(now.getTime() + claimMs);
  const rows = steps.flatMap(({ booking, step, typed }) => {
    if (step.do !== 'insert') return [];
    const { message_type, due, skipped } = step;
    const atOnce = typed && !skipped && due.due_at <= now;
    return [
      {
        booking_id: booking.id,
        message_type,
        ...due,
        ...(skipped ? { state: 'skipped' as const, reason: JSON.stringify(skipped) } : {}),
        ...(atOnce ? { claimed_until } : {}),
        created_at: now,
        updated_at: now,
      },
    ];
  });
  if (rows.length > 0) {
    const inserted = await repository.insertEntries(tx, rows);
    const hotel_id = steps[0]!.booking.hotel_id;
    const atOnce = inserted.filter((_, index) => rows[index]!.claimed_until);
    await jobs.sendAll(
      tx,
      'booking_message',
      atOnce.map(({ id }) => ({ data: { hotel_id, entry_id: id } })),
    );
  }
}
