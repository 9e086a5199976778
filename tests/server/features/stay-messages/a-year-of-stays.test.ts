import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresJobs, type PostgresJobs } from '#server/adapters/postgres/postgres.jobs.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createStayMessagePlan, type StayMessagePlan } from '#server/features/stay-messages/plan.service.ts';
import { withdrawQueued } from '#server/features/conversations/messages.repository.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';
import {
  duesOf,
  expectedOf,
  momentOf,
  plusDays,
  wallClock,
  type Agreement,
  type Expected,
} from '#tests/support/year.ts';
import { houses, plansOf, type Plan, type ScriptedHouse } from './a-year-of-stays.script.ts';

type Action = { at: number; done: () => Promise<unknown> };
type Story = { what: string; house: ScriptedHouse; desk: Desk; address: string; expected: Expected[]; wrote: boolean };

let stays: Stays;
let flow: Messaging;
let jobs: PostgresJobs;
let scheduler: StayMessagePlan;
const stories: Story[] = [];
const actions: Action[] = [];
const moments = new Set<number>();

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
  jobs = createPostgresJobs({ databaseUrl: flow.server.databaseUrl, log: pino({ level: 'silent' }), max: 2 });
  await jobs.start();
  const messaging = { schedulesOf: () => Promise.resolve({}) };
  scheduler = createStayMessagePlan({
    ...createTransactions(flow.server.db),
    messaging,
    conversationRecords: { ofIdentity: () => Promise.resolve(undefined), withdrawQueued },
    jobs,
    clock: flow.server.clock,
  });
  for (const [index, house] of houses.entries()) {
    const { desk } = await stays.begin({ name: 'Harbour View', timezone: house.timezone, ...house.fields });
    await arrange(house, desk);
    for (const plan of plansOf(house, index)) script(house, desk, plan);
  }
  await liveThrough();
}, 120_000);
afterAll(async () => {
  await jobs?.stop();
  await stays?.stop();
});

async function arrange(house: ScriptedHouse, desk: Desk): Promise<void> {
  const admin = await stays.adminOf(desk);
  for (const [type, schedule] of Object.entries(house.schedules ?? {}))
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/${type}`, { schedule });
  for (const type of ['welcome', 'pre_arrival', 'checkin', 'stay', 'checkout']) await stays.approve(type);
}

/** Adds a stay's actions and expected messages to the year. */
function script(house: ScriptedHouse, desk: Desk, plan: Plan): void {
  const { timezone } = house;
  const guest = flow.guest(desk, aNumber('+49'));
  const on = ([days, time]: [number, string]) => momentOf(timezone, plusDays(plan.check_in, days), time);
  const days = { check_in_date: plan.check_in, check_out_date: plusDays(plan.check_in, plan.nights) };
  const bookedAt = on([-plan.bookedDaysBefore, plan.bookedAt ?? '14:20']);
  const agreements: Agreement[] = [{ from: bookedAt, days }];
  let booking: { id: string };
  const change = (at: number, done: () => Promise<{ status: number }>) =>
    actions.push({ at, done: async () => expect((await done()).status, plan.what).toBeLessThan(300) });
  change(bookedAt, async () => {
    const made = await book(desk, { ...days, guest_phone: guest.address, booking_source: plan.what }, plan.imported);
    booking = made.booking;
    return made;
  });
  if (plan.moves) {
    const { by } = plan.moves;
    const moved = {
      check_in_date: plusDays(days.check_in_date, by),
      check_out_date: plusDays(days.check_out_date, by),
    };
    change(on(plan.moves.at), () => desk.patch(`/bookings/${booking.id}`, moved));
    agreements.push({ from: on(plan.moves.at), days: moved });
  }
  if (plan.ends) {
    const { how } = plan.ends;
    change(on(plan.ends.at), () =>
      how === 'deleted'
        ? desk.staff.client.delete(`/api/hotels/${desk.hotel.id}/bookings/${booking.id}`)
        : desk.patch(`/bookings/${booking.id}`, { status: how }),
    );
    agreements.push({ from: on(plan.ends.at), days: null });
  }
  const wroteAt = plan.writes ? on(plan.writes) : null;
  if (wroteAt) change(wroteAt, async () => (await guest.writes('Hello, we are on our way.')).response);
  // The welcome of a booking made at night is held until 08:00.
  const morning = plan.imported ? 1 - plan.bookedDaysBefore : -plan.bookedDaysBefore;
  const welcomeAt = plan.imported || plan.bookedAt === '00:10' ? on([morning, '08:00']) : bookedAt;
  const expected = expectedOf(house, agreements, welcomeAt, wroteAt);
  for (const { days: agreed } of agreements) for (const { at } of agreed ? duesOf(house, agreed) : []) moments.add(at);
  for (const { at } of expected) moments.add(at).add(plan.ends ? at : at - 60_000);
  stories.push({ what: plan.what, house, desk, address: guest.address, expected, wrote: wroteAt !== null });
}

async function book(desk: Desk, fields: Record<string, unknown>, imported = false) {
  if (!imported) {
    const { status, body } = await desk.post('/bookings', aBooking(fields));
    return { status, booking: body };
  }
  const row = aBooking(fields);
  const csv = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`;
  const { status, body } = await desk.post('/bookings/import', { csv, send_welcome: true });
  return { status, booking: body.rows?.[0]?.booking };
}

