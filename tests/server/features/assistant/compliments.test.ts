import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { aTurn } from './assistant-fixtures.ts';

const composer = createComposer({
  model: null,
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
});
const reply = (text: string, changes: Partial<TurnContext> = {}) => composer.compose(aTurn(text, changes));

describe('A compliment calls nobody', () => {
  it.each([
    ['you are number one!', 'en'],
    ['Sie sind die Besten', 'de'],
    ['sois los mejores', 'es'],
    ['siete i numeri uno', 'it'],
    ['vocês são os melhores', 'pt'],
    ['vous êtes les meilleurs', 'fr'],
    ['jullie zijn de besten', 'nl'],
    ['jesteście najlepsi', 'pl'],
    ['вы лучшие', 'ru'],
    ['bir numarasınız', 'tr'],
    ['أنتم الأفضل', 'ar'],
    ['你们是最好的', 'zh'],
    ['一番です', 'ja'],
  ])('%s', async (text, previousLanguage) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision).toMatchObject({ kind: 'reply', language: previousLanguage, priority: 'low' });
    expect(decision.reply).toBe(fixedSentence('compliment', previousLanguage, { hotelName: 'Harbour View' }));
  });
});

describe('Amazement and nothing else is a compliment', () => {
  it.each([
    ['wow. just wow', 'en'],
    ['what a view!', 'en'],
    ['wow. einfach wow', 'de'],
    ['was für ein Ausblick!', 'de'],
    ['waouh. juste waouh', 'fr'],
    ['whaou quelle vue !', 'fr'],
    ['¡guau! ¡qué pasada!', 'es'],
    ['vaya vistas!!', 'es'],
    ['wow. semplicemente wow', 'it'],
    ['wow che spettacolo', 'it'],
    ['uau. simplesmente uau', 'pt'],
    ['que lugar lindo!!', 'pt'],
    ['wauw. gewoon wauw', 'nl'],
    ['wat een uitzicht!', 'nl'],
    ['wow. po prostu wow', 'pl'],
    ['niesamowite miejsce!!', 'pl'],
    ['вау. просто вау', 'ru'],
    ['какой вид!', 'ru'],
    ['vay. sadece vay', 'tr'],
    ['vay be, ne manzara!', 'tr'],
    ['واو. واو بس', 'ar'],
    ['ما أجمل هذا المنظر!', 'ar'],
    ['哇。真的哇', 'zh'],
    ['景色太棒了！', 'zh'],
    ['わあ。すごい', 'ja'],
    ['夢みたいな場所です！', 'ja'],
  ])('%s', async (text, previousLanguage) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision.reply).toBe(fixedSentence('compliment', previousLanguage, { hotelName: 'Harbour View' }));
  });

  it.each([
    ['amazing place!!', 'en'],
    ['ok perfect see you then', 'en'],
    ['toller Ort!!', 'de'],
    ['ok perfekt, bis dann', 'de'],
    ['endroit incroyable !!', 'fr'],
    ['ok parfait à tout à l’heure', 'fr'],
    ['ok perfecto, nos vemos luego', 'es'],
    ['ok perfetto ci vediamo dopo', 'it'],
    ['ok perfeito, até já', 'pt'],
    ['ok perfect, tot dan', 'nl'],
    ['ok super, do zobaczenia wtedy', 'pl'],
    ['ок отлично, до встречи', 'ru'],
    ['tamam mükemmel, görüşürüz o zaman', 'tr'],
    ['تمام ممتاز نراكم لاحقا', 'ar'],
    ['好的，到时候见', 'zh'],
    ['了解です、ではまた後で', 'ja'],
  ])('calls no person either: %s', async (text, previousLanguage) =>
    expect(await reply(text, { previousLanguage })).toMatchObject({ kind: 'reply', priority: 'low' }),
  );

  it.each([
    ['wow, the shower is broken', 'en'],
    ['amazing, no hot water again', 'en'],
    ['какой вид на море у номера', 'ru'],
    ['部屋がきれいじゃない', 'ja'],
    ['真的太吵了', 'zh'],
  ])('is no compliment with a word more: %s', async (text, previousLanguage) =>
    expect((await reply(text, { previousLanguage })).kind).toBe('escalate'),
  );
});

describe('A dry cancellation with money back goes to a person as such', () => {
  it.each([
    ['cancelling, money back', 'en'],
    ['storniere, Geld zurück', 'de'],
    ["j'annule, remboursez-moi", 'fr'],
    ['cancelo, devuélvanme el dinero', 'es'],
    ['annullo, ridatemi i soldi', 'it'],
    ['cancelo, dinheiro de volta', 'pt'],
    ['annuleer, geld terug', 'nl'],
    ['anuluję, zwrot pieniędzy', 'pl'],
    ['отменяю, верните деньги', 'ru'],
    ['iptal ediyorum, paramı geri verin', 'tr'],
    ['إلغاء واسترداد المبلغ', 'ar'],
    ['取消，退钱', 'zh'],
    ['キャンセル、返金して', 'ja'],
  ])('%s', async (text, previousLanguage) => {
    const decision = await reply(text, { previousLanguage });
    expect(decision).toMatchObject({ kind: 'escalate', category: 'booking', priority: 'high' });
    expect(decision.reasons).toEqual(['payment_or_refund']);
  });

  it('is a complaint where the guest says what was wrong', async () => {
    const { reasons } = await reply('The room is filthy, I cancel, money back', { previousLanguage: 'en' });
    expect(reasons).toContain('complaint');
  });
});
