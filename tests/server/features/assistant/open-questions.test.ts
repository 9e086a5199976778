import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { asksCost } from '#server/features/assistant/retrieval/cost.phrases.ts';
import { anEntry, aTurn } from './assistant-fixtures.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const entries = [
  anEntry({
    id: 'towels',
    title: 'Pool towels',
    text: 'Towels are at the pool kiosk, with a deposit of €10 per towel.',
  }),
  anEntry({ id: 'cots', title: 'Cots', text: 'Cots are free for babies up to 2 years; please ask with the booking.' }),
  anEntry({
    id: 'transfer',
    title: 'Airport transfer',
    text: 'A private transfer costs €45 for up to 4 people and €60 for up to 8; please book 24 hours ahead at reception.',
  }),
  anEntry({ id: 'safe', title: 'Safe', text: 'The safe is in the wardrobe and costs €3 a day.' }),
];
const reply = (text: string) => composer.compose(aTurn(text, { entries }));

describe('A guest who asks what a thing costs beside the question for it', () => {
  it.each([
    ['viajamos con una bebe de 9 meses, podeis ponernos una cunita en la habitacion? se paga?', 'cots'],
    ["where do i put my passport so it's secure, is there a charge", 'safe'],
    ['Do you have towels for the pool? How much do they cost?', 'towels'],
  ])('needs no person where the entry says it: %s', async (text, id) => {
    const decision = await reply(text);
    expect(decision).toMatchObject({ kind: 'reply', trace: { sources: [{ id }] } });
  });

  it.each([
    'what does it cost to clean a suit?',
    'wat kost een pak laten reinigen?',
    '支付宝微信能付吗',
    'can we pay in cash?',
  ])('asks another question where it names a thing: %s', (text) => expect(asksCost(text)).toBe(false));

  it.each([
    'is it free?',
    '¿hay que pagarlo?',
    'c’est payant ?',
    'kostet das extra?',
    'si paga?',
    'é pago?',
    'moeten we daarvoor betalen?',
    'czy to płatne?',
    'это платно?',
    'ücretli mi?',
    'بكم؟',
    '要收费吗？',
    '有料ですか？',
  ])('asks it in 13 languages: %s', (text) => expect(asksCost(text)).toBe(true));
});

describe('A guest who wants to be picked up on a day', () => {
  it('reads price and way of booking, and a person answers for the day', async () => {
    const decision = await reply('Can you pick us up from the airport on Saturday?');
    expect(decision.kind).toBe('escalate');
    expect(decision.reply).toContain('€45');
  });
});
