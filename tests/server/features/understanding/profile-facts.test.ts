import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { linkFact } from '#server/features/understanding/entries/profile-facts.ts';
import { understand } from '#server/features/understanding/understand.ts';

const restaurant = linkEntry({
  id: 'restaurant',
  language: 'en',
  title: 'Do you have a restaurant?',
  text: 'Our restaurant serves dinner from Wednesday to Sunday, 7 PM to 9:30 PM.',
});
const late = linkEntry({
  id: 'late',
  language: 'en',
  title: 'What if I arrive after the reception has closed?',
  text: 'For a later arrival you get a code for the key safe at the door by message.',
});
const menu = linkFact('restaurantMenu');
const checkIn = linkFact('checkIn');

const answers = (text: string, entries = [restaurant, late, menu, checkIn]): string[] => [
  ...new Set(
    chooseEntries(understand(text), entries).flatMap((choice) =>
      choice.action === 'answer' ? [choice.cover.entry] : [],
    ),
  ),
];

describe('Facts of the profile beside written entries', () => {
  test.each([
    ['can I see the menu?', 'profile.restaurantMenu'],
    ['kann ich die Speisekarte sehen?', 'profile.restaurantMenu'],
    ['can we eat dinner at your restaurant on Sunday?', 'restaurant'],
    ['on peut dîner à l’hôtel ce soir ?', 'restaurant'],
    ['from what time can we check in?', 'profile.checkIn'],
    ['we arrive after midnight, how do we get in?', 'late'],
  ])('%s → %s', (text, id) => {
    expect(answers(text)).toEqual([id]);
  });

  test.each([
    'is there a height limit in your car park? we have a roof box',
    'Wie hoch ist die Einfahrt zu eurem Parkplatz?',
    'is there a lifeguard at the pool',
    'could you walk our dog while we are out?',
  ])('what the fixed sentence does not say goes to a person: %s', (text) => {
    const entries = [linkFact('parking'), linkFact('pool'), linkFact('pets')];
    expect(chooseEntries(understand(text), entries).map(({ action }) => action)).toEqual(['person']);
  });

  test.each([
    ['how much is parking?', 'profile.parking'],
    ["c'est quoi le code wifi", 'profile.wifi'],
    ['what time do we have to leave the room', 'profile.checkOut'],
  ])('what it says is answered with it: %s', (text, id) => {
    expect(answers(text, [linkFact('parking'), linkFact('wifi'), linkFact('checkOut')])).toEqual([id]);
  });

  test('a hotel that has written nothing about its restaurant sends the menu', () => {
    expect(answers('do you have a restaurant?', [menu, checkIn])).toEqual(['profile.restaurantMenu']);
  });

  test('the time of check-in is no answer to a guest who arrives at night', () => {
    expect(answers('we arrive at 3 in the morning, will somebody open the door?', [checkIn])).toEqual([]);
  });

  test.each(['What time is breakfast?', 'when is breakfast served'])(
    'a written entry that says more goes first: %s',
    (text) => {
      const breakfast = linkEntry({
        id: 'breakfast',
        title: 'When is breakfast served?',
        text: 'Breakfast is served in the veranda from 7:00 to 10:30, on Sundays until 11:00.',
        language: 'en',
      });
      expect(answers(text, [linkFact('breakfast'), breakfast, late, checkIn])).toEqual(['breakfast']);
    },
  );

  test('a guest of another language than the entry reads the fact in his own', () => {
    const breakfast = linkEntry({
      id: 'fruehstueck',
      language: 'de',
      title: 'Frühstück',
      text: 'Von 7:30 bis 10:00 Uhr in der Seestube, 16 € pro Person.',
    });
    const prefer = (language: string) => (entry: string) => Number(entry.startsWith('profile.') || language === 'de');
    const sent = (text: string, language: string): (string | undefined)[] =>
      chooseEntries(understand(text), [breakfast, linkFact('breakfast')], { prefer: prefer(language) }).map((choice) =>
        choice.action === 'answer' ? choice.cover.entry : undefined,
      );
    expect(sent('朝食は何時からですか？', 'ja')).toEqual(['profile.breakfast']);
    expect(sent('Wann gibt es Frühstück?', 'de')).toEqual(['fruehstueck']);
  });
});
