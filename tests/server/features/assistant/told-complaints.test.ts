import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const reply = (text: string, previousLanguage: string) => composer.compose(aTurn(text, { previousLanguage }));

describe('Irony, dry jokes and "not satisfied" are regretted', () => {
  it.each([
    ['en', 'nothing in this room works properly'],
    ['en', 'we are not pleased at all'],
    ['fr', 'rien ne marche dans cette chambre'],
    ['fr', 'nous ne sommes pas satisfaits'],
    ['de', 'ich bin überhaupt nicht glücklich damit'],
    ['es', 'no estamos nada contentos'],
    ['it', 'non funziona niente qui'],
    ['pt', 'não estamos contentes com o quarto'],
    ['nl', 'we zijn helemaal niet tevreden'],
    ['pl', 'nic tu nie działa'],
    ['ru', 'мы совсем не довольны'],
    ['tr', 'hiç memnun değiliz'],
    ['ar', 'لسنا راضين أبدا'],
    ['zh', '我们很不满意'],
    ['ja', 'まったく満足していません'],
    ['en', 'thank you so much for forgetting us at the airport'],
    ['en', 'cheers for the mouldy shower curtain'],
    ['en', 'great, no hot water again'],
    ['fr', 'merci de nous avoir oubliés'],
    ['fr', "super, encore pas d'eau chaude"],
    ['de', 'danke, dass ihr uns ignoriert'],
    ['de', 'toll, schon wieder kein warmes Wasser'],
    ['es', 'gracias por dejarnos tirados'],
    ['es', 'genial, otra vez sin toallas'],
    ['it', "grazie mille per l'attesa di un'ora"],
    ['it', 'fantastico, di nuovo senza acqua calda'],
    ['pt', 'obrigado por nada'],
    ['pt', 'que maravilha, mais uma noite sem dormir'],
    ['nl', 'bedankt voor niks'],
    ['nl', 'geweldig, alweer geen handdoeken'],
    ['pl', 'dzięki za nic'],
    ['pl', 'świetnie, znowu brak ciepłej wody'],
    ['ru', 'спасибо ни за что'],
    ['ru', 'отлично, опять нет полотенец'],
    ['tr', 'hiçbir şey için teşekkürler'],
    ['tr', 'bizi beklettiğiniz için teşekkürler'],
    ['ar', 'شكرا على لا شيء'],
    ['ar', 'شكرا على تجاهلكم لنا'],
    ['zh', '谢谢你们让我们等了一个小时'],
    ['zh', '真棒，又没有热水'],
    ['ja', '一時間も待たせてくれてありがとう'],
    ['ja', '素晴らしい、またお湯が出ません'],
    ['en', 'Two stars would be generous.'],
    ['en', 'Fourth night without sleep thanks to the disco.'],
    ['fr', 'Le matelas est une planche.'],
    ['de', 'Die Matratze ist ein Brett'],
    ['es', '¿Cuatro estrellas? ¿En serio?'],
    ['it', "la doccia è un'esperienza artica"],
    ['pt', 'Estamos à espera há uma hora!'],
    ['nl', 'Vier sterren, echt waar?'],
    ['pl', 'Cztery gwiazdki, naprawdę?'],
    ['ru', 'Четыре звезды? Вы серьёзно?'],
    ['tr', 'Bir saattir bekliyoruz!'],
    ['zh', '四星级？真的吗？'],
    ['ar', 'أربع نجوم؟ عن جد؟'],
    ['ja', 'これで四つ星ですか？'],
    ['en', 'thanks for the lovely cockroach'],
    ['it', 'grazie per averci ignorato'],
    ['ru', 'Кондиционер решил, что у нас зима.'],
    ['pt', 'O duche é uma experiência polar.'],
    ['nl', 'Heerlijk, om vijf uur wakker van de vuilniswagen.'],
    ['en', 'So the sea view is behind the scaffolding, I take it?'],
    ['de', 'okay, kommt also keiner mehr'],
    ['ja', 'いつまで待たせるんですか！もう1時間ですよ'],
    ['tr', 'Dört yıldız mı? Herhalde perdedeki delikten görünenler.'],
    ['ar', 'شي معيب!! ساعة وإحنا ننتظر الغرفة'],
  ])('%s: %s', async (language, text) => {
    const decision = await reply(text, language);
    expect(decision).toMatchObject({ kind: 'escalate', priority: 'high', language });
    expect(decision.reply).toContain(fixedSentence('complaint', language, { hotelName: 'Harbour View' }));
  });
});

describe('Questions that only sound like a complaint are none', () => {
  it.each([
    ['en', 'is it normal to tip the housekeeping staff?'],
    ['en', "what's your cancellation policy?"],
    ['en', 'can I get a refund if I cancel tomorrow?'],
    ['en', 'how many stars does the hotel have?'],
    ['en', 'do you have a firm mattress?'],
    ['en', 'is there no lift?'],
    ['en', 'we arrive at 3am, is the reception open?'],
    ['en', 'is the sea view behind the garden?'],
    ['fr', 'est-ce normal de laisser un pourboire ?'],
    ['fr', 'puis-je annuler sans frais ?'],
    ['fr', "l'hôtel a combien d'étoiles ?"],
    ['fr', "nous aurons un peu d'attente au check-in ?"],
    ['de', 'ist es normal, dass man Trinkgeld gibt?'],
    ['de', 'ist das ein Vier-Sterne-Hotel?'],
    ['de', 'haben Sie härtere Matratzen?'],
    ['es', '¿es normal dejar propina?'],
    ['es', '¿puedo cancelar gratis?'],
    ['es', '¿cuántas estrellas tiene el hotel?'],
    ['it', 'è normale lasciare la mancia?'],
    ['it', 'posso cancellare senza penale?'],
    ['it', "quante stelle ha l'hotel?"],
    ['pt', 'é normal deixar gorjeta?'],
    ['pt', 'posso cancelar com reembolso?'],
    ['nl', 'is het normaal om fooi te geven?'],
    ['nl', 'krijg ik mijn geld terug als ik annuleer?'],
    ['pl', 'czy to normalne, żeby zostawiać napiwek?'],
    ['pl', 'czy mogę anulować bez kosztów?'],
    ['ru', 'принято ли оставлять чаевые?'],
    ['ru', 'можно отменить бронь без штрафа?'],
    ['tr', 'bahşiş bırakmak normal mi?'],
    ['tr', 'ücretsiz iptal edebilir miyim?'],
    ['ar', 'هل من الطبيعي ترك بقشيش؟'],
    ['ar', 'هل يمكنني الإلغاء واسترداد المبلغ؟'],
    ['zh', '给小费正常吗？'],
    ['zh', '取消可以退款吗？'],
    ['ja', 'チップを渡すのは普通ですか？'],
    ['ja', 'キャンセルしたら返金されますか？'],
  ])('%s: %s', async (language, text) => {
    const { reasons, category } = await reply(text, language);
    expect(reasons).not.toContain('complaint');
    expect(category).not.toBe('emergency');
  });
});
