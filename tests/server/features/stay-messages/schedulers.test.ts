import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createPostgresJobs } from '#server/adapters/postgres/postgres.jobs.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createStayMessagePlan } from '#server/features/stay-messages/plan.service.ts';
import { withdrawQueued } from '#server/features/conversations/messages.repository.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { startTestServer } from '#tests/support/server.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
});

describe('many schedulers', () => {
  test('concurrently claim each entry once', async () => {
    const server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-01T10:00:00Z' });
    const jobs = createPostgresJobs({ databaseUrl: server.databaseUrl, log: pino({ level: 'silent' }) });
    try {
      await jobs.start();
      const hotel = await server.aHotel({ whatsapp_number: aNumber() });
      const staff = await server.asMemberOf(hotel, 'staff');
      for (let index = 0; index < 30; index += 1)
        await staff.client.post(
          `/api/hotels/${hotel.id}/bookings`,
          aBooking({ check_in_date: '2026-09-10', check_out_date: '2026-09-13', guest_phone: aNumber() }),
        );
      server.clock.set('2026-09-08T12:00:00Z');
      const transactions = createTransactions(server.db);
      const messaging = { schedulesOf: () => Promise.resolve({}) };
      const schedulers = Array.from({ length: 4 }, () =>
        createStayMessagePlan({
          ...transactions,
          messaging,
          conversationRecords: { ofIdentity: () => Promise.resolve(undefined), withdrawQueued },
          jobs,
          clock: server.clock,
        }),
      );
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      const queued = async () => {
        const { rows } = await sql<{
          entry_id: string;
        }>`select data->>'entry_id' as entry_id from pgboss.job where name = 'booking_message'`.execute(server.db);
        return rows.map((row) => row.entry_id);
      };
      const claimed = await queued();
      // 30 welcomes at once (their jobs wait, their claims have run out), 30 of them again, 30 pre-arrival messages.
      expect(claimed).toHaveLength(90);
      expect(new Set(claimed).size).toBe(60);
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      expect(await queued()).toHaveLength(90);
      // Their worker was killed: the claims expire after 60 s.
      server.clock.advance({ seconds: 61 });
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      expect(await queued()).toHaveLength(150);
    } finally {
      await jobs.stop();
      await server.stop();
    }
  });

  test('an entry that several workers process at once is sent once', async () => {
    await stays.approve('checkin');
    const { id } = await stays.book();
    const { id: entryId } = await stays.entry(id, 'checkin');
    const { db } = flow.server;
    flow.server.clock.set('2026-09-10T13:00:00Z');
    const jobs = createPostgresJobs({ databaseUrl: flow.server.databaseUrl, log: pino({ level: 'silent' }) });
    await jobs.start();
    try {
      await createTransactions(db).acrossHotels((tx) =>
        jobs.sendAll(
          tx,
          'booking_message',
          Array.from({ length: 6 }, () => ({ data: { hotel_id: desk.hotel.id, entry_id: entryId } })),
        ),
      );
      await stays.settled(id, 'checkin', 'sent');
      await until('all jobs are done', async () => {
        const { rows } = await sql<{
          left: number;
        }>`select count(*) as left from pgboss.job where name = 'booking_message' and state in ('created', 'retry', 'active')`.execute(
          db,
        );
        return rows[0]!.left === 0;
      });
      await flow.quiet();
      expect(guest.got).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });
});
