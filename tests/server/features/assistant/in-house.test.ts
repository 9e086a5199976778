import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { givesAccess, isCurrentGuest, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { fixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { HOUSE_FACT_SENTENCES } from '#server/features/assistant/sentences/house-facts/house-fact.sentences.ts';
import { aBooking, aHotel, aTurn, anEntry } from './assistant-fixtures.ts';
import { anAnswer, scriptedModel } from './scripted-model.ts';

const now = new Date('2026-11-21T12:00:00Z');
const pad = anEntry({
  id: 'pad',
  title: 'How do I open the garage?',
  text: 'Press 8213 and the green key.',
  in_house_only: true,
});
const wifi = anEntry({
  id: 'wifi',
  title: 'What is the Wi-Fi password?',
  text: 'The network is Harbour Guest, the password is sunrise.',
  in_house_only: true,
});
const entries = [pad, wifi, anEntry()];

type Model = ReturnType<typeof scriptedModel> | null;
const decide = (model: Model, text: string, changes: Partial<TurnContext> = {}) =>
  createComposer({ model, clock: { now: () => now } }).compose(aTurn(text, { entries, ...changes }));

describe('an entry that only guests in the house may know', () => {
  it.each([
    ['How do I open the garage?', '8213'],
    ['What is the Wi-Fi password?', 'sunrise'],
  ])('is not told to a stranger who asks “%s”', async (question, secret) => {
    const decision = await decide(null, question);
    expect(decision).toMatchObject({ kind: 'escalate', human_required: true, reasons: ['identity_unverified'] });
    expect(decision.reply).not.toContain(secret);
    expect(decision.reply).toContain('guests who are staying with us');
    expect((await decide(null, question, { booking: aBooking() })).reply).toContain(secret);
  });

  it('is not offered to the model for a stranger, and is for a guest in the house', async () => {
    const stranger = scriptedModel(anAnswer());
    await decide(stranger, 'Which rooms have a view, and when is breakfast?');
    expect(stranger.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(stranger.calls)).not.toMatch(/8213|sunrise/);
    const guest = scriptedModel(anAnswer());
    await decide(guest, 'Which rooms have a view, and when is breakfast?', { booking: aBooking() });
    expect(JSON.stringify(guest.calls)).toMatch(/8213/);
  });

  it('is not repeated from the history of an earlier stay', async () => {
    const model = scriptedModel(anAnswer());
    const history = [
      { author: 'guest' as const, text: 'garage?' },
      { author: 'assistant' as const, text: 'Press 8213 and then the green key, please.' },
      { author: 'assistant' as const, text: 'The network is Harbour Guest and the password is sunrise.' },
    ];
    await decide(model, 'What did you tell me last week, and is breakfast still at seven?', { history });
    expect(model.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(model.calls)).not.toMatch(/8213|sunrise/);
  });

  it('is disclosed to everyone if staff decided so, even if it looks like a code', async () => {
    const open = anEntry({ id: 'pad', title: 'How do I open the garage?', text: 'Type 4711# on the pad.' });
    expect((await decide(null, open.title, { entries: [open] })).reply).not.toContain('4711');
    const decided = { ...open, in_house_only: false };
    expect((await decide(null, open.title, { entries: [decided] })).reply).toContain('4711#');
  });

  it('checks the profile’s free text, which has no switch', async () => {
    const hotel = aHotel({ policies: 'Type 4711# on the pad after midnight.', special_services: ['Lockbox 9920#'] });
    const model = scriptedModel(anAnswer());
    await decide(model, 'What are your policies and services?', { hotel, entries: [anEntry()] });
    expect(JSON.stringify(model.calls)).not.toMatch(/4711|9920/);
  });
});

describe('what everybody may know beside what only guests in the house may know', () => {
  const hotel = aHotel({
    wifi_network: 'Harbour Guest',
    wifi_password: 'sunrise-77',
    reception_opens: '07:00',
    reception_closes: '22:00',
  });
  const night = anEntry({
    id: 'night',
    title: 'How do I get in at night when reception is closed?',
    text: 'At night, when reception is closed, type 4711# on the pad beside the front door.',
    in_house_only: true,
  });
  const stranger = (text: string) => decide(null, text, { hotel, entries: [night, anEntry()] });

  it.each([
    'Is there wifi?',
    'Gibt es WLAN?',
    'Y a-t-il du wifi ?',
    '¿Hay wifi?',
    "C'è il wifi?",
    'Tem wifi?',
    'Is er wifi?',
    'Czy jest wifi?',
    'Есть ли у вас вай-фай?',
    'Wifi var mı?',
    'هل يوجد واي فاي؟',
    '有无线网络吗？',
    'WiFiはありますか？',
  ])('“%s” is answered to a stranger without the password', async (question) => {
    const decision = await stranger(question);
    expect(decision).toMatchObject({ kind: 'reply', human_required: false });
    expect(decision.reply).toContain('Harbour Guest');
    expect(decision.reply).not.toContain('sunrise-77');
    const language = decision.language ?? '';
    expect(decision.reply).toContain(HOUSE_FACT_SENTENCES[fixedLanguage(language)].wifi_guests);
    expect(decision.reply).toContain(fixedSentence('prove_booking', language, { hotelName: '' }));
  });

  it('a guest who has booked is not asked to prove it', async () => {
    const booking = aBooking({ status: 'confirmed', check_in_date: '2026-12-20', check_out_date: '2026-12-22' });
    const { reply } = await decide(null, 'Is there wifi?', { hotel, entries: [anEntry()], booking });
    expect(reply).toContain('guests who are staying with us');
    expect(reply).not.toContain('confirmation number');
  });

  it.each([
    'What is the wifi password?',
    'Wie lautet das WLAN-Passwort?',
    'Quel est le mot de passe du wifi ?',
    '¿Cuál es la contraseña del wifi?',
    'Qual è la password del wifi?',
    'Qual é a senha do wifi?',
    'Wat is het wifi-wachtwoord?',
    'Jakie jest hasło do wifi?',
    'Какой пароль от вай-фая?',
    'Wifi şifresi nedir?',
    'ما كلمة سر الواي فاي؟',
    '无线网络密码是多少？',
    'Wi-Fiのパスワードは何ですか？',
    'How do I connect to the Wi-Fi?',
    'wifi code please',
    'How can we get on the wifi?',
    'code wifi',
    'identifiants wifi',
    'Comment se connecter au wifi ?',
    'Zugangsdaten WLAN',
    'wie komme ich ins wlan',
    '¿Cómo me conecto al wifi?',
    'Come mi collego al wifi?',
    'Como me ligo ao wifi?',
    'Hoe maak ik verbinding met de wifi?',
    'kod do wifi',
    'Как подключиться к вай-фаю?',
    'wifi ye nasıl bağlanırım?',
    'كيف أتصل بالواي فاي؟',
    '怎么连接WiFi？',
    'WiFiの接続方法を教えてください',
  ])('“%s” is refused to a stranger', async (question) => {
    const decision = await stranger(question);
    expect(decision).toMatchObject({ kind: 'escalate', reasons: ['identity_unverified'] });
    expect(decision.reply).not.toContain('sunrise-77');
  });

  it('a guest in the house reads the password', async () => {
    const { reply } = await decide(null, 'Is there wifi?', { hotel, entries: [anEntry()], booking: aBooking() });
    expect(reply).toContain('sunrise-77');
  });

  it.each([
    ['À quelle heure ferme la réception ?', '22:00'],
    ['¿habrá alguien en recepción a las 12 de la noche?', '22:00'],
    ['When does reception close?', '10:00 PM'],
  ])('“%s” is answered with the hours of the reception', async (question, hour) => {
    const decision = await stranger(question);
    expect(decision).toMatchObject({ kind: 'reply', human_required: false });
    expect(decision.reply).toContain(hour);
    expect(decision.reply).not.toContain('4711');
  });

  it('how to get in at night is refused', async () =>
    expect(await stranger(night.title)).toMatchObject({ kind: 'escalate', reasons: ['identity_unverified'] }));
});

describe('a guest is in the house', () => {
  const zone = 'Pacific/Auckland';
  const at = new Date('2026-11-20T12:30:00Z'); // the 21st, 01:30, in Auckland
  it.each([
    ['on the day of arrival', { check_in_date: '2026-11-21', status: 'confirmed' }, true],
    ['not on the day before', { check_in_date: '2026-11-22', status: 'confirmed' }, false],
    ['once checked in, however early', { check_in_date: '2026-11-22', status: 'checked-in' }, true],
    ['until the day of departure', { check_out_date: '2026-11-21', status: 'confirmed' }, true],
    ['not after it', { check_out_date: '2026-11-20', status: 'checked-in' }, false],
    ['not once checked out', { status: 'checked-out' }, false],
    ['not with a cancelled booking', { status: 'cancelled' }, false],
  ])('%s', (_when, changes, expected) => {
    const booking = aBooking({ check_in_date: '2026-11-19', check_out_date: '2026-11-25', ...changes });
    expect(isCurrentGuest(booking, at, zone)).toBe(expected);
  });
});

describe('what looks like a code', () => {
  const said = (title: string, text: string) => ({ title, text });
  it.each([
    ['How do I get in at night?', 'Type 4711# on the pad.'],
    ['Late arrival', 'Enter 2580 on the keypad beside the door.'],
    ['Späte Anreise', 'Geben Sie am Tastenfeld 4711 ein.'],
    ['Llegada tarde', 'Marque 4711 en el teclado.'],
    ['What is the door code?', 'It is 4711.'],
  ])('opens a door: “%s %s”', (title, text) => {
    expect(givesAccess(said(title, text))).toBe(true);
    expect(looksLikeCode(said(title, text))).toBe(true);
  });
  it.each([
    ['What is the Wi-Fi password?', 'The password is sunrise.'],
    ['WLAN', 'Das Passwort lautet Seeblick.'],
    ['¿Hay wifi?', 'Sí, la contraseña es amanecer.'],
    ['WiFi', 'Le mot de passe : soleil'],
    ['Safe', 'The code is 1234.'],
  ])('is proposed: “%s %s”', (title, text) => expect(looksLikeCode(said(title, text))).toBe(true));
  it.each([
    ['Is there Wi-Fi?', 'Yes, free; there is no password.'],
    ['What time is breakfast?', 'From 7:00 AM to 10:30 AM.'],
    ['How do I reach you?', 'Call +44 117 496 0000 or dial 9.'],
    ['Is there a dress code?', 'No, come as you are.'],
    ['How do I cast?', 'Scan the QR code on the screen.'],
    ['How much is parking?', '1500 yen a night, 200 spaces.'],
  ])('is not: “%s %s”', (title, text) => {
    expect(givesAccess(said(title, text))).toBe(false);
    expect(looksLikeCode(said(title, text))).toBe(false);
  });
});
