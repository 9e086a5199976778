import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const levelOf = (text: string): string => understand(text).danger?.level ?? 'none';

describe('Farewells', () => {
  test.each([
    'adieu',
    'addio',
    'Lebt wohl',
    'vaarwel',
    'żegnajcie',
    'прощайте',
    'elveda',
    '永别了',
    'farewell forever',
    'goodbye forever',
  ])('are no emergency: %s', (text) => {
    expect(levelOf(text)).not.toBe('certain');
  });

  test.each([
    'Obrigado por tudo, adeus!',
    'お世話になりました、さようなら！',
    'goodbye everyone',
    'goodbye everyone, thank you for everything',
    'adieu et merci',
    'merci pour tout, adieu',
    'grazie di tutto, addio',
    'danke für alles, lebt wohl',
    'Lebt wohl und danke',
    'bedankt voor alles, vaarwel',
    'dziękujemy za wszystko, żegnajcie',
    'спасибо за всё, прощайте',
    'her şey için teşekkürler, elveda',
    'وداعا',
    'شكرا على كل شيء، وداعا',
    'gracias por todo, adiós',
    'adiós a todos',
    '谢谢你们的一切，再见',
  ])('with thanks are small talk: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test.each([
    "thanks for everything, I can't go on",
    "goodbye everyone, I can't do this anymore",
    'Lebt wohl, ich kann nicht mehr',
    "adieu, je n'en peux plus",
    'addio, non ce la faccio più',
    'adiós a todos, no puedo más',
    'vaarwel, ik kan niet meer',
    'żegnajcie, nie mam już siły żyć',
    'прощайте, я больше не могу',
    'adeus a todos, já não aguento mais',
    'elveda, artık dayanamıyorum',
    'وداعا، لم أعد أحتمل الحياة',
    '永别了，我撑不下去了',
    'さようなら、もう生きていけません',
  ])('of somebody who cannot go on are a danger: %s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });
});
