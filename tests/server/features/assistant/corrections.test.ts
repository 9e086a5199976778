import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { HistoryMessage } from '#server/features/assistant/assistant.types.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });

/** What is said to the second message of a guest. */
async function after(previousLanguage: string, first: string, then: string) {
  const { reply } = await composer.compose(demoTurn(first, { previousLanguage }));
  const history: HistoryMessage[] = [
    { author: 'guest', text: first },
    { author: 'assistant', text: reply ?? '' },
  ];
  return composer.compose(demoTurn(then, { history, previousLanguage }));
}

describe('A guest who says what was meant instead', () => {
  it.each([
    ['en', 'when does breakfast start?', 'no, I mean the pool'],
    ['de', 'wann macht das Restaurant auf?', 'nein, ich meine den Pool'],
    ['fr', 'à quelle heure ouvre le restaurant ?', 'non, je parle de la piscine'],
    ['es', '¿a qué hora abre el restaurante?', 'no, me refiero a la piscina'],
    ['it', 'a che ora apre il ristorante?', 'no, intendo la piscina'],
    ['pt', 'a que horas abre o restaurante?', 'não, estou a falar da piscina'],
    ['nl', 'hoe laat gaat het restaurant open?', 'nee, ik bedoel het zwembad'],
    ['pl', 'o której otwiera się restauracja?', 'nie, chodzi mi o basen'],
    ['ru', 'во сколько открывается ресторан?', 'нет, я про бассейн'],
    ['tr', 'restoran kaçta açılıyor?', 'hayır, havuzu kastediyorum'],
    ['ar', 'متى يفتح المطعم؟', 'لا، أقصد المسبح'],
    ['zh', '餐厅几点开门？', '不是，我说的是泳池'],
    ['ja', 'レストランは何時に開きますか？', 'いえ、プールのことです'],
  ])('is answered about that, in %s: %s %s', async (language, first, then) => {
    const decision = await after(language, first, then);
    expect(decision).toMatchObject({ kind: 'reply', language, trace: { sources: [{ id: 'pool' }] } });
  });

  it.each([
    ['ru', 'где можно оставить велосипед?', 'нет, я про машину'],
    ['en', 'where can I charge it?', 'no, I mean the car'],
    ['ru', 'можно зарядить машину?', 'нет, я про телефон'],
    ['en', 'when is the pool open?', 'no, I mean the pool'],
  ])('is left to a person where the name says too little, in %s: %s %s', async (language, first, then) =>
    expect((await after(language, first, then)).kind).toBe('escalate'),
  );
});
