import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const languageOf = (text: string, previousLanguage?: string): string =>
  understand(text, previousLanguage ? { previousLanguage } : {}).language.code;

describe('The language of a short message', () => {
  test('one or two words keep the conversation’s language', () => {
    expect(languageOf('late check-out', 'it')).toBe('it');
    expect(languageOf('spa', 'de')).toBe('de');
    expect(languageOf('ok', 'pl')).toBe('pl');
  });

  test('a greeting sets it', () => {
    expect(languageOf('hola', 'en')).toBe('es');
    expect(languageOf('Guten Abend', 'en')).toBe('de');
    expect(languageOf('obrigada', 'en')).toBe('pt');
  });

  test('Chinese characters alone stay Japanese in a Japanese conversation', () => {
    expect(languageOf('朝食時間', 'ja')).toBe('ja');
    expect(languageOf('早餐时间')).toBe('zh');
    expect(languageOf('朝食は何時?', 'zh')).toBe('ja');
  });
});

test('a longer message may change the conversation’s language', () => {
  expect(languageOf('Wo kann ich heute Abend parken?', 'en')).toBe('de');
});

describe('The first message, of one word', () => {
  const firstIn = (houseLanguage: string, text: string): string => understand(text, { houseLanguage }).language.code;

  test.each([
    'Pizza',
    'Espresso',
    'Cappuccino',
    'Prosecco',
    'Gelato',
    'Maestro',
    'Kimono',
    'Paella',
    'Taxi',
    'Sauna',
    'Rucksack',
    'Kindergarten',
    'Bratwurst',
    'Kebab',
    'Hummus',
    'Croissant',
    'Baguette',
    'Buffet',
    'Raclette',
    'Fondue',
    'Siesta',
    'Tapas',
    'IBAN',
    'SOS',
    'Caipirinha',
    'Sangria',
    'Karaoke',
    'Baklava',
    'Amex',
    'Pierogi',
    'Vodka',
    'Gouda',
    'Netflix',
    'Padel',
    'Latte macchiato',
    'Dim sum',
    'Crème brûlée',
    '371449635398431 amex',
  ])('“%s” is used in many languages: the guest is answered in the hotel’s', (text) => {
    expect(firstIn('en', text)).toBe('en');
    expect(firstIn('fr', text)).toBe('fr');
    expect(firstIn('pl', text)).toBe('pl');
  });

  test.each([
    ['Frühstück?', 'de'],
    ['Aufzug', 'de'],
    ['Parkplatz', 'de'],
    ['petit-déjeuner', 'fr'],
    ['serviettes', 'fr'],
    ['piscine', 'fr'],
    ['zwembad', 'nl'],
    ['handdoeken', 'nl'],
    ['śniadanie', 'pl'],
    ['winda', 'pl'],
    ['basen', 'pl'],
    ['do zobaczenia', 'pl'],
    ['kahvaltı', 'tr'],
    ['elveda', 'tr'],
    ['İMDAT', 'tr'],
    ['vale', 'es'],
    ['desayuno', 'es'],
    ['colazione', 'it'],
    ['toalhas', 'pt'],
    ['towels', 'en'],
    ['kids', 'en'],
    ['dinner', 'en'],
    ['late arrival', 'en'],
  ])('“%s” is plainly %s', (text, language) => {
    expect(firstIn('en', text)).toBe(language);
    expect(firstIn('it', text)).toBe(language);
  });

  test('a word of two related languages is of the hotel’s', () => {
    expect(firstIn('es', 'elevador')).toBe('es');
    expect(firstIn('pt', 'elevador')).toBe('pt');
    expect(firstIn('es', 'o estacionamento é pago?')).toBe('pt');
    expect(firstIn('es', 'o cofre é pago?')).toBe('pt');
    expect(['pool?', 'restaurant?', 'massage'].map((text) => firstIn('es', text))).toEqual(['es', 'es', 'es']);
  });
});

describe('A word of another language in a conversation', () => {
  test.each([
    ['Latte macchiato', 'en'],
    ['merci', 'ar'],
    ['merci', 'tr'],
    ['vale', 'pt'],
    ['room service', 'de'],
    ['camera', 'en'],
  ])('“%s” keeps %s', (text, language) => expect(languageOf(text, language)).toBe(language));

  test.each(['ciao', 'Ciao!', 'ciao ciao', 'tschüs', 'Tschüss', 'bye', 'adiós'])('“%s” is a farewell in it', (text) => {
    for (const language of ['fr', 'pl', 'tr', 'ru', 'ja']) {
      const { language: read, smalltalk } = understand(text, { previousLanguage: language });
      expect([read.code, smalltalk]).toEqual([language, 'farewell']);
    }
  });

  test('beside a word of its language a farewell changes the conversation’s', () =>
    expect(languageOf('ciao grazie', 'de')).toBe('it'));
});

