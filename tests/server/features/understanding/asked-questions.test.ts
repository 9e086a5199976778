import { describe, expect, test } from 'vitest';
import { askedIntents, askedQuestions } from '#server/features/understanding/entries/asked-questions.ts';
import { understand } from '#server/features/understanding/understand.ts';

const asked = (text: string) => askedQuestions(understand(text));

describe('questions are counted by what guests mean', () => {
  test.each([
    ['Where is the nearest cash machine?', 'shops_atm:atm'],
    ['Wo kann ich hier Geld abheben?', 'shops_atm:atm'],
    ['Où est la pharmacie la plus proche ?', 'health.nearby:pharmacy'],
    ['¿Tienen menú vegano?', 'dietary:vegan'],
    ['Avete piatti senza glutine?', 'dietary:gluten'],
    ['Tem máquina de lavar para os hóspedes?', 'laundry:machine'],
    ['Is er een magnetron?', 'kitchen:microwave'],
    ['Czy jest plac zabaw dla dzieci?', 'kids.club:playground'],
    ['Где ближайшая аптека?', 'health.nearby:pharmacy'],
    ['Odada buzdolabı var mı?', 'minibar:fridge'],
    ['أين أقرب صيدلية؟', 'health.nearby:pharmacy'],
    ['附近有药店吗？', 'health.nearby:pharmacy'],
    ['電子レンジはありますか？', 'kitchen:microwave'],
  ])('%s', (text, question) => expect(asked(text)).toEqual([question]));

  test('a message that names no part means the first one', () => {
    expect(asked('Where is the nearest supermarket?')).toEqual(['shops_atm:shops']);
    expect(asked('Where is the nearest doctor?')).toEqual(['health.nearby:doctor']);
  });

  test('a question without parts is counted as it is, and both of two are', () => {
    expect(asked('When is breakfast?')).toEqual(['breakfast.hours']);
    expect(asked('When is breakfast? And is there a playground?')).toEqual(['breakfast.hours', 'kids.club:playground']);
    expect(askedIntents(understand('Is there a playground?'))).toEqual(['kids.club']);
  });
});
