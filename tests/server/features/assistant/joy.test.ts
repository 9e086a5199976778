import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { type Joy, joyOf } from '#server/features/assistant/gates/joy.rules.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const reply = (text: string, changes: Partial<TurnContext>) => composer.compose(aTurn(text, changes));
const said = (name: Joy, language: string) => fixedSentence(name, language, { hotelName: 'Harbour View' });

describe('A guest who looks forward to the stay gets a friendly sentence, and no person is called', () => {
  it.each([
    ['en', "we can't wait to come!"],
    ['en', 'So excited for our stay next week!'],
    ['en', 'Looking forward to seeing you on Saturday'],
    ['de', 'Wir freuen uns schon!'],
    ['de', 'Wir können es kaum erwarten'],
    ['de', 'Danke, wir freuen uns!'],
    ['fr', "On a hâte d'arriver !"],
    ['fr', 'Vivement samedi !'],
    ['es', '¡Tenemos muchas ganas de ir!'],
    ['es', 'Estamos deseando llegar'],
    ['it', "Non vediamo l'ora di arrivare"],
    ['it', 'Siamo molto felici di venire da voi!'],
    ['pt', 'Mal posso esperar!'],
    ['pt', 'Estamos ansiosos para chegar!'],
    ['nl', 'We hebben er zin in!'],
    ['nl', 'We kijken er erg naar uit!'],
    ['pl', 'Już się nie możemy doczekać'],
    ['pl', 'Bardzo się cieszymy na pobyt'],
    ['ru', 'Ждём встречи!'],
    ['ru', 'Не можем дождаться!'],
    ['tr', 'Gelmek için sabırsızlanıyoruz'],
    ['ar', 'متحمسين جدا للإقامة عندكم'],
    ['zh', '期待入住'],
    ['zh', '很期待这次旅行'],
    ['ja', '楽しみにしています'],
    ['ja', 'お会いできるのを楽しみにしています'],
  ])('%s: %s', async (previousLanguage, text) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision).toMatchObject({ kind: 'reply', priority: 'low', human_required: false });
    expect(decision.reply).toBe(said('looking_forward', previousLanguage));
  });
});

describe('Praise of what the house has is a compliment', () => {
  it.each([
    ['en', 'The breakfast was to die for!'],
    ['en', 'The sauna was amazing'],
    ['de', 'Das Kaiserschmarrn war ein Traum!'],
    ['de', 'Der Glühwein gestern hat uns umgehauen, einfach super!'],
    ['de', 'Der Wellnessbereich ist der Hammer!'],
    ['fr', 'La vue est à couper le souffle !'],
    ['fr', "On s'est régalés hier soir !"],
    ['es', 'La comida estaba riquísima'],
    ['es', 'La cena estuvo de lujo'],
    ['it', 'Il panorama è mozzafiato'],
    ['pt', 'Adorámos a piscina'],
    ['nl', 'Het eten gisteren was verrukkelijk'],
    ['pl', 'Widok zapiera dech w piersiach'],
    ['ru', 'Ужин был просто восхитительный'],
    ['tr', 'Manzara nefes kesici'],
    ['ar', 'المنظر خيالي'],
    ['zh', '昨天的晚餐太好吃了'],
    ['ja', '昨日の夕食、とても美味しかったです'],
  ])('%s: %s', async (previousLanguage, text) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision).toMatchObject({ kind: 'reply', priority: 'low', human_required: false });
    expect(decision.reply).toBe(said('compliment', previousLanguage));
  });
});