describe('A short message with words that related languages share', () => {
  test.each([
    ['Und morgen?', 'de'],
    ['morgen früh?', 'de'],
    ['Morgen Abend?', 'de'],
    ['kost extra?', 'de'],
    ['Is gut', 'de'],
    ['Mag sein', 'de'],
    ['En morgen?', 'nl'],
    ['morgen vroeg?', 'nl'],
    ['Is goed', 'nl'],
    ['warm water?', 'nl'],
    ['hotel con piscina?', 'es'],
    ['hotel con piscina?', 'it'],
    ['la cena?', 'es'],
    ['la cena?', 'it'],
    ['con balcone?', 'it'],
    ['camera con vista', 'it'],
    ['para dos personas', 'es'],
    ['para duas pessoas', 'pt'],
    ['no domingo?', 'pt'],
  ])('“%s” keeps %s', (text, language) => expect(languageOf(text, language)).toBe(language));

  test.each([
    ['Wann morgen früh?', 'nl', 'de'],
    ['Und morgen?', 'nl', 'de'],
    ['tot morgen', 'de', 'nl'],
    ['bis morgen', 'nl', 'de'],
    ['is er karaoke', 'de', 'nl'],
    ['Hoe laat morgen?', 'de', 'nl'],
    ['quanto custa?', 'es', 'pt'],
    ['¿Cuánto cuesta?', 'it', 'es'],
  ])('“%s” in %s is plainly %s', (text, previous, language) => expect(languageOf(text, previous)).toBe(language));

  test.each([
    ['Und morgen?', 'de', 'de'],
    ['morgen?', 'de', 'de'],
    ['morgen?', 'nl', 'nl'],
    ['hotel con piscina?', 'es', 'es'],
    ['hotel con piscina?', 'it', 'it'],
    ['é grátis?', 'pt', 'pt'],
    ['C’è il parcheggio?', 'es', 'it'],
  ])('the first message “%s” to a hotel in %s is %s', (text, houseLanguage, language) =>
    expect(understand(text, { houseLanguage }).language.code).toBe(language),
  );

  test.each(['STOP', 'Stop', 'START'])('“%s” as the first message is in the hotel’s language', (text) => {
    for (const houseLanguage of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'])
      expect(understand(text, { houseLanguage }).language.code).toBe(houseLanguage);
  });
});

describe('Thanks or a farewell of another language beside a word', () => {
  test.each([
    ['Passt, merci!', 'de'],
    ['super, merci', 'de'],
    ['Nein merci', 'de'],
    ['Top, ciao', 'de'],
    ['Oké, merci', 'nl'],
    ['Ок, merci', 'ru'],
    ['ok merci', 'ar'],
    ['Tamam, merci', 'tr'],
  ])('“%s” keeps %s', (text, language) => expect(languageOf(text, language)).toBe(language));

  test.each(['Merci beaucoup', 'Bonjour, merci'])('“%s” is French in a German conversation', (text) =>
    expect(languageOf(text, 'de')).toBe('fr'),
  );
});

describe('Chinese characters and nothing else, in a first message', () => {
  const firstFrom = (country: string | null, text: string, houseLanguage = 'es'): string =>
    understand(text, { houseLanguage, country }).language.code;

  test.each([
    '自転車？',
    '朝食',
    '夕食',
    '駐車場',
    '洗濯',
    '宿泊税',
    '到着時間',
    '部屋掃除',
    '海水浴場',
    '犬',
    '予約',
    '荷物',
    '空港送迎',
  ])('“%s” is Japanese whatever the number', (text) => {
    for (const country of [null, 'JP', 'US']) expect(firstFrom(country, text)).toBe('ja');
  });

  test.each([
    '自行车',
    '腳踏車',
    '早餐',
    '停車場',
    '停车场',
    '洗衣',
    '城市税',
    '抵達時間',
    '打扫房间',
    '狗',
    '行李',
    '機場接送',
    '几点',
  ])('“%s” is Chinese whatever the number', (text) => {
    for (const country of [null, 'JP', 'CN', 'TW']) expect(firstFrom(country, text)).toBe('zh');
  });

  test.each(['温泉', '現金', '延長', '停電'])('“%s” is of the language of the guest’s country', (text) => {
    expect(firstFrom('JP', text)).toBe('ja');
    for (const country of ['CN', 'TW', 'HK', null]) expect(firstFrom(country, text)).toBe('zh');
  });

  test('of the hotel’s language where the country says nothing', () =>
    expect([firstFrom('FR', '停電', 'ja'), firstFrom('FR', '停電', 'fr')]).toEqual(['ja', 'zh']));

  test('simplified characters are no Japanese, also in a Japanese conversation', () =>
    expect(languageOf('早餐时间', 'ja')).toBe('zh'));
});
