import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const reply = (text: string, language: string) => composer.compose(demoTurn(text, { previousLanguage: language }));

describe('A guest who tells something beside a question', () => {
  it.each([
    ['en', 'parking', 'we arrive with two kids, where do we park?'],
    ['en', 'luggage', 'our flight leaves at 9 pm, can we leave our bags with you'],
    ['de', 'luggage', 'unser flug geht erst um 21 uhr, können wir die koffer bei euch lassen'],
    ['it', 'breakfast', "Mia moglie si sveglia tardi e adora i cornetti, fino a che ora c'è la colazione?"],
    ['pt', 'parking', 'chegamos com duas crianças, onde estacionamos?'],
    ['pl', 'luggage', 'nasz pociąg odjeżdża o 19, czy możemy zostawić walizki'],
    ['ru', 'parking', 'мы приезжаем с двумя детьми, где припарковаться?'],
    ['ru', 'pets', 'У нас маленькая собачка, она очень спокойная. Можно с ней?'],
    ['ar', 'parking', 'سنصل مع طفلين، أين نوقف السيارة؟'],
    ['zh', 'pets', '我们有一只小狗，很安静。可以带来吗？'],
    ['ja', 'luggage', '電車は19時です。荷物を預けられますか'],
  ])('is answered and calls no person: %s %s %s', async (language, id, text) => {
    const decision = await reply(text, language);
    expect(decision.kind).toBe('reply');
    expect(decision.trace.sources.map((source) => source.id)).toContain(id);
  });

  it.each([
    ['de', 'Wir kommen erst um 23 Uhr an. Wo können wir parken?'],
    ['en', 'Our room is too hot. When is breakfast?'],
    ['de', 'Wir brauchen noch zwei Kissen. Wann gibt es Frühstück?'],
    ['fr', 'Il nous faut un lit bébé. Où peut-on se garer ?'],
    ['en', 'Our shower is broken, and when is breakfast?'],
  ])('still reaches a person with what a person must know: %s %s', async (language, text) => {
    expect((await reply(text, language)).kind).toBe('escalate');
  });
});
