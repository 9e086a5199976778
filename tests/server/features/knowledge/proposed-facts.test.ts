import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proposedFactsOf } from '#server/features/knowledge/proposed-facts.rules.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe('facts that an answer states', () => {
  const breakfast = ['breakfast.hours', 'breakfast.price'];
  test.each([
    [
      'From 7:00 to 10:30 AM, for €19.',
      { breakfast_opens: '07:00', breakfast_closes: '10:30', breakfast_charge: '€19' },
    ],
    [
      'Von 7 bis 10:30 Uhr, 18,50 € pro Person.',
      { breakfast_opens: '07:00', breakfast_closes: '10:30', breakfast_charge: '18,50 €' },
    ],
    ['De 7h30 à 10h, compris.', { breakfast_opens: '07:30', breakfast_closes: '10:00', breakfast_charge: 'free' }],
    ['From 7:00 to 10:30, 9 pounds.', { breakfast_opens: '07:00', breakfast_closes: '10:30' }],
    ['From 7am-11am.', { breakfast_opens: '07:00', breakfast_closes: '11:00' }],
    ['For 2 to 4 people in the garden.', {}],
    ['Every day.', {}],
  ])('%s', (answer, facts) => expect(proposedFactsOf(answer, breakfast)).toEqual(facts));

  test('belong to the topic that the entry answers first', () => {
    const answered = ['checkin.late', 'reception.hours', 'breakfast.price'];
    expect(proposedFactsOf('Open from 7:00 AM to 11:00 PM. A key costs €5.', answered)).toEqual({});
    expect(proposedFactsOf('Open from 7:00 AM to 11:00 PM.', ['reception.hours'])).toEqual({
      reception_opens: '07:00',
      reception_closes: '23:00',
    });
  });
});

describe('the form', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ROLE: 'api' } });
  });
  afterAll(() => server?.stop());

  test('is told which facts a text states', async () => {
    const hotel = await server.aHotel();
    const desk = await server.asMemberOf(hotel, 'staff');
    const text = { question: 'When is breakfast?', answer: 'Breakfast is from 7:00 to 10:30.' };
    const { body } = await desk.client.post(`/api/hotels/${hotel.id}/knowledge/inspect`, text);
    expect(body.facts).toEqual({ breakfast_opens: '07:00', breakfast_closes: '10:30' });
  });
});
