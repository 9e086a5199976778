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