/** Moves the clock from moment to moment and waits until the server is idle. The server's schedulers run concurrently. */
async function liveThrough(): Promise<void> {
  for (const { at } of actions) moments.add(at);
  const order = [...moments].toSorted((one, other) => one - other);
  for (const moment of order) {
    flow.server.clock.set(new Date(moment));
    for (const { done } of actions.filter(({ at }) => at === moment)) await done();
    await scheduler.handOnDue();
    await atRest();
  }
}

/** Waits until no row is due or claimed and no job is queued or running. */
async function atRest(): Promise<void> {
  const left = sql<{ left: number }>`select
    (select count(*) from booking_message_logs where state = 'planned' and due_at <= ${flow.server.clock.now()})
    + (select count(*) from guest_requests where turn_state = 'waiting')
    + (select count(*) from messages where direction = 'out' and delivery_status = 'queued' and provider_sid is null)
    + (select count(*) from pgboss.job where name = 'booking_message' and state in ('created', 'retry', 'active')) as left`;
  await until('everything is at rest', async () => Number((await left.execute(flow.server.db)).rows[0]!.left) === 0);
}

/** Stay messages that a guest received, and the number of other messages. */
async function gotBy({ house, address }: Story) {
  const { rows } = await sql<{ type: string; sid: string }>`
    select log.message_type as type, message.provider_sid as sid from booking_message_logs log
    join messages message on message.id = log.message_id`.execute(flow.server.db);
  const types = new Map(rows.map(({ sid, type }) => [sid, type]));
  const all = flow.twilio.messages.filter(({ to }) => to === `whatsapp:${address}`);
  const own = all.filter(({ sid, content_sid }) => content_sid || types.has(sid));
  return {
    others: all.length - own.length,
    own: own.map(({ sid, body, content_sid, date_created }) => ({
      type: types.get(sid) ?? /about (\w+)/.exec(body)?.[1],
      local: wallClock(house.timezone, date_created.getTime()),
      as: content_sid ? 'template' : 'text',
    })),
  };
}

describe.each(houses.map(({ timezone }) => timezone))('a year of stays in %s', (timezone) => {
  const own = () => stories.filter(({ house }) => house.timezone === timezone);

  test('brings every guest each message once, at its time at the hotel, by template or as a text as WhatsApp has it', async () => {
    for (const story of own()) {
      const got = await gotBy(story);
      const wanted = story.expected.map(({ type, local, as }) => ({ type, local, as }));
      expect({ stay: story.what, ...got }).toEqual({ stay: story.what, own: wanted, others: story.wrote ? 1 : 0 });
    }
  });

  test('sends nothing in quiet hours', async () => {
    const times = await Promise.all(own().map(async (story) => (await gotBy(story)).own));
    const nightly = times.flat().filter(({ local }) => local.slice(11) < '08:00' || local.slice(11) >= '21:30');
    expect(nightly).toEqual([]);
  });
});

test('every message arrived, and no hotel has one of another', async () => {
  expect(flow.twilio.messages.filter(({ error_code }) => error_code)).toEqual([]);
  for (const { desk, address } of stories) {
    const senders = flow.twilio.messages.filter(({ to }) => to === `whatsapp:${address}`).map(({ from }) => from);
    expect(new Set(senders)).toEqual(new Set([`whatsapp:${desk.number}`]));
  }
});
