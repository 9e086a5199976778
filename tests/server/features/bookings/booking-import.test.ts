import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aPhone } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let bookings: string;
let otherBookings: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  hotel = await server.aHotel({ phone: '+49 30 123456' });
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  bookings = `/api/hotels/${hotel.id}/bookings`;
  otherBookings = `/api/hotels/${other.id}/bookings`;
});

const run = (csv: string, options: Record<string, unknown> = {}) =>
  desk.client.post(`${bookings}/import`, { csv, ...options });
const stored = async () => (await desk.client.get(`${bookings}?limit=200`)).body.items;

test('a German export becomes bookings with guests, confirmation numbers and stays', async () => {
  const csv = [
    '\uFEFFGast;Telefon;E-Mail;Zimmertyp;Anreise;Abreise;Personen;Gesamtbetrag;Status;Bemerkung',
    '"Müller, Eva";0151 234 567 89;eva@example.com;Suite;01.09.2026;04.09.2026;2;1.234,50 €;abgereist;"Kinderbett; ruhig"',
    'Jan Okri;+44 7700 900123;;Einzelzimmer;12.09.2026;13.09.2026;1;80,00 €;bestätigt;',
  ].join('\r\n');
  const { status, body } = await run(csv);
  expect(status).toBe(200);
  expect(body).toMatchObject({ separator: ';', problems: [], total: 2, valid: 2, invalid: 0, imported: 2 });
  expect(body.mapping).toMatchObject({
    Gast: 'guest_name',
    Telefon: 'guest_phone',
    Anreise: 'check_in_date',
    Gesamtbetrag: 'total_amount',
  });
  expect(body.rows[0]).toMatchObject({
    row: 2,
    ok: true,
    errors: [],
    booking: {
      guest_phone: '+4915123456789',
      check_in_date: '2026-09-01',
      total_amount: 1234.5,
      number_of_guests: 2,
      status: 'checked-out',
      special_requests: 'Kinderbett; ruhig',
    },
  });
  const items = await stored();
  expect(
    items.map((item: { id: string; confirmation_number: string }) => [item.id, item.confirmation_number]).toSorted(),
  ).toEqual(
    body.rows
      .map(({ booking }: { booking: { id: string; confirmation_number: string } }) => [
        booking.id,
        booking.confirmation_number,
      ])
      .toSorted(),
  );
  const guests = (await desk.client.get(`/api/hotels/${hotel.id}/guests?search=müller`)).body.items;
  expect(guests).toMatchObject([
    { first_name: 'Eva', last_name: 'Müller', total_stays: 1, total_spent: 1234.5, last_stay_date: '2026-09-04' },
  ]);
  expect((await otherDesk.client.get(otherBookings)).body.items).toEqual([]);
});

const header = 'name,phone,check in,check out,total\n';

describe('a file with a bad row', () => {
  const csv = `${header}Ada,+4915100000001,2026-10-01,2026-10-03,10\nBen,,2026-10-01,2026-10-03,10\nCyd,+4915100000003,2026-10-05,2026-10-03,ten\n`;

  test('stores nothing, and says what is wrong in which row', async () => {
    const { status, body } = await run(csv);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, valid: 1, invalid: 2, imported: 0 });
    expect(body.rows.map(({ row, ok }: { row: number; ok: boolean }) => [row, ok])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(body.rows[1].errors).toEqual([
      { path: 'guest_phone', message: 'Phone number is required', reason: expect.anything() },
    ]);
    expect(body.rows[2].errors).toContainEqual({
      path: 'total_amount',
      message: '“ten” is no amount.',
      reason: expect.anything(),
    });
    expect(body.rows[2].errors).toContainEqual({
      path: 'check_out_date',
      message: 'Check-out date must be after check-in date.',
      reason: { code: 'dates_wrong_order', params: {} },
    });
    expect(await stored()).toEqual([]);
    expect((await desk.client.get(`/api/hotels/${hotel.id}/guests`)).body.items).toEqual([]);
  });

  test('stores good rows if skip_invalid is set', async () => {
    const { body } = await run(csv, { skip_invalid: true });
    expect(body).toMatchObject({ valid: 1, invalid: 2, imported: 1 });
    expect(await stored()).toMatchObject([{ guest_name: 'Ada' }]);
  });
});

test('a dry run reports everything and stores nothing', async () => {
  const { body } = await run(`${header}Ada,+4915100000001,2026-10-01,2026-10-03,10\n`, { dry_run: true });
  expect(body).toMatchObject({ valid: 1, imported: 0, rows: [{ ok: true, booking: { guest_name: 'Ada', id: null } }] });
  expect(await stored()).toEqual([]);
});

