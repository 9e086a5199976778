import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { namesLexicon } from '#server/features/understanding/entries/names.rules.ts';
import { namesOf } from '#server/features/understanding/entries/names.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';

beforeAll(() => prepareModel());

const DATA = path.resolve(import.meta.dirname, '../../../../server/features/understanding/data/names');
const entry = (id: string, title: string, text: string, language = 'en') => linkEntry({ id, title, text, language });
const house = () => [
  entry('parking', 'Where can I park?', 'In the underground car park, €24 a night.'),
  entry('dogs', 'Are dogs allowed?', 'Dogs are welcome everywhere for €12 a night.'),
  entry('checkin', 'Check-in', 'Rooms are ready from 3 PM.'),
  entry('pool', 'Is there a pool?', 'The pool is open from 10:00 to 20:00.'),
];
const answersTo = (text: string, entries = house()): string[] => [
  ...new Set(
    chooseEntries(understand(text), entries).flatMap((choice) =>
      choice.action === 'answer' ? [choice.cover.entry] : [],
    ),
  ),
];

describe('A question about another place goes to a person', () => {
  test.each([
    'what does parking cost in Salzburg?',
    'can our dog come along to the Louvre?',
    'Ist der Pool in Brüssel auch offen?',
    'ile kosztuje parking w Warszawie?',
    'Парковка в Праге сколько стоит?',
    "Paris'te otopark var mı?",
    'كم سعر الموقف في باريس؟',
    '巴黎的停车场多少钱？',
    'パリの駐車場はいくらですか？',
  ])('%s', (text) => {
    expect(answersTo(text)).toEqual([]);
  });
});

describe('A guest who comes from a place gets the answer', () => {
  test.each([
    ['we drive over from Munich, where do we park?', 'parking'],
    ['Wir fahren mit dem Auto aus München an. Wo können wir parken?', 'parking'],
    ['on arrive de Lyon en voiture, où se garer ?', 'parking'],
    ['jedziemy z Warszawy, gdzie u was można zaparkować?', 'parking'],
    ['мы едем из Праги, где парковка?', 'parking'],
    ["Paris'ten geliyoruz, otopark var mı?", 'parking'],
    ['نحن قادمون من باريس، كم سعر الموقف؟', 'parking'],
    ['我们从巴黎开车来，停车场多少钱？', 'parking'],
    ['パリから車で行きます。駐車場はいくらですか？', 'parking'],
    ['we booked on booking.com, when can we check in?', 'checkin'],
    ['Traffic jam near Salzburg again. When can we check in?', 'checkin'],
  ])('%s → %s', (text, id) => {
    expect(answersTo(text)).toEqual([id]);
  });
});

test('a place that any entry of the hotel names is its own, in whatever language', () => {
  const own = [
    ...house(),
    entry('weg', 'Anfahrt', 'Das Hotel steht mitten in Salzburg, nahe dem Mirabellplatz.', 'de'),
  ];
  expect(answersTo('what does parking cost in Salzburg?', own)).toEqual(['parking']);
  expect(answersTo('combien coûte le parking à Salzbourg ?', own)).toEqual(['parking']);
  expect(answersTo('what does parking cost in Innsbruck?', own)).toEqual([]);
});

test('the longest name wins, and what only looks like a name is none', () => {
  const named = (text: string, language: (typeof LANGUAGES)[number]) =>
    namesOf(text, [language]).map(({ name }) => name);
  expect(named('tickets for Real Madrid', 'en')).toEqual(['NAME_REALMADRID']);
  expect(named('do you serve kobe beef', 'en')).toEqual([]);
  expect(named('楼上海景房', 'zh')).toEqual([]);
  expect(named('アドバイスをください', 'ja')).toEqual([]);
  expect(named('mit über 3 Koffern', 'de')).toEqual([]);
  expect(named('konoha nice oda', 'tr')).toEqual([]);
});

test('files of names are read; a line that is none is told', () => {
  const texts = fs.readdirSync(DATA).map((name) => fs.readFileSync(path.join(DATA, name), 'utf8'));
  const names = [...namesLexicon(texts).matchAll(/^@NAME_(\S+)/gmu)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(() => namesLexicon(['Paris paris'])).toThrow('Paris paris');
});
