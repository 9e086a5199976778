import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { anEntry } from './assistant-fixtures.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const airport = anEntry({
  id: 'airport',
  language: 'en',
  title: 'How do I get from the airport to the hotel?',
  text: 'Bus 10 runs every 30 minutes from the airport to Mahon (€2.65); a taxi costs about €15.',
});
const line = anEntry({
  id: 'line',
  language: 'en',
  title: 'Is there a bus to Es Castell?',
  text: 'Line 2 goes from Mahon to Es Castell every 30 minutes from 7:00 to 22:00; the last bus back from Es Castell leaves at 22:30.',
});
const reply = (text: string, previousLanguage: string, ...entries: (typeof airport)[]) =>
  composer.compose(demoTurn(text, { entries, previousLanguage }));

const ROUTES: [language: string, text: string][] = [
  ['en', 'bus from Mahon to Es Castell?'],
  ['en', 'when is the last bus back from Es Castell?'],
  ['en', 'last bus back from Es Castell'],
  ['de', 'Bus von Mahon nach Es Castell?'],
  ['de', 'wann fährt der letzte Bus von Es Castell zurück?'],
  ['fr', 'bus de Mahon à Es Castell ?'],
  ['es', '¿autobús de Mahón a Es Castell?'],
  ['it', 'autobus da Mahon a Es Castell?'],
  ['pt', 'autocarro de Mahon para Es Castell?'],
  ['nl', 'bus van Mahon naar Es Castell?'],
  ['pl', 'autobus z Mahon do Es Castell?'],
  ['tr', "Mahon'dan Es Castell'e otobüs var mı?"],
  ['zh', '从Mahon到Es Castell的公交车？'],
  ['ja', 'MahonからEs Castellへのバスは？'],
];

describe('A question about a bus between named places', () => {
  it.each(ROUTES)('is answered by the entry that names them, in %s: %s', async (language, text) => {
    expect(await reply(text, language, airport, line)).toMatchObject({
      kind: 'reply',
      trace: { sources: [{ id: 'line' }] },
    });
  });

  it.each([
    ...ROUTES,
    ['ru', 'автобус из Маона в Эс-Кастель?'],
    ['en', 'last bus back from Mahon?'],
    ['de', 'wann fährt der letzte Bus von Mahon zurück?'],
  ])('is for a person where only the airport bus is known, in %s: %s', async (language, text) => {
    expect(await reply(text, language, airport)).toMatchObject({ kind: 'escalate', trace: { sources: [] } });
  });

  it.each([
    ['bus from the airport to Mahon?', ['airport']],
    ['when is the last bus back from Ciutadella?', []],
    ['is there a bus to Ciutadella?', []],
  ])('names others, or the airport: %s', async (text, ids) => {
    expect((await reply(text, 'en', airport, line)).trace.sources.map(({ id }) => id)).toEqual(ids);
  });
});
