import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { tellsComplaint } from '#server/features/assistant/gates/told-complaints.rules.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const reply = (text: string, previousLanguage: string) => composer.compose(aTurn(text, { previousLanguage }));
const regret = (language: string): string => fixedSentence('complaint', language, { hotelName: 'Harbour View' });

describe('A service of the house that never came is regretted as a complaint', () => {
  it.each([
    ['en', 'The skibus never came today, we waited an hour in the cold'],
    ['de', 'Der Skibus ist heute einfach nicht gekommen'],
    ['de', 'Der Shuttle kam nie'],
    ['fr', "La navette n'est jamais venue ce matin"],
    ['es', 'El traslado nunca llegó al aeropuerto'],
    ['it', 'La navetta non è mai arrivata'],
    ['pt', 'O transfer não apareceu'],
    ['nl', 'De skibus is vandaag gewoon niet gekomen, we stonden een uur in de kou'],
    ['pl', 'Skibus dzisiaj po prostu nie przyjechał'],
    ['ru', 'Шаттл сегодня так и не приехал'],
    ['tr', 'Servis bugün hiç gelmedi'],
    ['ar', 'الباص ما جاء اليوم'],
    ['zh', '今天班车没来，我们在外面等了一个小时'],
    ['ja', 'シャトルバスが来なかったです'],
    ['en', 'Room service never arrived'],
  ])('%s: %s', async (language, text) => {
    const decision = await reply(text, language);
    expect(decision).toMatchObject({ category: 'complaint', priority: 'high', human_required: true });
    expect(decision.reply).toContain(regret(language));
  });

  it.each([
    ['en', 'Does the skibus come on Sunday?'],
    ['en', 'If the shuttle did not come, whom do we call?'],
    ['en', 'we ordered a taxi but we did not come in time'],
    ['de', 'Unser Zug ist nicht gekommen, wir kommen später'],
  ])('%s: "%s" is none', async (language, text) => {
    expect((await reply(text, language)).category).not.toBe('complaint');
  });
});

describe('A short outcry, and a guest who longs to leave, are complaints', () => {
  it.each([
    ['en', 'What a mess'],
    ['en', 'What a beautiful mess'],
    ['en', "We can't wait to leave this place"],
    ['de', 'Was für eine Sauerei'],
    ['de', 'Wir können es kaum erwarten, hier wegzukommen'],
    ['fr', 'Quel bordel !'],
    ['fr', "On a hâte de partir d'ici"],
    ['es', '¡Qué desastre!'],
    ['it', 'Che disastro!'],
    ['it', "Non vediamo l'ora di andarcene"],
    ['pt', 'Que bagunça!'],
    ['nl', 'Wat een rotzooi'],
    ['pl', 'Co za bałagan'],
    ['ru', 'Какой бардак'],
    ['tr', 'Bu ne rezalet'],
    ['ar', 'ايه الفوضى دي'],
    ['zh', '太脏了'],
    ['ja', 'ひどい有様です'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(text, language)).toMatchObject({ category: 'complaint', priority: 'high' });
  });

  it.each([
    ['en', 'Sorry, what a mess, our son has spilled juice on the carpet, could you clean it?'],
    ['en', "We can't wait to leave for our holiday"],
    ['es', 'Qué ganas de irnos de vacaciones'],
    ['tr', 'Gitmek için sabırsızlanıyoruz'],
  ])('%s: "%s" is none', async (language, text) => {
    expect(tellsComplaint(text), language).toBe(false);
  });
});

