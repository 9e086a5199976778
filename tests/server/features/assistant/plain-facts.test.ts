import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { KnowledgeEntry, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { aHotel, aTurn, anEntry } from './assistant-fixtures.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const hotel = aHotel({ default_language: 'de' });
const german = (id: string, title: string, text: string): KnowledgeEntry =>
  anEntry({ id, title, text, language: 'de' });
const decide = (text: string, changes: Partial<TurnContext> = {}) =>
  createComposer({ model: null, clock }).compose(aTurn(text, { hotel, ...changes }));

describe('a guest who asks how to reach the hotel', () => {
  const [phone, email, website] = [hotel.phone!, hotel.email!, hotel.website_url!];

  it.each([
    'what is your e-mail address?',
    "What's your email?",
    'Do you have an email address I can write to?',
    'Wie lautet Ihre E-Mail-Adresse?',
    'Votre adresse mail svp ?',
    '¿Cuál es su correo electrónico?',
    'Qual è il vostro indirizzo e-mail?',
    'Qual é o vosso e-mail?',
    'Wat is jullie e-mailadres?',
    'Jaki jest wasz adres e-mail?',
    'Какой у вас адрес электронной почты?',
    'E-posta adresiniz nedir?',
    'ما هو بريدكم الإلكتروني؟',
    '你们的邮箱是什么？',
    'メールアドレスを教えてください',
  ])('reads the e-mail address only: “%s”', async (question) => {
    const { kind, reply } = await decide(question);
    expect(kind).toBe('reply');
    expect(reply).toContain(email);
    expect(reply).not.toContain(phone);
  });

  it.each([
    'What is your phone number?',
    'Quel est votre numéro de téléphone ?',
    'Wie ist Ihre Telefonnummer?',
    '¿Cuál es su número de teléfono?',
    'Qual è il vostro numero di telefono?',
    'Qual é o vosso telefone?',
    'Wat is jullie telefoonnummer?',
    'Jaki jest wasz numer telefonu?',
    'Какой у вас номер телефона?',
    'Telefon numaranız nedir?',
    'ما هو رقم هاتفكم؟',
    '你们的电话号码是多少？',
    '電話番号を教えてください',
  ])('reads the phone number only: “%s”', async (question) => {
    const { kind, reply } = await decide(question);
    expect(kind).toBe('reply');
    expect(reply).toContain(phone);
    expect(reply).not.toContain(email);
  });

  it.each([
    'How can I contact you?',
    'Wie kann ich Sie erreichen?',
    'Comment puis-je vous contacter ?',
    '¿Cómo puedo contactarles?',
    'Come posso contattarvi?',
    'Como posso contactar-vos?',
    'Hoe kan ik jullie bereiken?',
    'Jak mogę się z wami skontaktować?',
    'Как с вами связаться?',
    'Sizinle nasıl iletişime geçebilirim?',
    'كيف يمكنني التواصل معكم؟',
    '怎么联系你们？',
    'どうやって連絡すればいいですか？',
  ])('reads both: “%s”', async (question) => {
    const { kind, reply } = await decide(question);
    expect(kind).toBe('reply');
    expect(reply).toContain(phone);
    expect(reply).toContain(email);
  });

  it('reads the website, and nothing in its place where the hotel has none', async () => {
    expect((await decide('Do you have a website?')).reply).toContain(website);
    const without = await decide('What is your e-mail address?', { hotel: aHotel({ email: null }) });
    expect(without.kind).toBe('escalate');
  });

  it('is not told the hotel’s number for that of somebody else', async () =>
    expect((await decide('What is the phone number of the pharmacy?')).reply).not.toContain(phone));
});

describe('an entry that lists what rooms have', () => {
  const room = german(
    'room',
    'Was gehört zur Zimmerausstattung?',
    'Alle 70 Zimmer haben Klimaanlage, leeren Minikühlschrank, Safe (Laptopgröße), Wasserkocher mit Kaffee und Tee, Föhn und Schreibtisch. Eine Badewanne haben nur die Komfortzimmer.',
  );
  const lost = german('lost', 'Ich habe etwas im Zimmer vergessen', 'Fundsachen heben wir drei Monate auf.');
  const entries = [room, lost];

  it.each([
    'Is there a safe in the room?',
    'Is there a kettle in the room?',
    'Do all rooms have air conditioning?',
    'Is there a hair dryer in the bathroom?',
    'Do you have a hairdryer?',
    'Habt ihr eine Klimaanlage im Zimmer?',
    'Ist ein Kühlschrank im Zimmer?',
    'Y a-t-il une bouilloire dans la chambre ?',
    '¿Hay nevera en la habitación?',
    "C'è il phon in camera?",
    'Há secador de cabelo no quarto?',
    'Is er een kluis op de kamer?',
    'Czy w pokoju jest czajnik?',
    'Есть фен в номере?',
    'Odada klima var mı?',
    'هل يوجد تكييف في الغرفة؟',
    '房间里有吹风机吗？',
    '部屋に冷蔵庫はありますか？',
    'Do the rooms have a bathtub?',
  ])('answers “%s”', async (question) => {
    const { trace, reply } = await decide(question, { entries });
    expect(trace.action).not.toBe('ask');
    expect(reply).toContain('Alle 70 Zimmer');
  });

  it.each(['Is there a TV in the room?', 'Is there a coffee machine in the room?', 'How does the safe work?'])(
    'does not surely answer “%s”',
    async (question) => expect((await decide(question, { entries })).reply).not.toContain('Alle 70 Zimmer'),
  );

  it('is called by the thing where the guest is asked back', async () =>
    expect((await decide('how does the AC work', { entries })).reply).toMatch(/1\. Air conditioning/));
});

describe('the choices of a question back', () => {
  const breakfast = [
    german('hours', 'Wann und wo gibt es Frühstück?', 'Frühstück gibt es Montag bis Freitag von 6:30 bis 10:00 Uhr.'),
    german(
      'price',
      'Was kostet das Frühstück, wenn es nicht gebucht ist?',
      'Das Frühstücksbuffet kostet 18 € pro Person.',
    ),
  ];
  const night = german(
    'night',
    'Snacks und Getränke nachts',
    'Neben dem Aufzug steht rund um die Uhr ein Automat: Wasser 2 €, Bier 3 €.',
  );
  const bar = german(
    'bar',
    'Bar Linde',
    'Unsere Bar »Linde« öffnet täglich um 17 Uhr, Sonntag bis Donnerstag bis Mitternacht, Freitag und Samstag bis 2 Uhr.',
  );

  it.each([
    ['es', 'desayuno', 'Horario de desayuno', 'Precio del desayuno'],
    ['pt', 'pequeno-almoço', 'Hora do pequeno-almoço', 'Preço pequeno-almoço'],
    ['nl', 'ontbijt', 'Ontbijttijden', 'Ontbijtprijs'],
    ['pl', 'śniadanie', 'Godziny śniadania', 'Cena śniadania'],
    ['tr', 'kahvaltı', 'Kahvaltı saatleri', 'Kahvaltı fiyatı'],
    ['zh', '早餐', '早餐时间', '早餐价格'],
    ['en', 'breakfast', 'Breakfast times', 'Breakfast price'],
  ])('are called by what they tell in %s', async (previousLanguage, word, hours, price) => {
    const { trace } = await decide(word, {
      entries: breakfast,
      previousLanguage,
      hotel: aHotel({ breakfast_charge: '18 €' }),
    });
    const names = trace.offered?.map(({ title }) => title);
    expect(names).toEqual(expect.arrayContaining([hours, price]));
  });

  it.each([
    ['en', 'When is the bar open?', 'and on Friday, how long?'],
    ['ru', 'Когда открыт бар?', 'а в пятницу до скольки?'],
    ['pl', 'Kiedy jest otwarty bar?', 'a w piątek do której?'],
    ['ja', 'バーは何時からですか？', '金曜日は何時まで？'],
  ])(
    'are never a title in another language where something names them in %s',
    async (previousLanguage, before, after) => {
      const history = [
        { author: 'guest' as const, text: before },
        { author: 'assistant' as const, text: bar.text },
      ];
      const { reply } = await decide(after, { entries: [bar, night], history, previousLanguage });
      expect(reply).not.toContain('Snacks');
    },
  );

  it.each([
    ['de', 'Stornierung', 'cancel'],
    ['de', 'Apotheke', 'shops'],
    ['fr', 'vélo', 'bikes'],
    ['it', 'cane', 'dog'],
    ['nl', 'hond', 'dog'],
    ['ru', 'собака', 'dog'],
  ])('are left out where the only one is what the guest typed: %s “%s”', async (previousLanguage, word, id) => {
    const entries = [
      german('cancel', 'Bis wann kann ich stornieren?', 'Kostenlos bis 18 Uhr am Tag vor der Anreise.'),
      german('dog', 'Darf mein Hund mit?', 'Ja, Hunde sind willkommen: 15 € pro Hund und Nacht.'),
      german('bikes', 'Verleihen Sie Fahrräder?', 'Im Hof stehen sechs Leihräder, 12 € pro Tag.'),
      german(
        'shops',
        'Wo ist der nächste Supermarkt, wo eine Apotheke?',
        'Die Apotheke am Goerdelerring öffnet Mo-Fr 8 bis 18:30 Uhr.',
      ),
    ];
    const { kind, reply } = await decide(word, { entries, previousLanguage });
    expect(kind).toBe('reply');
    expect(reply).toContain(entries.find((entry) => entry.id === id)!.text);
  });
});
