import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { linkFact } from '#server/features/understanding/entries/profile-facts.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entry = (id: string, title: string, text: string, language = 'en') => linkEntry({ id, title, text, language });
const entries = [
  entry('breakfast', 'When is breakfast served?', 'Every day from 7:00 to 10:30. It costs €19.'),
  entry('parking', 'Wo kann ich parken?', 'In der Tiefgarage, 24 € pro Nacht.', 'de'),
  entry('sauna', 'Is there a sauna?', 'The sauna is open from 10:00 to 20:00.'),
  entry('checkin', 'Check-in', 'Rooms are ready from 3 PM.'),
  entry('beach', 'Beach', 'The sandy beach is 150 m from the garden.'),
  entry('oysters', 'Where are the best oysters?', 'At the market of Cancale, 15 km away.'),
  linkFact('checkOut'),
];
const answersTo = (text: string): string[] =>
  chooseEntries(understand(text), entries).flatMap((choice) =>
    choice.action === 'answer' ? [choice.cover.entry] : [],
  );

test('a distance answers only for the place that its entry names', () => {
  expect(answersTo('how far is the museum?')).toEqual([]);
});

describe('An entry answers what it covers', () => {
  test.each([
    ['what time is breakfast?', 'breakfast'],
    ['combien coûte le petit déjeuner ?', 'breakfast'],
    ['où puis-je garer ma voiture ?', 'parking'],
    ['有桑拿吗', 'sauna'],
    ['when are we allowed into our room?', 'checkin'],
    ['wie weit ist es zum Strand?', 'beach'],
    ['jak daleko jest plaża?', 'beach'],
    ['¿a qué hora hay que dejar la habitación?', 'profile.checkOut'],
  ])('%s → %s', (text, id) => {
    expect(answersTo(text)).toEqual([id]);
  });

  test('a particular thing is answered by the entry that names it', () => {
    const rooms = entry('rooms', 'Our rooms', 'Every room has a shower and a kettle; the suites have a bathtub.');
    const answered = (text: string): string[] =>
      chooseEntries(understand(text), [...entries, rooms]).flatMap((choice) =>
        choice.action === 'answer' ? [choice.cover.entry] : [],
      );
    expect(answered('do the rooms have a bathtub?')).toEqual(['rooms']);
    expect(answered('do the rooms have a fireplace?')).toEqual([]);
  });

  test('two questions of one message are answered each', () => {
    expect(answersTo('What time is breakfast? And is there a sauna?')).toEqual(['breakfast', 'sauna']);
  });
});

describe('A question that only looks alike goes to a person', () => {
  test.each([
    'why is breakfast so expensive?',
    'how much was breakfast last year?',
    'is breakfast at the hotel next door better?',
    'how much is the sauna?',
    'is there a jacuzzi in the sauna?',
    'my sister stays at the Ibis, when do they serve breakfast there?',
    'el año pasado el desayuno también acababa a las 10:30?',
    'mogen honden mee in het café hiernaast?',
    'the sauna is not working',
    'do you have a helipad?',
  ])('%s', (text) => {
    expect(answersTo(text)).toEqual([]);
  });
});

test('a person takes an intent away from an entry, or adds one', () => {
  const linked = linkEntry({
    id: 'x',
    title: 'Sauna',
    text: 'From 10:00 to 20:00.',
    language: 'en',
    answers: ['pool.hours'],
    never: ['sauna.info'],
  });
  expect(linked.intents.map(({ id }) => id)).toContain('pool.hours');
  expect(linked.intents.map(({ id }) => id)).not.toContain('sauna.info');
});
