import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { anEntry } from './assistant-fixtures.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const { entries } = demoTurn('');
const reply = (text: string, previousLanguage: string, more = entries) =>
  composer.compose(demoTurn(text, { entries: more, previousLanguage }));

const FAST: [language: string, text: string][] = [
  ['en', 'is the wifi fast?'],
  ['de', 'Ist das WLAN schnell?'],
  ['fr', 'Le wifi est-il rapide ?'],
  ['es', '¿El wifi es rápido?'],
  ['it', 'Il wifi è veloce?'],
  ['pt', 'O wi-fi é rápido?'],
  ['nl', 'Is de wifi snel?'],
  ['pl', 'Czy wifi jest szybkie?'],
  ['ru', 'Вайфай быстрый?'],
  ['tr', 'Wifi hızlı mı?'],
  ['ar', 'هل الواي فاي سريع؟'],
  ['zh', 'WiFi快吗？'],
  ['ja', 'WiFiは速いですか？'],
];

describe('A question how good, fast, quiet, warm or large something is', () => {
  it.each([
    ...FAST,
    ['en', 'how good is the restaurant?'],
    ['en', 'is the breakfast good?'],
    ['tr', 'kahvaltı iyi mi?'],
    ['zh', '早餐好吃吗？'],
    ['en', 'are the rooms quiet at night?'],
    ['de', 'sind die Zimmer ruhig?'],
    ['en', 'how big is the pool?'],
    ['it', 'quanto è grande la piscina?'],
    ['de', 'wie groß sind die Zimmer?'],
    ['de', 'sind die Betten bequem?'],
  ])('goes to a person where no entry says so, in %s: %s', async (language, text) => {
    const { kind, trace } = await reply(text, language);
    expect({ kind, sources: trace.sources }).toMatchObject({ kind: 'escalate', sources: [] });
  });

  const fast = anEntry({
    id: 'fast',
    title: 'Is there WiFi and how fast is it?',
    text: 'WiFi is free everywhere, 200 Mbps by fibre. Choose Marees-Guest.',
  });
  it.each(FAST)('is answered by an entry that names the speed, in %s: %s', async (language, text) => {
    const { kind, trace } = await reply(text, language, [...entries.filter(({ id }) => id !== 'wifi'), fast]);
    expect({ kind, sources: trace.sources }).toMatchObject({ kind: 'reply', sources: [{ id: 'fast' }] });
  });

  it.each([
    ['en', 'how warm is the pool?'],
    ['de', 'ist der Pool warm?'],
    ['fr', 'la piscine est-elle chaude ?'],
  ])('is answered by an entry that names the degrees, in %s: %s', async (language, text) => {
    expect((await reply(text, language)).trace.sources).toMatchObject([{ id: 'pool' }]);
  });

  it.each([
    ["quick question what's the wifi password", 'wifi'],
    ['I have a zoom call at 3, how do I connect to the wifi?', 'wifi'],
    ['how do we connect the tablets to the wifi so they can stream?', 'wifi'],
  ])('is not asked by haste and plans: %s', async (text, id) => {
    expect(await reply(text, 'en')).toMatchObject({ kind: 'reply', trace: { sources: [{ id }] } });
  });
});
