import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { chooseAnswers } from '#server/features/assistant/retrieval/entry-choice.ts';
import { rankEntries, scoreEntries } from '#server/features/assistant/retrieval/knowledge-ranking.rules.ts';
import { bookingEntries, profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import { triage } from '#server/features/assistant/gates/triage.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { aBooking, aHotel } from './assistant-fixtures.ts';

const faq = (id: string, title: string, text: string, language: string | null = 'en'): KnowledgeEntry => ({
  id,
  kind: 'faq',
  title,
  text,
  language,
  category: 'Amenities',
});
const FAQS = [
  faq('breakfast-time', 'What time is breakfast served?', 'Breakfast is served from 7:00 AM to 10:30 AM.'),
  faq('breakfast-price', 'How much is breakfast?', 'Breakfast is €18 per person.'),
  faq('wifi', 'What is the Wi-Fi password?', 'The network is Harbour Guest, the password is sunrise.'),
  faq('parking', 'Do you have parking?', 'Yes, our garage has 40 spaces.'),
  faq('gym-price', 'How much does the gym cost?', 'The gym costs €10 a day.'),
  faq('pets', 'Are pets allowed?', 'Dogs are welcome.'),
  faq('late', 'Can I get a late check-out?', 'Late check-out until 2 PM is possible when the room is free.'),
  faq('pool', 'Is there a swimming pool?', 'Yes, the pool on the roof is open from 9:00 AM to 9:00 PM.'),
  faq('bar', 'When is the bar open?', 'From 5 PM to midnight, on Sundays until 10 PM.'),
  faq('desayuno', '¿A qué hora es el desayuno?', 'El desayuno se sirve de 7:00 a 10:30.', 'es'),
  faq('piscine', 'Y a-t-il une piscine ?', 'Oui, sur le toit.', 'fr'),
];
const ENTRIES = [...FAQS, ...profileEntries(aHotel())];
const chosen = (text: string, entries = ENTRIES, language = 'en') => chooseAnswers(understand(text), entries, language);
const answersTo = (text: string, entries = ENTRIES, language = 'en') =>
  chosen(text, entries, language).answers.map(({ id }) => id);

describe('an answer in the hotel’s own words', () => {
  it.each([
    ['When is breakfast?', 'breakfast-time'],
    ['breakfast hours?', 'breakfast-time'],
    ['Hi! What time do you serve breakfast please?', 'breakfast-time'],
    ['How much does breakfast cost?', 'breakfast-price'],
    ['What’s the wifi password', 'wifi'],
    ['wlan password?', 'wifi'],
    ['Is there parking?', 'parking'],
    ['Can I park here?', 'parking'],
    ['Where can I park my car?', 'parking'],
    ['Can I bring my dog?', 'pets'],
    ['Is late checkout possible?', 'late'],
    ['Do you have a pool?', 'pool'],
    ['what are the pool opening hours', 'pool'],
    ['Where are you located?', 'profile:address'],
    ['How much is the pool?', null],
    ['What time can I check in?', 'profile:check-in'],
    ['When do we have to check out?', 'profile:check-out'],
    ['What is your address?', 'profile:address'],
  ])('“%s” → %s', (question, id) => expect(answersTo(question)).toEqual(id ? [id] : []));

  it.each([
    'How much is parking?',
    'Is the pool open on Sunday?',
    'Is breakfast also on Saturdays?',
    'Can I bring my dog to breakfast?',
    'Can you change my check-in?',
    'Do you have vegan food?',
    'What is the password of the safe?',
    'Can I bring my cat?',
    'Hello',
    'Where is my room?',
  ])('no entry answers “%s”', (question) => expect(answersTo(question)).toEqual([]));

  it('prefers the entry in the guest’s language, and takes another one where there is none', () => {
    expect(answersTo('¿A qué hora sirven el desayuno?', ENTRIES, 'es')).toEqual(['desayuno']);
    expect(answersTo('Avez-vous une piscine ?', ENTRIES, 'fr')).toEqual(['piscine']);
    expect(answersTo('Gibt es Parkplätze?', ENTRIES, 'de')).toEqual(['parking']);
  });

  it('is the entry whose title the guest repeats, whatever it is about', () => {
    const own = faq('gnome', 'Who painted the garden gnome?', 'A guest from Graz.');
    expect(answersTo('who painted the garden gnome', [...ENTRIES, own])).toEqual(['gnome']);
  });

  it('offers an FAQ that exists in two languages once, in the one that suits the guest', () => {
    const twice = [
      faq('parking-fr', 'Y a-t-il un parking ?', 'Oui, 14 places pour 18 € la nuit.', 'fr'),
      faq('parking-en', 'Is there parking at the hotel?', 'Yes, 14 spaces for €18 a night.'),
    ];
    const { answers, asked } = chosen('wo stell ich denn die karre ab', twice, 'de');
    expect([...answers, ...asked.map(({ entry }) => entry)].map(({ id }) => id)).toEqual(['parking-en']);
  });

  it('is not asked back about where a word is unknown: it may be the very thing that is meant', () => {
    const station = faq('gare', 'Comment venir de la gare ?', 'Nous venons vous chercher à la gare pour 25 €.', 'fr');
    for (const question of ['How much is a helicopter transfer?', 'How much is a balloon ride?']) {
      const { answers, asked, open } = chosen(question, [station]);
      expect([...answers, ...asked]).toEqual([]);
      expect(open).toHaveLength(1);
    }
  });

  it('is asked back about where two entries answer and say different things', () => {
    const other = faq('pool-closed', 'Is there a swimming pool?', 'No, the pool is closed this year.');
    expect(answersTo('Is there a swimming pool?', [...FAQS, other])).not.toEqual(['pool-closed', 'pool']);
  });
});

describe('several questions in a row', () => {
  it.each([
    ['What time is breakfast?\nIs there parking?', ['breakfast-time', 'parking']],
    ['Hello!\nDo you have a pool? And what is the wifi password? Thanks', ['pool', 'wifi']],
    ['Is there parking?\nCan I park here?', ['parking']],
    ['What time is breakfast and is there parking?', ['breakfast-time', 'parking']],
    ['When is breakfast? And how much?', ['breakfast-time', 'breakfast-price']],
  ])('“%s” is answered whole', (text, ids) => expect(answersTo(text)).toEqual(ids));

  it.each(['What time is breakfast?\nIs there a sauna?', 'Is there parking?\nCan you bring two more pillows?'])(
    '“%s” needs a person, since a part of it has no entry',
    (text) => expect(chosen(text).open.length).toBeGreaterThan(0),
  );
});

describe('ranking', () => {
  it('offers everything that fits, in its order', () =>
    expect(rankEntries('pool', FAQS, { budgetChars: 10_000 })).toEqual(FAQS));
  it('offers the best within the budget', () => {
    const offered = rankEntries('Gibt es ein Schwimmbad?', FAQS, { budgetChars: 200 }).map((entry) => entry.id);
    expect(offered[0]).toMatch(/pool|piscine/);
    expect(offered.length).toBeLessThan(FAQS.length);
  });
  it('forgives spelling', () =>
    expect(scoreEntries('passwort? I mean the pasword of the harbor guest network', FAQS)[0]?.entry.id).toBe('wifi'));
  it('finds Chinese and Japanese', () => {
    const entries = [
      faq('a', '早餐几点开始？', '早餐从七点开始。', 'zh'),
      faq('b', '有停车场吗？', '有。', 'zh'),
      faq('c', 'チェックアウトは何時ですか', '十一時です。', 'ja'),
    ];
    expect(scoreEntries('早饭是什么时候', entries)[0]?.entry.id).toBe('a');
    expect(scoreEntries('チェックアウトの時間', entries)[0]?.entry.id).toBe('c');
  });
  it('ranks hundreds of entries while a person waits', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      faq(
        `e${at}`,
        `Question number ${at} about topic ${at % 37} and walking routes`,
        `Answer ${at}: ${'some longer text about the neighbourhood and its restaurants '.repeat(6)}`,
      ),
    );
    const begun = performance.now();
    scoreEntries('Which walking rutes do you recomend in the neighborhood?', many);
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});

it('a profile becomes whole sentences; empty fields nothing', () => {
  const texts = profileEntries(aHotel({ phone: null })).map((entry) => entry.text);
  expect(texts).toContain('Check-in is from 3:00 PM.');
  expect(texts.join(' ')).not.toContain('phone');
  expect(bookingEntries(null, 'EUR')).toEqual([]);
  expect(bookingEntries(aBooking(), 'CHF')[0]?.text).toContain('HC-4711');
  expect(bookingEntries(aBooking(), 'CHF')[0]?.text).toContain('Total amount: 640 CHF.');
});

it.each([
  ['My shower is broken', 'maintenance', 'high', null],
  ['Can I have extra towels?', 'housekeeping', 'normal', null],
  ['I want a refund', 'booking', 'high', 'payment_or_refund'],
  ['Please change my booking to Friday', 'booking', 'high', 'booking_change'],
  ['Do you have a room available tonight?', 'booking', 'normal', 'price_or_availability_unknown'],
  ['Wann gibt es Frühstück?', 'dining', 'normal', null],
  ['La climatisation ne marche pas', 'maintenance', 'high', null],
  ['タオルをください', 'housekeeping', 'normal', null],
  ['Was kostet der Parkplatz?', 'amenities', 'normal', 'price_or_availability_unknown'],
])('“%s” is %s, %s', (text, category, priority, reason) =>
  expect(triage(text)).toEqual({ category, priority, reason }),
);
