import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { anEntry } from './assistant-fixtures.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const { entries } = demoTurn('');
const towels = (text: string) => anEntry({ id: 'towels', title: 'Beach towels', text, language: 'en' });
const reply = (text: string, previousLanguage: string, ...more: typeof entries) =>
  composer.compose(demoTurn(text, { entries: [...entries, ...more], previousLanguage }));

const BESIDE: [language: string, text: string][] = [
  ['en', "What's the wifi password, and could we get two extra beach towels?"],
  ['de', 'Wie ist das WLAN-Passwort, und könnten wir zwei zusätzliche Badetücher bekommen?'],
  ['fr', 'Quel est le mot de passe du wifi, et pourrions-nous avoir deux serviettes de plage en plus ?'],
  ['es', '¿Cuál es la contraseña del wifi, y nos podrían traer dos toallas de playa más?'],
  ['it', 'Qual è la password del wifi, e potremmo avere altri due teli mare?'],
  ['pt', 'Qual é a senha do wifi, e podíamos ter mais duas toalhas de praia?'],
  ['nl', 'Wat is het wifi-wachtwoord, en kunnen we twee extra strandhanddoeken krijgen?'],
  ['pl', 'Jakie jest hasło do wifi i czy moglibyśmy dostać dwa dodatkowe ręczniki plażowe?'],
  ['ru', 'Какой пароль от вайфая, и можно нам ещё два пляжных полотенца?'],
  ['tr', 'Wifi şifresi nedir, bir de iki plaj havlusu daha alabilir miyiz?'],
  ['ar', 'ما هي كلمة سر الواي فاي، وهل يمكننا الحصول على منشفتين إضافيتين للشاطئ؟'],
  ['zh', 'WiFi密码是什么？另外可以再给我们两条沙滩巾吗？'],
  ['ja', 'WiFiのパスワードは何ですか？あと、ビーチタオルを2枚追加でもらえますか？'],
];

describe('A wish for things to be brought', () => {
  it.each(BESIDE)('goes to a person beside a question that is answered, in %s: %s', async (language, text) => {
    expect(await reply(text, language)).toMatchObject({ kind: 'escalate', trace: { sources: [{ id: 'wifi' }] } });
  });

  it.each(BESIDE)('also where an entry says where they are, in %s: %s', async (language, text) => {
    const where = towels('Beach towels are in the white cupboard beside the pool.');
    expect(await reply(text, language, where)).toMatchObject({
      kind: 'escalate',
      trace: { sources: [{ id: 'wifi' }] },
    });
  });

  it.each([
    ['When does the pool open? And please bring us two more towels.', ['pool']],
    ['When does the pool open, and can we have more towels?', ['pool']],
    ['can you bring us two towels?', []],
  ])('is not settled by the entry that is sent: %s', async (text, ids) => {
    const { kind, trace } = await reply(text, 'en');
    expect({ kind, ids: trace.sources.map(({ id }) => id) }).toEqual({ kind: 'escalate', ids });
  });

  it.each(['can we get beach towels?', 'could we get two extra beach towels?'])(
    'is answered by an entry that says how guests get them: %s',
    async (text) => {
      const how = towels('Beach towels are free at the pool bar.');
      expect(await reply(text, 'en', how)).toMatchObject({ kind: 'reply', trace: { sources: [{ id: 'towels' }] } });
    },
  );

  it.each([
    ['where can I get two towels for the pool?', 'pool'],
    ['can we get beach towels?', 'pool'],
    ['how much is an extra bed?', 'children'],
  ])('is not every question about a thing: %s', async (text, id) => {
    expect(await reply(text, 'en')).toMatchObject({ kind: 'reply', trace: { sources: [{ id }] } });
  });
});
