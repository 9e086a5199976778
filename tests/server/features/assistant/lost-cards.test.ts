import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { anEntry } from './assistant-fixtures.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const entry = (id: string, title: string, text: string) => anEntry({ id, title, text, language: 'en' });
const others = [
  ...demoTurn('').entries,
  entry('wristbands', 'What are the wristbands for?', 'Wear the wristband at the pool bar and at meals.'),
  entry('towels', 'Pool towels', 'Towels are given out at the pool against your towel card.'),
];
const lost = entry(
  'lost',
  'What if I lose my wristband or towel card?',
  'A lost wristband costs €10 and a lost towel card €15; please come to reception.',
);
const reply = (text: string, previousLanguage: string, entries = others) =>
  composer.compose(demoTurn(text, { entries, previousLanguage }));

const CARDS: [language: string, text: string][] = [
  ['en', 'I lost my wristband'],
  ['en', 'lost my towel card'],
  ['de', 'ich habe mein Armband verloren'],
  ['de', 'Handtuchkarte verloren'],
  ['fr', "j'ai perdu mon bracelet"],
  ['fr', 'carte de serviette perdue'],
  ['es', 'he perdido mi pulsera'],
  ['es', 'perdí la tarjeta de la toalla'],
  ['it', 'ho perso il braccialetto'],
  ['it', 'ho perso la tessera degli asciugamani'],
  ['pt', 'perdi a minha pulseira'],
  ['pt', 'perdi o cartão das toalhas'],
  ['nl', 'ik ben mijn polsbandje kwijt'],
  ['nl', 'handdoekkaart kwijt'],
  ['pl', 'zgubiłam opaskę'],
  ['pl', 'zgubiłem kartę na ręcznik'],
  ['ru', 'я потерял браслет'],
  ['ru', 'потеряли карточку на полотенца'],
  ['tr', 'bilekliğimi kaybettim'],
  ['tr', 'havlu kartımı kaybettim'],
  ['ar', 'ضاع السوار'],
  ['ar', 'فقدت بطاقة المناشف'],
  ['zh', '我的手环丢了'],
  ['zh', '毛巾卡丢了'],
  ['ja', 'リストバンドをなくしました'],
  ['ja', 'タオルカードをなくしました'],
];

describe('A lost wristband or towel card', () => {
  it.each(CARDS)('is for a person, and no complaint, in %s: %s', async (language, text) => {
    const { kind, reasons, trace } = await reply(text, language);
    expect({ kind, reasons, sources: trace.sources }).toEqual({
      kind: 'escalate',
      reasons: ['no_source'],
      sources: [],
    });
  });

  it.each(CARDS)('is answered by the entry about it, in %s: %s', async (language, text) => {
    expect(await reply(text, language, [...others, lost])).toMatchObject({
      kind: 'reply',
      trace: { sources: [{ id: 'lost' }] },
    });
  });

  it.each([
    ['en', 'my key card is gone'],
    ['de', 'Schlüsselkarte weg'],
    ['fr', "j'ai perdu la carte de la chambre"],
    ['es', 'he perdido la tarjeta de la habitación'],
    ['it', 'ho perso la chiave magnetica'],
    ['pt', 'perdi o cartão do quarto'],
    ['nl', 'ik ben mijn sleutelkaart verloren'],
    ['pl', 'zgubiliśmy kartę do pokoju'],
    ['ru', 'потеряла ключ-карту'],
    ['tr', 'oda kartımı kaybettim'],
    ['ar', 'ضيعت بطاقة الغرفة'],
    ['zh', '房卡丢了'],
    ['ja', 'カードキーをなくしました'],
  ])('or key card is for a person, in %s: %s', async (language, text) =>
    expect((await reply(text, language)).kind).toBe('escalate'),
  );

  it('is no other question about one, and no jewellery', async () => {
    const all = [...others, lost];
    expect((await reply('what are the wristbands for?', 'en', all)).trace.sources).toMatchObject([
      { id: 'wristbands' },
    ]);
    expect((await reply('I lost my gold bracelet', 'en', all)).trace.sources).toEqual([]);
    const angry = await reply('I lost my wristband and nobody cares, this is unacceptable', 'en');
    expect(angry.reasons).toContain('complaint');
  });
});