describe('rows that overlap', () => {
  test('with each other or with stored bookings are refused; adjacent, cancelled and other hotels’ are not', async () => {
    const taken = aPhone();
    await desk.client.post(
      bookings,
      aBooking({ guest_phone: taken, check_in_date: '2026-10-01', check_out_date: '2026-10-05' }),
    );
    const elsewhere = aPhone();
    await otherDesk.client.post(
      otherBookings,
      aBooking({ guest_phone: elsewhere, check_in_date: '2026-10-01', check_out_date: '2026-10-05' }),
    );
    const rows = [
      ['stored', taken, '2026-10-04', '2026-10-06', 'confirmed'],
      ['touches', taken, '2026-10-05', '2026-10-06', 'confirmed'],
      ['same file', taken, '2026-10-05', '2026-10-07', 'confirmed'],
      ['cancelled', taken, '2026-10-05', '2026-10-07', 'cancelled'],
      ['elsewhere', elsewhere, '2026-10-01', '2026-10-05', 'confirmed'],
    ];
    const { body } = await run(`name,phone,check in,check out,status\n${rows.map((row) => row.join(',')).join('\n')}`, {
      skip_invalid: true,
    });
    expect(body.rows.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true, false, true, true]);
    expect(body.rows[0].errors[0].message).toContain('A booking already exists for this guest with overlapping dates');
    expect(body.rows[2].errors[0].message).toContain('row 3');
    expect(await stored()).toHaveLength(4);
  });

  test('are found when the same file is sent twice, and when two people send it at once', async () => {
    const csv = `${header}Ada,+4915100000001,2026-10-01,2026-10-03,10\nBen,+4915100000002,2026-10-01,2026-10-03,10\n`;
    const answers = await Promise.all([
      run(csv),
      run(csv),
      desk.client.post(
        bookings,
        aBooking({ guest_phone: '+4915100000002', check_in_date: '2026-10-02', check_out_date: '2026-10-04' }),
      ),
    ]);
    expect(answers[0].body.imported + answers[1].body.imported).toBeLessThanOrEqual(2);
    const bens = (await stored()).filter((item: { guest_phone: string }) => item.guest_phone === '+4915100000002');
    expect(bens).toHaveLength(1);
  });
});

test('confirmation numbers of the file are kept; one that is taken is refused', async () => {
  const csv = (phone: string) =>
    `name,phone,check in,check out,booking number\nAda,${phone},2026-10-01,2026-10-03,BK-4711\n`;
  expect((await run(csv(aPhone()))).body.rows[0].booking.confirmation_number).toBe('BK-4711');
  const again = await run(csv(aPhone()));
  expect(again.body.rows[0].errors).toEqual([
    {
      path: 'confirmation_number',
      message: 'A booking with the number BK-4711 exists already.',
      reason: expect.anything(),
    },
  ]);
  expect((await otherDesk.client.post(`${otherBookings}/import`, { csv: csv(aPhone()) })).body.imported).toBe(1);
});

test('unknown columns are assigned by the importing person', async () => {
  const csv = 'Who,Call,A,B\nAda,+4915100000001,2026-10-01,2026-10-03\n';
  const guess = await run(csv, { dry_run: true });
  expect(guess.body).toMatchObject({
    columns: ['Who', 'Call', 'A', 'B'],
    valid: 0,
    suggested_mapping: { Who: 'ignore' },
  });
  expect(guess.body.problems).toContain('No column holds the phone number.');
  const { body } = await run(csv, {
    mapping: { Who: 'guest_name', Call: 'guest_phone', A: 'check_in_date', B: 'check_out_date' },
  });
  expect(body).toMatchObject({ problems: [], imported: 1 });
  expect((await run(csv, { mapping: { Who: 'password' } })).status).toBe(400);
});

test('ambiguous dates are reported until the order is chosen', async () => {
  const csv = `${header}Ada,+4915100000001,03/04/2026,05/04/2026,10\n`;
  const unsure = await run(csv);
  expect(unsure.body).toMatchObject({ imported: 0, problems: [expect.stringContaining('two ways')] });
  expect((await run(csv, { date_order: 'dmy' })).body.rows[0].booking).toMatchObject({
    check_in_date: '2026-04-03',
    check_out_date: '2026-04-05',
  });
});

test('a file without rows, with too many, or of another hotel is refused', async () => {
  expect((await run(header)).status).toBe(400);
  const tooMany = await run(header + 'Ada,+49151,2026-10-01,2026-10-03,10\n'.repeat(5001));
  expect(tooMany).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(tooMany.body.message).toContain('5001');
  expect((await otherDesk.client.post(`${bookings}/import`, { csv: header })).status).toBe(403);
});

test('five thousand rows are stored in one transaction', async () => {
  const remark = 'x'.repeat(250);
  const rows = Array.from(
    { length: 5000 },
    (_, n) => `Guest ${n},+49151${String(20_000_000 + n)},2026-10-01,2026-10-03,10,${remark}`,
  );
  const { status, body } = await run(`name,phone,check in,check out,total,remarks\n${rows.join('\n')}`);
  expect({ status, imported: body.imported }).toEqual({ status: 200, imported: 5000 });
  const audit = await server.db.selectFrom('audit_log').selectAll().where('hotel_id', '=', hotel.id).execute();
  expect(audit).toMatchObject([{ action: 'import', entity: 'booking', details: { rows: 5000 } }]);
});
