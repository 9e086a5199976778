import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import { profileAnswer } from '#server/features/assistant/sentences/profile-answer.rules.ts';
import { isInHouseOnly } from '#server/features/assistant/checking/access.rules.ts';
import { aHotel } from '#tests/server/features/assistant/assistant-fixtures.ts';
import { noHouseFacts } from '#tests/support/builders/no-house-facts.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const facts = {
  breakfast_opens: '07:00',
  breakfast_closes: '10:30',
  breakfast_charge: '18 €',
  parking_charge: 'free',
  pets_charge: 'none',
  pool_opens: '09:00',
  pool_closes: '20:00',
  city_tax_charge: '2.50 €',
  wifi_network: 'House',
  wifi_password: 'salt-and-sea',
};

describe('in the profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ROLE: 'api' } });
  });
  afterAll(() => server?.stop());

  test('facts are stored, and empty ones are null', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const path = `/api/hotels/${hotel.id}`;
    expect((await admin.client.get(path)).body).toMatchObject(noHouseFacts);
    expect((await admin.client.patch(path, facts)).body).toMatchObject(facts);
    const emptied = Object.fromEntries(Object.keys(facts).map((field) => [field, ' ']));
    expect((await admin.client.patch(path, emptied)).body).toMatchObject(noHouseFacts);
  });

  test.each([
    ['breakfast_opens', '25:00'],
    ['pool_closes', '9'],
    ['breakfast_charge', '18'],
    ['parking_charge', 'ask at the desk'],
    ['city_tax_charge', '2 € per person, children free'],
    ['city_tax_charge', '150 %'],
    ['city_tax_charge', 'paid'],
    ['breakfast_charge', '0 €'],
    ['pets_charge', '€0,00'],
    ['breakfast_opens', '07:00'],
    ['pool_closes', '20:00'],
    ['wifi_network', 'two\nlines'],
    ['wifi_password', 'x'.repeat(65)],
  ])('%s refuses "%s"', async (field, typed) => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const { status, body } = await admin.client.patch(`/api/hotels/${hotel.id}`, { [field]: typed });
    expect(status).toBe(400);
    const other: Record<string, string> = { breakfast_opens: 'breakfast_closes', pool_closes: 'pool_opens' };
    const empty = /^\d\d:00$/.test(typed) && !typed.startsWith('25') ? other[field] : undefined;
    expect(body.details).toMatchObject([{ path: empty ?? field }]);
  });

  test.each([
    ['breakfast', '10:30', '07:00', 400],
    ['breakfast', '07:00', '07:00', 400],
    ['breakfast', '07:00', '00:00', 400],
    ['breakfast', '07:00', '10:30', 200],
    ['pool', '20:00', '09:00', 400],
    ['pool', '09:00', '09:00', 400],
    ['pool', '09:00', '00:00', 200],
    ['pool', '10:00', '01:30', 200],
  ])('%s from %s until %s: %i', async (name, opens, closes, expected) => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const typed = { [`${name}_opens`]: opens, [`${name}_closes`]: closes };
    const { status, body } = await admin.client.patch(`/api/hotels/${hotel.id}`, typed);
    expect(status).toBe(expected);
    if (expected === 400) expect(body.details).toMatchObject([{ path: `${name}_closes` }]);
  });

  test('one end that changes is compared with the stored other one', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const path = `/api/hotels/${hotel.id}`;
    await admin.client.patch(path, { breakfast_opens: '07:00', breakfast_closes: '10:30' });
    expect((await admin.client.patch(path, { breakfast_opens: '11:00' })).status).toBe(400);
    expect((await admin.client.patch(path, { breakfast_closes: '' })).status).toBe(400);
    expect((await admin.client.get(path)).body).toMatchObject({ breakfast_opens: '07:00', breakfast_closes: '10:30' });
    expect((await admin.client.patch(path, { breakfast_closes: '11:00' })).status).toBe(200);
  });

  test('a reception may close after midnight', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    const times = { reception_opens: '07:00', reception_closes: '01:00' };
    expect((await admin.client.patch(`/api/hotels/${hotel.id}`, times)).status).toBe(200);
  });

  test('a fact of the profile closes a gap of the coverage in all languages', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    await admin.client.patch(`/api/hotels/${hotel.id}`, facts);
    const { body } = await admin.client.get(`/api/hotels/${hotel.id}/knowledge/coverage`);
    for (const intent of [
      'breakfast.hours',
      'breakfast.price',
      'parking.price',
      'pets.policy',
      'pool.hours',
      'city_tax',
      'wifi.access',
    ])
      expect(body.rows.find((row: { intent: string }) => row.intent === intent)?.entries, intent).toMatchObject([
        { kind: 'profile', language: null },
      ]);
  });
});

describe('as sentences', () => {
  const hotel = aHotel(facts);
  const entries = profileEntries(hotel);
  const ids = ['breakfast', 'breakfast-price', 'parking', 'pets', 'pool', 'city-tax', 'wifi'].map(
    (id) => `profile:${id}`,
  );

  test.each(entryLanguages)('each is said in %s with its values', (language) => {
    const said = new Map(ids.map((id) => [id, profileAnswer(id, hotel, language) ?? '']));
    expect([...said.values()].filter((text) => text === '' || /[{}]/.test(text))).toEqual([]);
    expect(said.get('profile:breakfast-price')).toContain('18 €');
    expect(said.get('profile:city-tax')).toContain(/^(en|ar|zh|ja)$/.test(language) ? '2.50 €' : '2,50 €');
    expect(said.get('profile:wifi')).toMatch(/House[^]*salt-and-sea/);
    if (language !== 'en') {
      const english = ids.filter((id) => said.get(id) === profileAnswer(id, hotel, 'en'));
      expect(english).toEqual([]);
    }
  });

  test('an amount is written as the language does, however the hotel typed it', () => {
    const taxOf = (charge: string, language: string) =>
      profileAnswer('profile:city-tax', aHotel({ ...facts, city_tax_charge: charge }), language);
    expect(taxOf('2,20 €', 'en')).toContain('2.20 €');
    expect(taxOf('EUR 2.20', 'de')).toContain('EUR 2,20');
    expect(taxOf('3.5%', 'it')).toContain('3,5%');
    expect(taxOf('1500 ¥', 'fr')).toContain('1500 ¥');
  });

  test('what is not known is not said', () => {
    const empty = profileEntries(aHotel(noHouseFacts));
    expect(empty.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(profileAnswer('profile:breakfast', aHotel({ breakfast_opens: '07:00' }), 'en')).toBeNull();
  });

  test('a Wi-Fi password is for guests in the house only', () => {
    const wifi = (from: typeof entries) => from.filter(({ id }) => id === 'profile:wifi').map(isInHouseOnly);
    expect(wifi(entries)).toEqual([true]);
    expect(wifi(profileEntries(aHotel({ ...facts, wifi_password: null })))).toEqual([false]);
  });
});
