import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { givesAccess, isInHouseOnly, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { FIXED_LANGUAGES } from '#server/features/assistant/language/languages.rules.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { aBooking, aHotel, aTurn, anEntry } from './assistant-fixtures.ts';

const now = new Date('2026-11-21T12:00:00Z');
const decide = (text: string, changes: Partial<TurnContext> = {}) =>
  createComposer({ model: null, clock: { now: () => now } }).compose(aTurn(text, changes));

const late = anEntry({
  id: 'late',
  title: 'Ich komme erst nach 23 Uhr an. Wie komme ich rein?',
  text: 'Kein Problem: Links neben dem Eingang hängt unser Schlüsseltresor. Den Code schicken wir Ihnen am Anreisetag bis 18 Uhr per SMS, Ihre Zimmerkarte liegt mit Namen darin. Rufen Sie bitte kurz an, wenn es später als 23 Uhr wird.',
  language: 'de',
});
const keyBox = anEntry({
  id: 'key-box',
  title: 'How do I get in after 11 pm?',
  text: 'Your key is in the key box left of the entrance. The code of the key box is 4711.',
});
const booked = aBooking({ status: 'confirmed', check_in_date: '2026-11-22', check_out_date: '2026-11-24' });

describe('an entry that says where the key is and how the code comes', () => {
  it.each([
    late.title,
    'I arrive at 11.30 pm, how do I get in?',
    'Unser Zug kommt erst um 23:40 an. Wie kriegen wir dann den Schlüssel?',
    'Nuestro vuelo aterriza muy tarde y calculamos llegar sobre la una de la madrugada, ¿cómo entramos?',
    "We zijn pas rond half één 's nachts bij u, hoe komen we dan nog binnen?",
    'Będziemy koło 1 w nocy. Jak się dostaniemy do środka?',
    'Merhaba, gece yarısından sonra geleceğiz, resepsiyon kapalıysa odaya nasıl gireriz?',
    'السلام عليكم، سنصل بعد منتصف الليل بسبب تأخر الطائرة، كيف ندخل إلى الفندق؟',
    '你好，我们的航班晚点，大概凌晨一点才到酒店，前台没人的话怎么进去？',
    'フロントが閉まっていたらどうやって入ればいいですか？夜中の1時ごろ着きそうです。',
  ])('is told to everybody: “%s”', async (question) => {
    for (const booking of [null, booked]) {
      const { kind, reply } = await decide(question, { entries: [late, anEntry()], booking });
      expect(kind).toBe('reply');
      expect(reply).toContain('Schlüsseltresor');
    }
  });

  it('answers who asks for the code, where no other entry holds it', async () => {
    const asked = 'Wie ist der Code vom Schlüsseltresor?';
    expect((await decide(asked, { entries: [late, anEntry()] })).reply).toContain('per SMS');
    const decided = anEntry({ id: 'code', title: asked, text: 'Er lautet 4711.', language: 'de', in_house_only: true });
    const refused = await decide(asked, { entries: [late, decided] });
    expect(refused).toMatchObject({ kind: 'escalate', reasons: ['identity_unverified'] });
    expect(refused.reply).not.toContain('4711');
  });

  it('is withheld where staff decided so', async () => {
    const entries = [{ ...late, in_house_only: true }, anEntry()];
    expect((await decide(late.title, { entries })).reply).not.toContain('Schlüsseltresor');
  });
});

describe('a code', () => {
  it.each([
    ['key box', keyBox, 'How do I get in after 11 pm?', '4711'],
    [
      'door',
      anEntry({ id: 'code', title: 'What is the door code?', text: 'The door code is 2580.' }),
      'What is the door code?',
      '2580',
    ],
    [
      'alarm',
      anEntry({ id: 'code', title: 'What is the alarm code?', text: 'The alarm code is 1904.' }),
      'What is the alarm code?',
      '1904',
    ],
    [
      'safe',
      anEntry({
        id: 'code',
        title: 'What is the code of the safe?',
        text: 'The safe opens with 7788.',
        in_house_only: true,
      }),
      'What is the code of the safe?',
      '7788',
    ],
    [
      'Wi-Fi',
      anEntry({
        id: 'code',
        title: 'What is the Wi-Fi password?',
        text: 'The password is sunrise.',
        in_house_only: true,
      }),
      'What is the Wi-Fi password?',
      'sunrise',
    ],
  ])('of the %s is told in the house only', async (_of, entry, question, secret) => {
    for (const booking of [null, booked]) {
      const decision = await decide(question, { entries: [entry, anEntry()], booking });
      expect(decision).toMatchObject({ kind: 'escalate', reasons: ['identity_unverified'] });
      expect(decision.reply).not.toContain(secret);
    }
    const inside = await decide(question, { entries: [entry, anEntry()], booking: aBooking() });
    expect(inside.reply).toContain(secret);
  });

  it.each([
    ['How do I get in?', 'The door code is 4 7 1 1.'],
    ['How do I get in?', 'Lockbox left of the door: 47-11.'],
    ['How do I get in?', 'Door code:4711'],
    ['How do I get in?', 'We send you the door code by SMS. Today it is 2580.'],
    ['What is the door code?', 'Sunflower.'],
    ['What is the door code?', 'The last four digits of your booking number, which we send you by mail.'],
    ['Late arrival', 'You receive the key box with your birthday as the code.'],
    ['Late arrival', 'Use your booking number as the door code.'],
    ['Alarm', 'The alarm code is A1B2. We send you a message if it changes.'],
    ['Später Check-in', 'Der Schlüsseltresor öffnet mit 12#.'],
    ['Später Check-in', 'Der Türcode lautet Seeblick.'],
    ['Alarmanlage', 'Der Alarmcode ist 1904.'],
    ['Arrivée tardive', 'Le code de la porte est le 2580A.'],
    ['Llegada tarde', 'El código de la puerta es 2580.'],
    ['夜间入住', '大门密码是2580。'],
    ['深夜の到着', 'キーボックスの番号は2580です。'],
    ['وصول متأخر', 'رمز الباب هو ٢٥٨٠'],
  ])('that an entry states keeps it for guests in the house: “%s %s”', (title, text) => {
    expect(isInHouseOnly({ title, text, in_house_only: null })).toBe(true);
    expect(looksLikeCode({ title, text })).toBe(true);
  });

  it.each([
    [
      'Late arrival',
      'Your key is in the key box left of the door. We text you the code on the day of arrival by 6 pm.',
    ],
    ['When do I get the door code?', 'We send it by e-mail on the day of your arrival.'],
    [
      'Late arrival',
      'The key lies in the lockbox beside the door. Call us at +44 117 496 0000 if you are later than 23:00.',
    ],
    ['Arrivée tardive', "Nous vous envoyons le code de la porte par SMS le jour de l'arrivée avant 18h."],
    ['Llegada tarde', 'Le enviamos el código de la puerta por SMS el día de llegada.'],
    ['Arrivo in tarda serata', "Le inviamo il codice del portone per SMS il giorno dell'arrivo."],
    ['Chegada tardia', 'Enviamos o código da porta por SMS no dia da chegada.'],
    ['Late aankomst', 'Wij sturen u de deurcode op de dag van aankomst per sms.'],
    ['Późny przyjazd', 'Kod do drzwi wysyłamy SMS-em w dniu przyjazdu.'],
    ['Поздний заезд', 'Код от двери мы пришлём вам по СМС в день заезда.'],
    ['Geç varış', 'Kapı kodunu varış günü SMS ile gönderiyoruz.'],
    ['وصول متأخر', 'سنرسل لك رمز الباب برسالة في يوم الوصول.'],
    ['夜间入住', '入住当天我们会用短信发送大门密码给您。'],
    ['深夜の到着', 'ドアコードは到着日にSMSでお送りします。'],
  ])('that an entry does not state is no secret: “%s %s”', (title, text) => {
    expect(givesAccess({ title, text })).toBe(false);
  });
});

describe('a guest whose booking begins tomorrow', () => {
  it.each(FIXED_LANGUAGES)('reads in %s that it is told from the day of arrival', async (language) => {
    const { reply } = await decide(keyBox.title, { entries: [keyBox], booking: booked, previousLanguage: 'en' });
    expect(reply).toBe(fixedSentence('guests_from_arrival', 'en', { hotelName: aHotel().name }));
    const sentence = fixedSentence('guests_from_arrival', language, { hotelName: 'Lindenhof' });
    expect(sentence).toContain('Lindenhof');
    if (language !== 'en') expect(sentence).not.toContain('day of your arrival');
  });

  it('reads nothing of a booking that is not found', async () => {
    const { reply } = await decide('What is the door code?', { entries: [anEntry()], booking: booked });
    expect(reply).toContain('from the day of your arrival');
    expect(reply).not.toMatch(/no current booking|confirmation number/);
  });
});
