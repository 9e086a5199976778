import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLifecycleService } from '#server/features/bookings/lifecycle.service.ts';
import { createPostgresJobs } from '#server/adapters/postgres/postgres.jobs.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startFakeOpenMeteo, type FakeOpenMeteo } from '#tests/support/fakes/open-meteo.fake.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let weather: FakeOpenMeteo;
let desk: Desk;
let guest: Guest;

type Entry = { id: string; message_type: string; state: string; reason: string | null; due_at: string; content: string | null; phone_number: string; delivery_status: string | null; error_message: string | null };

beforeAll(async () => {
  weather = await startFakeOpenMeteo();
  flow = await startMessaging({ model: true, settings: { WEATHER_API_BASE_URL: weather.url } });
});
afterAll(async () => {
  await flow?.stop();
  await weather?.close();
});
beforeEach(async () => {
  flow.server.clock.set('2026-09-01T10:00:00Z');
  flow.model.calls.length = 0;
  flow.model.answerWith((request) => modelAnswer(request, { message: 'We look forward to seeing you, Ada! 🌊', language: 'en' }));
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris', default_language: 'en' });
  guest = flow.guest(desk, aNumber());
});
afterEach(() => flow.model.recover());

const book = async (fields: Record<string, unknown> = {}) => (await desk.post('/bookings', aBooking({ guest_phone: guest.address, check_in_date: '2026-09-10', check_out_date: '2026-09-13', room_type: 'Suite', ...fields }))).body;
const log = async (id: string, of: Desk = desk): Promise<Entry[]> => (await of.get(`/bookings/${id}/messages`)).body.items;
const entry = async (id: string, type: string): Promise<Entry> => (await log(id)).find((each) => each.message_type === type)!;
const settled = (id: string, type: string, state: string) =>
  until(`the ${type} message is ${state}`, async () => {
    const found = await entry(id, type);
    return found?.state === state && found;
  });
const approve = async (type: string, language = 'en') => {
  const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
  const path = `/api/hotels/${desk.hotel.id}/message-templates`;
  await admin.put(`${path}/${type}`, { fallback_template: `Dear {{guest_name}}, this is {{hotel_name}} about ${type} on {{check_in_date}}.` });
  const made = await until('the template is submitted', () => flow.twilio.templates.find((each) => each.friendly_name.includes(`${type}_${language}`) && each.body.includes(`about ${type}`) && each.status === 'received' && !decided.has(each.sid)));
  decided.add(made.sid);
  flow.twilio.decide(made.sid, 'approved');
  await flow.server.db.updateTable('whatsapp_templates').set({ approval_status: 'approved' }).where('content_sid', '=', made.sid).execute();
  return made.sid;
};
const decided = new Set<string>();
/** Another hotel has had something due meanwhile and it went out: whatever else was due has been seen too. */
const otherHotelIsServed = async (checkInTime: string, day: string) => {
  const other = await flow.desk({ timezone: 'UTC', check_in_time: checkInTime, quiet_from: null });
  const { body } = await other.post('/bookings', aBooking({ guest_phone: aNumber(), check_in_date: day, check_out_date: '2026-09-20' }));
  return () => until('another hotel is served', async () => (await log(body.id, other)).some(({ message_type, state }) => message_type === 'checkin' && state === 'failed'));
};

