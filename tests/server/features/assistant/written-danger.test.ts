import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { dangerIn, isCertainDanger } from '#server/features/assistant/gates/danger.rules.ts';
import { aHotel, aTurn } from './assistant-fixtures.ts';

const levelOf = (text: string): string => dangerIn(text, [text], null)?.level ?? 'none';
const clock = { now: () => new Date('2026-11-21T01:00:00Z') };
const hotel = aHotel({ phone: '+33 2 99 40 12 34', reception_opens: '07:00', reception_closes: '22:00' });
const answer = (texts: string | string[]) => createComposer({ model: null, clock }).compose(aTurn(texts, { hotel }));

describe('danger in Latin letters', () => {
  it.each([
    'pomogite muzh ne dyshit',
    'pozhar v nomere',
    'u nas v nomere pozhar',
    'fi 7aree2 fel oda',
    'fi nar fel oda',
    'kaji desu',
    'heya ga kaji desu',
    'kyukyusha yonde kudasai',
    'zhao huo le',
    'kaaten ga moete imasu',
    'moeteru!',
    'mei you huxi',
    'hun mi le',
  ])('is certain: %s', (text) => {
    expect(levelOf(text)).toBe('certain');
    expect(isCertainDanger(text)).toBe(true);
  });

  it.each(['pomogite', 'spasite nas', 'vor v nomere', 'el7a2ooni', 'sa3edooni pls', 'tasukete', 'jiuming'])(
    'is possible: %s',
    (text) => expect(levelOf(text)).toBe('half'),
  );

  it.each(['vorrei una camera', 'vor dem Hotel parken?', 'iki gece kalacağız', 'a table at Kaji tonight?'])(
    'is none: %s',
    (text) => expect(levelOf(text)).toBe('none'),
  );

  it.each([
    'Hoe laat moete we uitchecken?',
    'We komen op 6 mei, Hu Xi en ik.',
    'Is hun mi met kip ook vegetarisch?',
    'Kaji ga ik morgen ophalen, is er parkeerplaats?',
    'My name is Isaaf, I have a booking for Friday.',
  ])('is not certain where another language has the word: %s', (text) => expect(isCertainDanger(text)).toBe(false));
});

describe('letters with blanks between them', () => {
  it('are read as a word', () => {
    expect(levelOf('f i r e in r o o m 12')).toBe('certain');
    expect(isCertainDanger('f i r e   in  r o o m  12')).toBe(true);
    expect(levelOf('h e l p')).toBe('half');
    expect(levelOf('п о м о г и т е')).toBe('half');
  });
});

describe('signs alone', () => {
  it.each(['🆘', '🆘🆘🆘', '🚨🚨', '🚑', '🆘 12'])('that call for help: %s', async (text) => {
    const decision = await answer(text);
    expect(decision).toMatchObject({ kind: 'escalate', priority: 'high', category: 'emergency' });
    expect(decision.reply).toContain('112');
  });

  it.each(['🔥🔥🔥', '🤒🤮'])('that may tell of trouble go to a person: %s', async (text) => {
    expect(await answer(text)).toMatchObject({ kind: 'escalate', human_required: true });
  });

  it.each(['👍', '🙏❤️'])('of thanks are thanks: %s', async (text) => {
    expect((await answer(text)).kind).toBe('reply');
  });
});

describe('laughter', () => {
  it.each(['haha no seriously my friend is unconscious lol', 'lol the kitchen is literally on fire, send someone'])(
    'of somebody who is serious makes nothing less certain: %s',
    (text) => expect(levelOf(text)).toBe('certain'),
  );
});

describe('phrases that only sound like danger', () => {
  it.each([
    'La televisione non va e non riesco a vedere Netflix.',
    'Non riesco a collegarmi al wifi.',
    'Não consigo ligar-me ao wifi.',
    'Nie mogę się połączyć z waszym wifi.',
    'Geen noodgeval, waar is de nooduitgang?',
    'ليست حالة طارئة، أين مخرج الطوارئ؟',
    '不是紧急情况，请问紧急出口在哪里？',
    '部屋に消火器はありますか？夫が消防士でいつも聞くんです',
    '去年消防队来过这里，对吧？酒保讲的好故事',
    'Het brandalarm ging gisteren af bij de test, alles oké. Hoe laat is het ontbijt?',
    'el bistec sangraba, justo como me gusta. Felicidades.',
    'Os pés estão a matar-me',
    'nuestro váter está atascado',
    '12号房从早上开始就没有热水',
    'the radiator leaks, see the photo',
  ])('are none where the rest is calm: %s', (text) => expect(levelOf(text)).toBe('none'));

  it('a burst that begins with a quick question is answered', async () => {
    const decision = await answer(['quick question', 'when is breakfast?']);
    expect(decision.reasons).not.toContain('safety');
    expect(decision.priority).not.toBe('high');
  });
});
