import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';
import { emergencyNumbers } from '#server/features/assistant/sentences/emergency-numbers.ts';
import { BY_COUNTRY } from '#server/features/assistant/sentences/emergency-numbers.table.ts';
import { aHotel, aTurn } from './assistant-fixtures.ts';

const clock = { now: () => new Date('2026-11-21T01:00:00Z') };
const atNight = aHotel({ phone: '+33 2 99 40 12 34', reception_opens: '07:00', reception_closes: '22:00' });
const answer = (texts: string | string[], changes = {}) =>
  createComposer({ model: null, clock }).compose(aTurn(texts, { hotel: atNight, ...changes }));

/** Two emergencies and one harmless look-alike in each language. */
const MESSAGES: [language: string, emergencies: string[], harmless: string][] = [
  [
    'en',
    ['there is smoke coming out of the wall socket', 'my wife collapsed and is not responding'],
    'this cake is to die for',
  ],
  ['fr', ['il y a de la fumée dans le couloir', 'mon mari ne respire plus'], "à quelle heure est le feu d'artifice ?"],
  ['de', ['im Flur ist überall Rauch', 'mein Mann ist bewusstlos'], 'wo kann man am Strand ein Lagerfeuer sehen?'],
  ['es', ['hay humo en el pasillo', 'mi marido no puede respirar'], '¿a qué hora son los fuegos artificiales?'],
  ['it', ["c'è del fumo nel corridoio", 'mio marito non respira'], "a che ora sono i fuochi d'artificio?"],
  ['pt', ['há fumo no corredor', 'o meu marido não consegue respirar'], 'a que horas é o fogo de artifício?'],
  ['nl', ['er is brand in mijn kamer', 'mijn man ademt niet'], 'hoe laat is het vuurwerk?'],
  ['pl', ['w pokoju jest pożar', 'mój mąż nie oddycha'], 'o której są fajerwerki?'],
  ['ru', ['у нас в номере пожар', 'мой муж не дышит'], 'во сколько сегодня салют?'],
  ['tr', ['odada yangın var', 'kocam nefes alamıyor'], 'havai fişek gösterisi saat kaçta?'],
  ['ar', ['يوجد حريق في الغرفة', 'زوجي لا يستطيع التنفس'], 'متى تبدأ الألعاب النارية؟'],
  ['zh', ['房间着火了', '我先生无法呼吸'], '烟花表演几点开始？'],
  ['ja', ['部屋が火事です', '夫が息をしていません'], '花火は何時からですか'],
];

describe('danger at receipt', () => {
  it.each(MESSAGES)('%s: the emergency number and the hotel’s phone, at night too', async (language, emergencies) => {
    for (const emergency of emergencies) {
      const decision = await answer(emergency);
      expect(decision, emergency).toMatchObject({
        kind: 'escalate',
        priority: 'urgent',
        reasons: ['safety'],
        language,
      });
      expect(decision.reply).toContain('112');
      expect(decision.reply).toContain('+33 2 99 40 12 34');
      expect(decision.reply).not.toMatch(/0?7[:.]00/);
    }
  });

  it.each(MESSAGES)('%s: a look-alike is no alarm', async (_language, _emergencies, harmless) => {
    expect((await answer(harmless)).reasons).not.toContain('safety');
  });

  it('is seen in any message of a burst', async () => {
    const burst = ['hello', 'what time is breakfast', 'wait', 'there is a fire in the corridor', 'is the pool open'];
    expect(await answer(burst)).toMatchObject({ priority: 'urgent', reasons: ['safety'] });
  });

  it('is at most possible in a text with laughter', () => {
    const text = 'lol the kids are on fire today haha';
    expect(dangerIn(text, [text], null)?.level).not.toBe('certain');
  });

  /** A cry that does not say what has happened. */
  const possible = 'please hurry';

  it('a possible danger goes to a person soon, without opening hours', async () => {
    const decision = await answer(possible);
    expect(decision).toMatchObject({ kind: 'escalate', priority: 'high', category: 'emergency' });
    expect(decision.reply).toContain('112');
    expect(decision.reply).not.toMatch(/7:00/);
  });

  it('is high priority if staff own the conversation', async () => {
    const decision = await answer(possible, { owner: 'staff' });
    expect(decision).toMatchObject({ kind: 'silent', priority: 'high', human_required: true });
  });
});