describe('the plan', () => {
  test('of a new booking has all five messages, each in its time at the hotel', async () => {
    const { id } = await book();
    const planned = (await log(id)).toReversed();
    expect(planned.map(({ message_type, due_at }) => [message_type, due_at])).toEqual([
      ['welcome', '2026-09-01T10:00:00.000Z'],
      ['pre_arrival', '2026-09-08T08:00:00.000Z'],
      ['checkin', '2026-09-10T13:00:00.000Z'],
      ['stay', '2026-09-11T09:00:00.000Z'],
      ['checkout', '2026-09-13T07:00:00.000Z'],
    ]);
    expect(planned.slice(1).every(({ state, phone_number }) => state === 'planned' && phone_number === guest.address)).toBe(true);
  });

  test('moves with the dates, and a stay cut to one night has no message in its middle', async () => {
    const { id } = await book();
    await desk.patch(`/bookings/${id}`, { check_in_date: '2026-09-20', check_out_date: '2026-09-21' });
    expect(await entry(id, 'pre_arrival')).toMatchObject({ state: 'planned', due_at: '2026-09-18T08:00:00.000Z' });
    expect(await entry(id, 'checkout')).toMatchObject({ due_at: '2026-09-21T07:00:00.000Z' });
    expect(await entry(id, 'stay')).toMatchObject({ state: 'cancelled', reason: 'The stay is too short for this message.' });
    expect((await log(id)).filter(({ message_type }) => message_type === 'pre_arrival')).toHaveLength(1);
  });

  test('is dropped with the booking and made again when it comes back', async () => {
    const { id } = await book();
    await settled(id, 'welcome', 'failed');
    await desk.patch(`/bookings/${id}`, { status: 'cancelled' });
    expect((await log(id)).filter(({ state }) => state === 'planned')).toEqual([]);
    expect(await entry(id, 'checkin')).toMatchObject({ state: 'cancelled', reason: 'The booking was cancelled.' });
    flow.server.clock.set('2026-09-02T10:00:00Z');
    await desk.patch(`/bookings/${id}`, { status: 'confirmed' });
    expect(await entry(id, 'checkin')).toMatchObject({ state: 'planned', due_at: '2026-09-10T13:00:00.000Z' });
  });

  test('notes what was due before a late booking was made', async () => {
    flow.server.clock.set('2026-09-10T09:00:00Z');
    const { id } = await book();
    expect(await entry(id, 'pre_arrival')).toMatchObject({ state: 'skipped', reason: 'It was due on 8 September 2026, 10:00, before the booking was made or changed.' });
    expect(await entry(id, 'checkin')).toMatchObject({ state: 'planned' });
  });

  test('has nothing for a stay that is over', async () => {
    const { id } = await book({ check_in_date: '2026-08-10', check_out_date: '2026-08-12' });
    expect(await log(id)).toEqual([]);
  });

  test('ends with the check-out', async () => {
    const { id } = await book();
    await desk.patch(`/bookings/${id}`, { status: 'checked-in' });
    expect(await entry(id, 'pre_arrival')).toMatchObject({ state: 'cancelled', reason: 'The guest has arrived already.' });
    await desk.patch(`/bookings/${id}`, { status: 'checked-out' });
    expect(await entry(id, 'checkout')).toMatchObject({ state: 'cancelled', reason: 'The guest has checked out.' });
  });

  test("follows the hotel's own schedule, also what is planned already", async () => {
    const { id } = await book();
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/pre_arrival`, { schedule: { days: -4, time: '17:30' } });
    await until('the plan has moved', async () => (await entry(id, 'pre_arrival')).due_at === '2026-09-06T15:30:00.000Z');
    const other = await book({ guest_phone: aNumber() });
    expect(await entry(other.id, 'pre_arrival')).toMatchObject({ due_at: '2026-09-06T15:30:00.000Z' });
  });

  test("moves with the hotel's check-in time and zone", async () => {
    const { id } = await book();
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.patch(`/api/hotels/${desk.hotel.id}`, { check_in_time: '4:30 PM', timezone: 'America/New_York' });
    await until('the plan has moved', async () => (await entry(id, 'checkin')).due_at === '2026-09-10T20:30:00.000Z');
    expect(await entry(id, 'checkout')).toMatchObject({ due_at: '2026-09-13T13:00:00.000Z' });
  });

  test('of another hotel is nobody else\'s business', async () => {
    const { id } = await book();
    const other = await flow.desk();
    expect((await other.get(`/bookings/${id}/messages`)).status).toBe(404);
    expect((await other.post(`/bookings/${id}/messages`, { message_type: 'welcome' })).status).toBe(404);
    expect((await other.staff.client.post(`/api/hotels/${desk.hotel.id}/bookings/${id}/messages`, { message_type: 'welcome' })).status).toBe(403);
    expect(guest.got).toEqual([]);
  });
});

describe('what is due', () => {
  test('goes to a guest who has not written as an approved template: ContentSid and variables, no text', async () => {
    const sid = await approve('welcome');
    const { id } = await book();
    await settled(id, 'welcome', 'sent');
    const [message] = await until('it is handed over', () => guest.got.length === 1 && guest.got);
    expect(message).toMatchObject({ content_sid: sid, content_variables: { 1: 'Ada Lovelace', 2: 'Harbour View', 3: '10 September 2026' } });
    expect(message!.validity_period).toBeGreaterThan(3600);
    const read = await until('it was read', async () => {
      const found = await entry(id, 'welcome');
      return found.delivery_status === 'read' && found;
    });
    expect(read).toMatchObject({ state: 'sent', reason: null, phone_number: guest.address, content: 'Dear Ada Lovelace, this is Harbour View about welcome on 10 September 2026.' });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({ welcome_message_sent: true, checkin_message_sent: false });
    expect((await desk.thread(guest)).messages).toMatchObject([{ author: 'system', content: read.content }]);
    expect(flow.model.calls).toEqual([]);
  });

  test('waits for its time', async () => {
    await approve('checkin');
    const { id } = await book();
    const served = await otherHotelIsServed('12:59', '2026-09-10');
    flow.server.clock.set('2026-09-10T12:59:00Z');
    await served();
    expect(await entry(id, 'checkin')).toMatchObject({ state: 'planned' });
    flow.server.clock.set('2026-09-10T13:00:00Z');
    await settled(id, 'checkin', 'sent');
    expect(guest.got).toHaveLength(1);
  });

  test('is written by the assistant while the window is open: a text, no template', async () => {
    await desk.put(`/message-settings`, {});
    await guest.writes('Hello, I have just booked.');
    await flow.quiet();
    flow.model.calls.length = 0;
    const before = guest.got.length;
    const { id } = await book();
    const { content } = await settled(id, 'welcome', 'sent');
    expect(content).toBe('We look forward to seeing you, Ada! 🌊');
    await until('it is handed over', () => guest.got.length === before + 1);
    expect(guest.got.at(-1)).toMatchObject({ body: content, content_sid: null });
    expect(flow.model.calls[0]!.input).toContain('Ada Lovelace');
  });

  test.each([
    ['invents a price', { message: 'Welcome! Breakfast is only 19 EUR.', language: 'en' }],
    ['leaves a placeholder', { message: 'Welcome, {{guest_name}}!', language: 'en' }],
    ['writes in another language', { message: 'Wir freuen uns sehr darauf, Sie bald bei uns im Hotel begrüßen zu dürfen.', language: 'de' }],
  ])('is the fallback template where the model %s', async (_, answer) => {
    await guest.writes('Hello, I have just booked.');
    await flow.quiet();
    flow.model.answerWith((request) => modelAnswer(request, answer));
    const { id } = await book();
    const { content } = await settled(id, 'welcome', 'sent');
    expect(content).toMatch(/^Hello Ada Lovelace! 👋\n\nThank you for booking with Harbour View\./);
    expect(content).toContain('from 10 September 2026 to 13 September 2026 (Suite, confirmation ');
  });

  test('is the fallback template where the model is away, in the language of the booking', async () => {
    await guest.writes('Hallo, ich habe gerade gebucht.');
    await flow.quiet();
    flow.model.failNext(Infinity, { status: 503 });
    const { id } = await book({ language: 'de' });
    expect((await settled(id, 'welcome', 'sent')).content).toMatch(/^Guten Tag Ada Lovelace! 👋\n\nVielen Dank für Ihre Buchung/);
  });

  test('without an approved template says why it failed and what to do, and goes out once WhatsApp approves', async () => {
    const { id } = await book();
    const failed = await settled(id, 'welcome', 'failed');
    expect(failed.reason).toMatch(/not written in the last 24 hours.*welcome template.*waits for WhatsApp's approval.*call the guest/);
    expect(guest.got).toEqual([]);
    const own = await flow.server.db.selectFrom('whatsapp_templates').select('name').where('hotel_id', '=', desk.hotel.id).where('message_type', '=', 'welcome').executeTakeFirstOrThrow();
    const made = await until('it was submitted by itself', () => flow.twilio.templates.find((each) => each.name === own.name && each.status === 'received'));
    flow.twilio.decide(made.sid, 'approved');
    await until('it has gone out', () => guest.got.length === 1, 20);
    expect(guest.got[0]).toMatchObject({ content_sid: made.sid });
    expect(await settled(id, 'welcome', 'sent')).toMatchObject({ reason: null });
  });

  test('is skipped for a guest who has opted out, and staff see why', async () => {
    await approve('welcome');
    await guest.writes('STOP');
    await flow.quiet();
    const before = guest.got.length;
    const { id } = await book();
    expect((await settled(id, 'welcome', 'skipped')).reason).toMatch(/does not want messages/);
    expect((await desk.post(`/bookings/${id}/messages`, { message_type: 'welcome' })).body).toMatchObject({ code: 'conflict', message: expect.stringMatching(/does not want messages/) });
    expect(guest.got).toHaveLength(before);
  });

  test('is skipped when it would be of no use any more', async () => {
    await approve('pre_arrival');
    const { id } = await book();
    flow.server.clock.set('2026-09-10T14:00:00Z');
    expect((await settled(id, 'pre_arrival', 'skipped')).reason).toMatch(/could not go out before 9 September 2026, 10:00/);
    expect(guest.got).toEqual([]);
  });

  test('is skipped where the hotel has switched it off', async () => {
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/welcome`, { is_active: false });
    const { id } = await book();
    expect((await settled(id, 'welcome', 'skipped')).reason).toMatch(/switched off/);
  });

  test('fails for a number that is none, and says what to correct', async () => {
    const { id } = await book({ guest_phone: 'ask the agency' });
    expect((await settled(id, 'welcome', 'failed')).reason).toMatch(/“ask the agency” is no number.*country code/);
  });

  test('that WhatsApp does not deliver is a failed entry with the reason, and the guest counts as not told', async () => {
    await approve('welcome');
    flow.twilio.failDelivery(1, 63024);
    const { id } = await book();
    expect(await settled(id, 'welcome', 'failed')).toMatchObject({ delivery_status: 'undelivered', error_message: expect.stringMatching(/no WhatsApp user/) });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({ welcome_message_sent: false });
  });

  test('that the provider refuses at once is a failed entry too', async () => {
    await approve('welcome');
    flow.twilio.failNext(1, { status: 400, code: 21211, message: 'Invalid To' });
    const { id } = await book();
    expect(await settled(id, 'welcome', 'failed')).toMatchObject({ error_message: expect.stringMatching(/not a valid number/) });
    await until('the flag is down', async () => (await desk.get(`/bookings/${id}`)).body.welcome_message_sent === false);
  });

  test('tells the weather and the way in the words of the guest, the way from what the hotel has written', async () => {
    desk = await flow.desk({ name: 'Hafenblick', timezone: 'Europe/Berlin', default_language: 'de', latitude: 53.55, longitude: 9.99, special_services: ['Flughafentransfer', 'Zimmerservice'], quiet_from: null });
    guest = flow.guest(desk, aNumber('+49'));
    await guest.writes('Hallo, ich freue mich auf den Aufenthalt bei Ihnen.');
    await flow.quiet();
    flow.model.failNext(Infinity, { status: 503 });
    const { id } = await book({ check_in_date: '2026-09-03', check_out_date: '2026-09-05' });
    const { body } = await desk.post(`/bookings/${id}/messages`, { message_type: 'pre_arrival' });
    expect(body.content).toContain('Das Wetter am Anreisetag: teils bewölkt (24°C).');
    expect(body.content).toContain('So kommen Sie zu uns: Flughafentransfer.');
    expect(body.content).toContain('am 3. September 2026, Check-in ist ab 15:00.');
    expect(weather.requests.at(-1)?.get('start_date')).toBe('2026-09-03');
    expect(weather.violations).toEqual([]);
    weather.settings.day = { weather_code: null, temperature_2m_max: null, temperature_2m_min: null };
    const later = await book({ guest_phone: guest.address, check_in_date: '2026-09-06', check_out_date: '2026-09-07' });
    const without = await desk.post(`/bookings/${later.id}/messages`, { message_type: 'pre_arrival' });
    expect(without.body.content).not.toMatch(/Wetter|undefined|null|\{/);
    expect(without.body.content).toContain('Flughafentransfer');
  });

  test('waits a while for the forecast that an approved template needs, and says that there is none rather than nothing', async () => {
    weather.settings.fault = { status: 500 };
    desk = await flow.desk({ name: 'Harbour View', timezone: 'UTC', latitude: 1, longitude: 1, quiet_from: null });
    guest = flow.guest(desk, aNumber());
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/pre_arrival`, { fallback_template: 'Dear {{guest_name}}, the sky: {{weather_forecast}} ({{temperature}}).' });
    await until('it is approved', () => flow.server.db.updateTable('whatsapp_templates').set({ approval_status: 'approved' }).where('hotel_id', '=', desk.hotel.id).where('content_sid', 'is not', null).returning('id').executeTakeFirst());
    for (const template of flow.twilio.templates) if (template.body.includes('the sky')) flow.twilio.decide(template.sid, 'approved');
    const { id } = await book();
    const asked = weather.requests.length;
    flow.server.clock.set('2026-09-08T10:00:00Z');
    await until('the forecast was asked for', () => weather.requests.length > asked);
    const waits = () => flow.server.db.selectFrom('booking_message_logs').select('claimed_until').where('booking_id', '=', id).where('message_type', '=', 'pre_arrival').executeTakeFirstOrThrow();
    await until('it waits', async () => (await waits()).claimed_until?.toISOString() === '2026-09-08T10:15:00.000Z');
    expect(guest.got).toEqual([]);
    flow.server.clock.set('2026-09-09T09:45:00Z');
    expect((await settled(id, 'pre_arrival', 'sent')).content).toBe('Dear Ada Lovelace, the sky: not yet known (–).');
    weather.settings.fault = null;
  });

  test('goes to exactly the address that wrote, whatever the booking says', async () => {
    const digits = aNumber('+55').slice(4, 12);
    const written = flow.guest(desk, `+5511${digits.slice(0, 8)}`);
    await written.writes('Oi, tudo bem?');
    await flow.quiet();
    flow.model.failNext(Infinity, { status: 503 });
    const { id } = await book({ guest_phone: `+55119${digits.slice(0, 8)}` });
    await settled(id, 'welcome', 'sent');
    expect(await entry(id, 'welcome')).toMatchObject({ phone_number: written.address });
  });
});

describe('sending by hand', () => {
  test('answers the log entry, and can be done again', async () => {
    await approve('checkout');
    const { id } = await book();
    const first = await desk.post(`/bookings/${id}/messages`, { message_type: 'checkout' });
    expect(first).toMatchObject({ status: 201, body: { message_type: 'checkout', state: 'sent', phone_number: guest.address, content: expect.stringMatching(/about checkout/) } });
    const second = await desk.post(`/bookings/${id}/messages`, { message_type: 'checkout' });
    expect(second).toMatchObject({ status: 201, body: { state: 'sent' } });
    expect(second.body.id).not.toBe(first.body.id);
    await until('both are handed over', () => guest.got.length === 2);
    const served = await otherHotelIsServed('07:01', '2026-09-13');
    flow.server.clock.set('2026-09-13T07:01:00Z');
    await served();
    expect(guest.got).toHaveLength(2);
  });

  test('in own words while the window is open, with their author', async () => {
    await guest.writes('Hello');
    await flow.quiet();
    const { id } = await book();
    await settled(id, 'welcome', 'sent');
    const { body } = await desk.post(`/bookings/${id}/messages`, { message_type: 'stay', custom_message: 'Dear {{guest_name}}, the sauna is open.' });
    expect(body).toMatchObject({ state: 'sent', content: 'Dear Ada Lovelace, the sauna is open.' });
    expect((await desk.thread(guest)).messages.find((message) => message['content'] === body.content)).toMatchObject({ author: 'staff', author_name: expect.any(String) });
  });

  test('in own words outside the window is refused with words, and nothing is noted', async () => {
    const { id } = await book();
    const before = (await log(id)).length;
    expect(await desk.post(`/bookings/${id}/messages`, { message_type: 'stay', custom_message: 'The sauna is open.' })).toMatchObject({ status: 409, body: { code: 'window_closed' } });
    expect(await log(id)).toHaveLength(before);
  });

  test('without an approved template answers an entry that says why', async () => {
    const { id } = await book();
    const { status, body } = await desk.post(`/bookings/${id}/messages`, { message_type: 'stay' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'failed', reason: expect.stringMatching(/approved template/) });
  });

  test('twice at the same moment sends once', async () => {
    await approve('checkin');
    const { id } = await book();
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(`/bookings/${id}/messages`, { message_type: 'checkin' })));
    const sent = answers.filter(({ status }) => status === 201).length;
    await until('what was accepted is handed over', () => guest.got.length === sent);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });
});

describe('many schedulers', () => {
  test('at once claim each entry once', async () => {
    const server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-01T10:00:00Z' });
    const jobs = createPostgresJobs({ databaseUrl: server.databaseUrl, log: pino({ level: 'silent' }) });
    try {
      await jobs.start();
      const hotel = await server.aHotel({ whatsapp_number: aNumber() });
      const staff = await server.asMemberOf(hotel, 'staff');
      for (let index = 0; index < 30; index += 1) await staff.client.post(`/api/hotels/${hotel.id}/bookings`, aBooking({ check_in_date: '2026-09-10', check_out_date: '2026-09-13', guest_phone: aNumber() }));
      server.clock.set('2026-09-08T12:00:00Z');
      const transactions = createTransactions(server.db);
      const messaging = { schedulesOf: () => Promise.resolve({}) };
      const schedulers = Array.from({ length: 4 }, () => createLifecycleService({ ...transactions, messaging, jobs, clock: server.clock }));
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      const queued = async () => {
        const { rows } = await sql<{ entry_id: string }>`select data->>'entry_id' as entry_id from pgboss.job where name = 'booking_message'`.execute(server.db);
        return rows.map((row) => row.entry_id);
      };
      const claimed = await queued();
      // 30 welcomes at once (their jobs wait, their claims have run out), 30 of them again, 30 pre-arrival messages.
      expect(claimed).toHaveLength(90);
      expect(new Set(claimed).size).toBe(60);
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      expect(await queued()).toHaveLength(90);
      // Whoever held them was killed: after a minute they come up again.
      server.clock.advance({ seconds: 61 });
      await Promise.all(schedulers.map((scheduler) => scheduler.handOnDue()));
      expect(await queued()).toHaveLength(150);
    } finally {
      await jobs.stop();
      await server.stop();
    }
  });

  test('an entry that is worked on by several at once goes out once', async () => {
    await approve('checkin');
    const { id } = await book();
    const { id: entryId } = await entry(id, 'checkin');
    const { db } = flow.server;
    flow.server.clock.set('2026-09-10T13:00:00Z');
    const jobs = createPostgresJobs({ databaseUrl: flow.server.databaseUrl, log: pino({ level: 'silent' }) });
    await jobs.start();
    try {
      await createTransactions(db).inPlatform((tx) => jobs.sendAll(tx, 'booking_message', Array.from({ length: 6 }, () => ({ data: { hotel_id: desk.hotel.id, entry_id: entryId } }))));
      await settled(id, 'checkin', 'sent');
      await until('all jobs are done', async () => {
        const { rows } = await sql<{ left: number }>`select count(*) as left from pgboss.job where name = 'booking_message' and state in ('created', 'retry', 'active')`.execute(db);
        return rows[0]!.left === 0;
      });
      await flow.quiet();
      expect(guest.got).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });
});
