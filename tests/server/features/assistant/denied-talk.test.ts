import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const reply = (text: string, changes: Partial<TurnContext>) => composer.compose(aTurn(text, changes));

describe('A denial with more beside it is no small talk: a person is called', () => {
  it.each([
    ['en', "no, that isn't what I asked for"],
    ['en', 'nobody picks up at the desk'],
    ['de', 'nein, das war nicht meine Frage'],
    ['en', 'not good'],
    ['en', 'no, thats wrong'],
    ['fr', "non ce n'est pas ce que j'ai demandé"],
    ['de', 'Ich habe etwas vergessen'],
    ['en', 'ok so nobody is coming then'],
  ])('%s: %s', async (previousLanguage, text) => {
    expect(await reply(text, { previousLanguage })).toMatchObject({ human_required: true });
  });
});

describe('A polite no, thanks and praise call nobody', () => {
  it.each([
    ['en', 'thanks for everything, we loved the three nights here'],
    ['en', 'thanks for waiting up for us last night'],
    ['en', 'no thanks, all good'],
    ['en', 'ok no problem'],
    ['en', 'not bad at all, we like it'],
    ['en', 'nothing else, thank you'],
    ['en', 'goodbye and thanks for the lovely stay'],
    ['fr', 'merci pour tout, à bientôt'],
    ['fr', "merci d'avoir attendu"],
    ['fr', 'non merci, ça va'],
    ['fr', 'pas de souci'],
    ['fr', "adieu et merci, c'était super"],
    ['de', 'nein danke, alles gut'],
    ['de', 'vielen Dank fürs Warten'],
    ['de', 'kein Problem, danke'],
    ['de', 'nichts weiter, danke'],
    ['es', 'no, gracias, todo bien'],
    ['es', 'gracias por la espera'],
    ['es', 'no hay problema, gracias'],
    ['it', 'no grazie, tutto a posto'],
    ['it', "non c'è problema"],
    ['pt', 'não, obrigado, está tudo bem'],
    ['pt', 'sem problema'],
    ['nl', 'nee bedankt, alles goed'],
    ['nl', 'bedankt voor het wachten'],
    ['pl', 'nie, dziękuję, wszystko w porządku'],
    ['pl', 'nie ma problemu'],
    ['ru', 'нет, спасибо, всё хорошо'],
    ['ru', 'ничего страшного, спасибо'],
    ['tr', 'hayır teşekkürler, her şey yolunda'],
    ['tr', 'sorun değil'],
    ['ar', 'لا شكرا، كل شيء تمام'],
    ['ar', 'لا مشكلة'],
    ['zh', '不用了，谢谢，都很好'],
    ['zh', '没问题'],
    ['ja', 'いいえ、大丈夫です'],
    ['ja', '問題ありません、ありがとう'],
    ['en', "ok i'm done with breakfast, thanks. bye!"],
    ['ru', 'мы прекрасно отдохнули'],
    ['zh', '住得很开心'],
    ['zh', '我们玩得很开心'],
    ['pt', 'o meu filho gostou muito do parque, obrigado!'],
    ['tr', 'ne güzel bir otel, teşekkürler'],
  ])('%s: %s', async (previousLanguage, text) => {
    expect(await reply(text, { previousLanguage })).toMatchObject({ kind: 'reply', priority: 'low' });
  });
});

describe('A guest who waits for a person and asks whether somebody is there is told that they have the message', () => {
  it.each([
    ['it', 'pronto?'],
    ['pt', 'está aí?'],
    ['es', '¿oiga?'],
    ['en', 'still there?'],
    ['ja', 'もしもし？'],
  ])('%s: %s', async (language, text) => {
    const decision = await reply(text, { previousLanguage: language, awaitsStaff: true });
    expect(decision.reply).toBe(fixedSentence('still_waiting', language, { hotelName: 'Harbour View' }));
  });
});