describe('the emergency number', () => {
  const numbersOf = (phone: string | null, timezone: string) => emergencyNumbers({ phone, timezone }, null);
  it('is that of the country of the hotel’s phone', () => {
    expect(numbersOf('+1 212 555 0123', 'America/New_York')).toBe('911');
    expect(numbersOf('+61 2 9374 4000', 'Australia/Sydney')).toBe('000');
    expect(numbersOf('+44 20 7946 0123', 'Europe/London')).toBe('999');
  });
  it('is 112 in Europe and unknown elsewhere without a phone', () => {
    expect(numbersOf(null, 'Europe/Athens')).toBe('112');
    expect(numbersOf(null, 'Asia/Tokyo')).toBeNull();
  });
  it('names all services of a country that has several, the needed one first', async () => {
    const hotel = aHotel({ phone: '+66 2 123 4567', timezone: 'Asia/Bangkok' });
    expect((await answer('my husband is not breathing', { hotel })).reply).toContain(
      'ambulance 1669, fire brigade 199, police 191',
    );
    expect((await answer('there is a fire in my room', { hotel })).reply).toContain('fire brigade 199, ambulance 1669');
    const tokyo = aHotel({ phone: '+81 3-1234-5678', timezone: 'Asia/Tokyo' });
    expect((await answer('夫が息をしていません', { hotel: tokyo })).reply).toContain('救急/消防 119、警察 110');
  });
  it.each(MESSAGES)('%s: no number is named where none is known', async (_language, [emergency = '']) => {
    const { reply } = await answer(emergency, { hotel: aHotel({ phone: null, timezone: 'Asia/Kabul' }) });
    expect(reply).not.toMatch(/\d/);
  });
  it('is known for every country of the table', () => {
    for (const [country, numbers] of BY_COUNTRY) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      for (const number of typeof numbers === 'string' ? [numbers] : Object.values(numbers))
        expect(number, country).toMatch(/^\d{2,4}$/);
    }
  });
});

describe('what a guest writes after an emergency', () => {
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const smoke = (minutes: number) => ({
    author: 'guest' as const,
    text: 'there is smoke in the corridor',
    at: minutesAgo(minutes),
  });

  it.each(['room 12', 'please hurry', 'where is the stairwell?'])(
    '%s: a person at once, no opening hours',
    async (text) => {
      const decision = await answer(text, { history: [smoke(2)], previousLanguage: 'en' });
      expect(decision).toMatchObject({ kind: 'escalate', priority: 'high', reasons: ['safety'] });
      expect(decision.reply).not.toMatch(/7:00|07:00/);
    },
  );

  it.each([
    ['thanks', 'en'],
    ['ok', 'en'],
    ['bye', 'en'],
    ['are you a robot?', 'en'],
    ['Hello, are you a real person or a robot?', 'en'],
    ['vous êtes un robot ?', 'fr'],
    ['Bist du ein Bot?', 'de'],
    ['¿eres un robot?', 'es'],
    ['sei un robot?', 'it'],
    ['você é um robô?', 'pt'],
    ['ben je een robot?', 'nl'],
    ['czy jesteś robotem?', 'pl'],
    ['вы робот?', 'ru'],
    ['robot musun?', 'tr'],
    ['هل أنت روبوت؟', 'ar'],
    ['你是机器人吗', 'zh'],
    ['ロボットですか', 'ja'],
    ['merci beaucoup', 'fr'],
    ['danke', 'de'],
    ['gracias', 'es'],
    ['grazie mille', 'it'],
    ['obrigada', 'pt'],
    ['dank je wel', 'nl'],
    ['dziękuję', 'pl'],
    ['спасибо', 'ru'],
    ['teşekkürler', 'tr'],
    ['شكرا', 'ar'],
    ['谢谢', 'zh'],
    ['ありがとうございます', 'ja'],
  ])('%s: a short sentence and no new request while the emergency is at the desk', async (text, previousLanguage) => {
    const decision = await answer(text, { history: [smoke(2)], previousLanguage, awaitsStaff: true });
    expect(decision).toMatchObject({ kind: 'reply', human_required: false, reasons: [], language: previousLanguage });
    expect(decision.reply).toContain('Harbour View');
    expect(decision.reply).not.toContain('112');
    expect(await answer(text, { history: [smoke(2)], previousLanguage })).toMatchObject({ priority: 'high' });
  });

  it.each([
    'hello??',
    'anyone there?',
    'yes',
    'no',
    'help',
    'thanks but it is getting worse',
    'thanks, hurry',
    'ok it hurts',
    'ok where do we go?',
    'are you a robot? nobody came',
    'are you a robot, we are still in the room',
    'are you a robot? answer me',
    'ok 🆘',
    'thanks 🔥',
    '🤒 thanks',
    'are you a robot? 🚑',
  ])('%s: keeps its priority', async (text) =>
    expect(await answer(text, { history: [smoke(2)], previousLanguage: 'en', awaitsStaff: true })).toMatchObject({
      kind: 'escalate',
      human_required: true,
      priority: expect.stringMatching(/high|urgent/),
    }),
  );

  it('is ordinary again after an answer of staff, and after an hour', async () => {
    const answered = [smoke(5), { author: 'staff' as const, text: 'We are on our way.', at: minutesAgo(4) }];
    for (const history of [answered, [smoke(90)]]) {
      const decision = await answer('room 12', { history, previousLanguage: 'en' });
      expect(decision.reasons).not.toContain('safety');
    }
  });
});

it.each(['two', 'segundo', 'birincisi', 'один', 'nobody', 'nessuno', 'the second one please', 'واحد'])(
  '“%s” alone is no danger',
  (text) => expect(dangerIn(text, [text], null)).toBeNull(),
);