describe('Superlatives, joy beside a farewell, and farewells that sound like something else', () => {
  it.each([
    ['en', 'The staff was amazing', 'compliment'],
    ['de', 'Das Schnitzel war das beste, das wir je gegessen haben', 'compliment'],
    ['fr', "C'était le meilleur repas de notre vie", 'compliment'],
    ['pt', 'Melhor pequeno-almoço de sempre', 'compliment'],
    ['ru', 'Завтрак выше всяких похвал', 'compliment'],
    ['pl', 'Najlepszy hotel, w jakim byliśmy', 'compliment'],
    ['de', 'Bis Freitag, wir freuen uns riesig', 'looking_forward'],
    ['ru', 'До скорой встречи!', 'farewell'],
    ['en', 'Yay, we are so excited!!', 'looking_forward'],
    ['nl', 'Petje af voor de kok', 'compliment'],
    ['de', 'Großes Lob an die Küche', 'compliment'],
    ['pl', 'Jedzenie palce lizać!', 'compliment'],
    ['ru', 'До новых встреч!', 'farewell'],
    ['ja', '家族みんな楽しみにしています！', 'looking_forward'],
    ['ja', '良い一日を', 'farewell'],
    ['zh', '祝你们有美好的一天', 'farewell'],
    ['pt', 'Tenham um bom dia', 'farewell'],
  ])('%s: %s', async (previousLanguage, text, name) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision.reply).toBe(said(name as Joy, previousLanguage));
  });
});

describe('What only begins like joy or praise is none', () => {
  it.each([
    ['en', "We can't wait any longer, where is our room?"],
    ['en', 'Looking forward to your reply'],
    ['en', "This can't wait"],
    ['en', 'The sauna was amazing until it broke'],
    ['en', 'The breakfast is delicious but cold'],
    ['en', 'We love the pool, is it open at night'],
    ['en', "We arrive at 10pm, can't wait!"],
    ['en', 'Two years ago we hired e-bikes in Lindau and one caught fire'],
    ['es', 'Nuestros primos dicen que en Lindau el parking vale la mitad'],
    ['ar', 'الفطور حلو بس النحل طفشنا'],
    ['ja', '夕食は美味しかったですが量が少ないです'],
    ['es', 'La cena estuvo riquísima, solo que tardaron mucho'],
    ['de', 'war meine mutter heute schon beim frühstück'],
    ['de', 'stau vor dem tunnel / wird wohl sieben / wir freuen uns'],
    ['tr', 'cumartesi çalan gurubun ismi neydi çok güzeldi'],
    ['ja', '前のホテルよりきれいですか'],
    ['ja', '期待はずれ'],
    ['de', 'Wir freuen uns über ein ruhiges Zimmer'],
    ['de', 'Wir freuen uns, wenn wir früher ins Zimmer können'],
    ['de', 'Das Essen war nicht lecker'],
    ['de', 'Der Lärm ist der Wahnsinn'],
    ['fr', "On a hâte de partir d'ici"],
    ['fr', "Le dîner n'était pas délicieux"],
    ['es', 'Tengo muchas ganas de vomitar'],
    ['es', 'Nos encantaría una cuna en la habitación'],
    ['es', 'La comida estaba riquísima pero el baño está sucio'],
    ['it', "Non vediamo l'ora di andarcene"],
    ['pt', 'às oito e meia está ótimo'],
    ['it', 'alle otto è ottimo'],
    ['pt', 'O jantar não estava maravilhoso'],
    ['nl', 'Dit kan niet wachten'],
    ['nl', 'We hebben zin in pizza'],
    ['pl', 'Nie możemy się doczekać kelnera'],
    ['ru', 'С нетерпением ждём ответа'],
    ['tr', 'bayıldım'],
    ['tr', 'Cevabınızı sabırsızlıkla bekliyoruz'],
    ['ar', 'الاكل لم يكن لذيذ'],
    ['zh', '期待您的回复'],
    ['zh', '推荐一家很好吃的餐厅'],
    ['ja', 'お返事を楽しみにしています'],
    ['ja', '楽しみにしていたのに残念です'],
  ])('%s: %s', (language, text) => expect(joyOf(text, language)).toBeNull());

  it('a guest who waits for staff and "can’t wait" is no guest who looks forward', async () => {
    const decision = await reply("We can't wait!", { previousLanguage: 'en', awaitsStaff: true });
    expect(decision.reply).not.toBe(said('looking_forward', 'en'));
  });

  it('an earlier emergency stays one', async () => {
    const history = [
      { author: 'guest' as const, text: 'There is smoke in our room', at: new Date('2026-11-21T11:58:00Z') },
    ];
    const decision = await reply('The view is stunning', { previousLanguage: 'en', history });
    expect(decision).toMatchObject({ human_required: true, reasons: ['safety'] });
  });
});
