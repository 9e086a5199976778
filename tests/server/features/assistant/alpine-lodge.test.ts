import { describe, expect, it } from 'vitest';
import type { HistoryMessage } from '#server/features/assistant/assistant.types.ts';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { aHotel, anEntry, aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const entries = [
  [
    'skibus',
    'Fährt ein Skibus?',
    'Der kostenlose Skibus hält 80 m vor dem Haus und fährt von 8:10 bis 17:10 Uhr alle 20 Minuten.',
  ],
  [
    'skikeller',
    'Wo stelle ich Ski und Skischuhe ab?',
    'Der Skikeller liegt im Untergeschoss und ist rund um die Uhr offen.',
  ],
  [
    'kinderclub',
    'Betreuen Sie Kinder?',
    'Kinder von 3 bis 10 Jahren betreuen wir täglich von 9 bis 16 Uhr im Murmeltier-Club.',
  ],
  ['hunde', 'Darf mein Hund mit?', 'Hunde sind willkommen und kosten 18 € pro Nacht, ohne Futter.'],
  [
    'parken',
    'Parkplatz und Tiefgarage',
    'Der Parkplatz vor dem Haus ist kostenlos. Ein Platz in der Tiefgarage kostet 12 € pro Nacht.',
  ],
  [
    'laden',
    'Kann ich mein E-Auto bei Ihnen laden?',
    'In der Tiefgarage gibt es zwei Wallboxen. Die kWh kostet 0,49 €.',
  ],
  [
    'diaet',
    'Kochen Sie auch vegetarisch oder bei Unverträglichkeiten?',
    'Jeden Abend gibt es ein vegetarisches Menü. Vegan, glutenfrei und laktosefrei kochen wir, wenn Sie bis 12 Uhr Bescheid geben.',
  ],
  [
    'verleih',
    'Kann man bei Ihnen Ski oder Rodeln ausleihen?',
    'Rodeln leihen wir kostenlos. Ski und Schuhe gibt es bei Sport Lechner an der Talstation.',
  ],
  [
    'touren',
    'Geführte Wanderungen',
    'Unser Wanderführer geht jeden Dienstag um 8:45 Uhr los, im Winter mit Schneeschuhen.',
  ],
  [
    'zahlung',
    'Wie kann ich bezahlen?',
    'Bar, mit Bankomatkarte, Visa oder Mastercard. American Express nehmen wir nicht.',
  ],
  [
    'arzt',
    'Wo ist der nächste Arzt?',
    'Dr. Moser, Dorfplatz 4, Montag bis Freitag 8 bis 12 Uhr. Die nächste Apotheke ist in Brixlegg, 9 km.',
  ],
].map(([id = '', title = '', text = '']) => anEntry({ id, title, text, language: 'de' }));
const hotel = aHotel({ default_language: 'de' });
const compose = (text: string, language: string | null = null) =>
  composer.compose(aTurn(text, { hotel, entries, previousLanguage: language }));

describe('A guest of a lodge whose entries are German', () => {
  it.each([
    ['Parken?', 'parken'],
    ['Hund?', 'hunde'],
    ['Murmeltier-Club?', 'kinderclub'],
    ['Skikeller?', 'skikeller'],
    ['Kann man am Hotel parken?', 'parken'],
    ['Wann fährt der Skibus?', 'skibus'],
    ['When does the ski bus run?', 'skibus'],
    ['スキーバスはありますか？', 'skibus'],
    ['Wo ist die nächste Apotheke?', 'arzt'],
    ['Wann hat der Arzt offen?', 'arzt'],
    ['Gibt es einen Kinderclub?', 'kinderclub'],
    ['Есть ли детский клуб?', 'kinderclub'],
  ])('is answered: %s', async (text, id) => {
    expect(await compose(text)).toMatchObject({ kind: 'reply', trace: { sources: [{ id }] } });
  });

  it.each([
    'Wann hat die Apotheke offen?',
    '¿A qué hora abre la farmacia?',
    'A che ora chiude la farmacia?',
    'La pharmacie ferme à quelle heure ?',
    'Können wir in Schweizer Franken zahlen?',
    'Can I pay in Swiss francs?',
    'Pizza',
  ])('is sent no entry that does not say it: %s', async (text) => {
    expect((await compose(text)).trace.sources).toEqual([]);
  });

  it.each(['Kann ich Schneeschuhe ausleihen?', 'Can we borrow snowshoes without joining the tour?'])(
    'is not sent the rental of other things: %s',
    async (text) => {
      expect((await compose(text)).trace.sources.map(({ id }) => id)).not.toContain('verleih');
    },
  );
});

describe('A guest with an allergy', () => {
  const allergies = anEntry({
    id: 'allergies',
    title: 'Allergies',
    text: 'Tell us about allergies until noon, our kitchen cooks for you.',
    language: 'en',
  });

  it.each([
    ['it', 'Mio figlio è allergico alle noci, potete tenerne conto a cena?'],
    ['de', 'Wir haben eine Erdnussallergie in der Familie, könnt ihr darauf Rücksicht nehmen?'],
    ['en', "I'm allergic to shellfish, can the kitchen handle that?"],
    ['es', 'Soy alérgica al marisco, ¿pueden cocinar para mí?'],
    ['fr', "Ma fille est allergique aux arachides, c'est possible au dîner ?"],
    ['pt', 'Sou alérgico a amendoim, dá para jantar aí?'],
    ['nl', 'Ik heb een notenallergie, kan de kok daar rekening mee houden?'],
    ['pl', 'Mam alergię na orzechy, czy kuchnia może to uwzględnić?'],
    ['ru', 'У меня аллергия на орехи, кухня может это учесть?'],
    ['tr', 'Fıstığa alerjim var, mutfak buna dikkat edebilir mi?'],
    ['ar', 'لدي حساسية من المكسرات، هل يمكن للمطبخ مراعاة ذلك؟'],
    ['zh', '我对花生过敏，厨房可以安排吗？'],
    ['ja', '甲殻類アレルギーですが夕食は大丈夫ですか'],
  ])('always reaches a person, whatever is written about diets: %s %s', async (language, text) => {
    expect((await compose(text, language)).kind).toBe('escalate');
  });

  it('is also sent what the hotel writes about allergies', async () => {
    const turn = aTurn('I am allergic to nuts, can you cook without them?', {
      hotel,
      entries: [...entries, allergies],
    });
    const decision = await composer.compose(turn);
    expect(decision.kind).toBe('escalate');
    expect(decision.trace.sources.map(({ id }) => id)).toContain('allergies');
  });
});

describe('A guest who writes on', () => {
  const history = (...texts: string[]): HistoryMessage[] =>
    texts.map((text) => ({ author: 'guest', text, at: new Date('2026-11-21T11:00:00Z') }));

  it('is not sent what was asked before the last thing, although that thing has no concept', async () => {
    const turn = aTurn('Und morgen?', {
      hotel,
      entries,
      previousLanguage: 'de',
      history: history('Parken?', 'Skibus?'),
    });
    expect((await composer.compose(turn)).trace.sources.map(({ id }) => id)).not.toContain('parken');
  });

  it('is still understood after the price was asked of a thing', async () => {
    const turn = aTurn('Und was kostet das?', { hotel, entries, previousLanguage: 'de', history: history('Hund?') });
    expect((await composer.compose(turn)).trace.sources.map(({ id }) => id)).toContain('hunde');
  });
});
