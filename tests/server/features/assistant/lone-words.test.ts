import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { aHotel, anEntry, aTurn } from './assistant-fixtures.ts';

const composer = createComposer({
  model: null,
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
});
const LIFT = anEntry({
  id: 'faq-lift',
  title: 'Is there a lift?',
  text: 'A lift goes to all floors.',
});
const reply = (text: string, changes: Partial<TurnContext> = {}) => composer.compose(aTurn(text, changes));

describe('A guest who writes a word and nothing else', () => {
  it('is answered in the hotel’s language to a word of many languages', async () => {
    expect(await reply('Prosecco')).toMatchObject({ language: 'en', priority: 'normal' });
    expect(await reply('Prosecco', { hotel: aHotel({ default_language: 'pt' }) })).toMatchObject({
      language: 'pt',
    });
    expect(await reply('zwembad')).toMatchObject({ language: 'nl' });
  });

  it.each(['lift', 'Aufzug', 'ascenseur', 'лифт', 'asansör', 'مصعد', '电梯', 'エレベーター'])(
    'is answered about the lift, also after another question: %s',
    async (text) => {
      const history = [
        {
          author: 'guest' as const,
          text: 'When is breakfast?',
          at: new Date('2026-11-21T11:58:00Z'),
        },
        {
          author: 'assistant' as const,
          text: 'Breakfast is served from 7:00 AM.',
          at: new Date('2026-11-21T11:58:05Z'),
        },
      ];
      const decision = await reply(text, { history, entries: [anEntry(), LIFT] });
      expect(decision).toMatchObject({ kind: 'reply', reasons: [] });
      expect(decision.reply).toContain('A lift goes to all floors.');
    },
  );

  it.each(['Vodka', 'Dim sum', 'Gouda', '駐車場', '充电器'])('gets a person without alarm: %s', async (text) => {
    expect(await reply(text)).toMatchObject({
      kind: 'escalate',
      priority: 'normal',
      reasons: ['no_source'],
    });
  });

  it('says goodbye with “ciao” in a German conversation', async () => {
    const decision = await reply('ciao', { previousLanguage: 'de', awaitsStaff: true });
    expect(decision).toMatchObject({ kind: 'reply', language: 'de' });
    expect(decision.reply).toMatch(/Auf Wiedersehen/);
  });
});

describe('A guest with a Japanese number who writes kanji alone', () => {
  it('is answered in Japanese', async () => {
    const japanese = { guestPhone: '+819012345678', hotel: aHotel({ default_language: 'es' }) };
    for (const word of ['温泉', '駐車場', '現金'])
      expect(await reply(word, japanese)).toMatchObject({ language: 'ja' });
  });

  it('corrects a conversation taken for Chinese with “はい”', async () => {
    const offered = [{ id: 'faq-lift', title: '电梯' }];
    const history = [
      { author: 'guest' as const, text: '温泉' },
      { author: 'assistant' as const, text: '1. 电梯', offered },
    ];
    const entries = [anEntry(), LIFT];
    expect(await reply('はい', { history, entries, previousLanguage: 'zh' })).toMatchObject({ language: 'ja' });
  });
});