describe('A safe that does not open is a fault', () => {
  it.each([
    ['en', 'Safe is locked and we forgot the code'],
    ['de', 'Tresor ist zu und wir haben den Code vergessen'],
    ['fr', 'Le coffre est bloqué et on a oublié le code'],
    ['es', 'La caja fuerte está bloqueada y hemos olvidado el código'],
    ['it', 'La cassaforte è bloccata e abbiamo dimenticato il codice'],
    ['pt', 'O cofre está trancado e esquecemos o código'],
    ['nl', 'De kluis zit dicht en we zijn de code vergeten'],
    ['pl', 'Sejf jest zamknięty, zapomnieliśmy kodu'],
    ['ru', 'Сейф закрыт, мы забыли код'],
    ['tr', 'Kasa kilitli, şifreyi unuttuk'],
    ['ar', 'الخزنة مقفلة ونسينا الرقم'],
    ['zh', '保险箱锁住了，我们忘了密码'],
  ])('%s: %s', async (language, text) => {
    const decision = await reply(text, language);
    expect(decision).toMatchObject({ category: 'maintenance', priority: 'high', human_required: true });
    expect(decision.reply).toBe(regret(language));
  });

  it.each([
    ['en', 'Is there a safe in the room?'],
    ['en', 'What happens if we forget the code of the safe?'],
    ['en', 'how to open the safe if I forgot the code'],
    ['tr', 'yanımda takılarım olacak, odada kilitli kasa bulunuyor mu'],
    ['ar', 'لو نسيت الرقم السري للخزنة مين بيفتحها'],
  ])('%s: "%s" is none', async (language, text) => {
    expect((await reply(text, language)).category).not.toBe('maintenance');
  });
});

describe('An order to book or to charge with a card is no complaint', () => {
  it.each([
    ['de', 'Karte •••• 1111 Ablauf ••/••, bitte Zimmer buchen'],
    ['en', 'Card •••• 1111 exp ••/••, please book a double room'],
    ['en', 'Here is my card •••• 1111, please charge the deposit'],
    ['fr', 'Carte •••• 1111 exp ••/••, merci de réserver une chambre'],
    ['es', 'Tarjeta •••• 1111 caduca ••/••, reserve una habitación por favor'],
    ['it', 'Carta •••• 1111 scadenza ••/••, prenoti una camera per favore'],
    ['pt', 'Cartão •••• 1111 validade ••/••, por favor reserve um quarto'],
    ['nl', 'Kaart •••• 1111 geldig tot ••/••, graag een kamer boeken'],
    ['pl', 'Karta •••• 1111 ważna do ••/••, proszę zarezerwować pokój'],
    ['ru', 'Карта •••• 1111 срок ••/••, забронируйте номер'],
    ['tr', 'Kart •••• 1111 son kullanma ••/••, lütfen oda ayırtın'],
    ['ar', 'بطاقة •••• 1111 صلاحية ••/••، احجز غرفة من فضلك'],
    ['zh', '卡号•••• 1111有效期••/••，请预订房间'],
    ['ja', 'カード•••• 1111 有効期限••/••、部屋の予約をお願いします'],
    ['en', '•••• 1111 ••/•• •••'],
    ['en', 'please book a double room'],
    ['de', 'bitte Zimmer buchen'],
  ])('%s: %s', async (language, text) => {
    const decision = await reply(text, language);
    expect(decision.category).not.toBe('complaint');
    expect(decision.reply).not.toContain(regret(language));
  });

  it.each([
    ['en', 'You charged my card •••• 1111 twice!'],
    ['fr', 'Ma carte •••• 1111 a été débitée deux fois'],
    ['en', 'You booked us the wrong room'],
    ['en', 'I booked a double room and got a single'],
    ['de', 'Sie haben uns das falsche Zimmer gebucht'],
    ['en', 'Please book us a taxi, the room is disgusting'],
  ])('%s: "%s" is one', async (language, text) => {
    expect(await reply(text, language)).toMatchObject({ category: 'complaint' });
  });
});

describe('The request not to send card or account numbers comes with each message that had one', () => {
  it.each(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'])('%s', async (language) => {
    const notice = fixedSentence('no_cards', language, { hotelName: 'Harbour View' });
    const history = [{ author: 'assistant' as const, text: `ok\n\n${notice}` }];
    for (const text of ['•••• 1111', 'IBAN DE•• •••• 3000', 'MT•• •••• 001S']) {
      const decision = await composer.compose(aTurn(text, { previousLanguage: language, history }));
      expect(decision.reply).toContain(notice);
    }
  });
});
