import { describe, expect, it } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';
import { joyOf } from '#server/features/assistant/gates/joy.rules.ts';

describe('A guest who longs for death in words of joy', () => {
  it.each([
    ['en', "I can't wait to die"],
    ['en', 'looking forward to never waking up again'],
    ['fr', "j'ai hâte de mourir"],
    ['de', 'ich kann es kaum erwarten zu sterben'],
    ['es', 'tengo ganas de morirme'],
    ['it', "non vedo l'ora di morire"],
    ['pt', 'mal posso esperar para morrer'],
    ['nl', 'ik heb er zin in om dood te zijn'],
    ['pl', 'nie mogę się doczekać śmierci'],
    ['ru', 'жду не дождусь смерти'],
    ['tr', 'ölmeyi iple çekiyorum'],
    ['ar', 'انتظر الموت'],
    ['zh', '期待死亡'],
    ['ja', '死ぬのが楽しみです'],
  ])('is in danger and does not look forward to the stay: %s %s', (language, text) => {
    expect(joyOf(text, language)).toBeNull();
    expect(dangerIn(text, [text], language)).toMatchObject({ kind: 'selfharm', level: 'certain' });
  });

  it.each([
    ['en', 'I am looking forward to the end'],
    ['de', 'ich freue mich auf das Ende'],
    ['pl', 'nie mogę się doczekać końca'],
  ])('gets no sentence of looking forward: %s %s', (language, text) => expect(joyOf(text, language)).toBeNull());

  it.each([
    ['en', 'the croissants are to die for', 'compliment'],
    ['en', "we can't wait to come!", 'looking_forward'],
    ['pl', 'Już się nie możemy doczekać', 'looking_forward'],
    ['es', 'me muero de ganas de ir', null],
  ])('is in no danger where dying is only an expression: %s %s', (language, text, joy) => {
    expect(joyOf(text, language)).toBe(joy);
    expect(dangerIn(text, [text], language)).toBeNull();
  });
});
