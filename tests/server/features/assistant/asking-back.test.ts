import { describe, expect, it } from 'vitest';
import { choices as choicesSchema } from '#shared/features/conversations/choices.schema.ts';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { isCertainDanger } from '#server/features/assistant/gates/danger.rules.ts';
import { tappable, tappedTitles } from '#server/features/assistant/composing/asking-back.rules.ts';
import type { HistoryMessage, KnowledgeEntry, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { FIXED_LANGUAGES } from '#server/features/assistant/language/languages.rules.ts';
import { chooseAnswers } from '#server/features/assistant/retrieval/entry-choice.ts';
import { choiceLabels } from '#server/features/assistant/retrieval/choice-labels.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { choiceName } from '#server/features/assistant/sentences/topic-names.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { aHotel, anEntry, aTurn } from './assistant-fixtures.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const decide = (turn: TurnContext) => createComposer({ model: null, clock }).compose(turn);
const faq = (id: string, title: string, text: string, language = 'en'): KnowledgeEntry =>
  anEntry({ id, title, text, language });

const cot = faq('cot', 'Do you have cots and extra beds?', 'Cots are free, extra beds cost 30 euros.');
const hours = faq('hours', 'What time is breakfast served?', 'Breakfast is from 7:00 to 10:30.');
const price = faq('price', 'How much does breakfast cost?', 'Breakfast costs 19 euros.');
const titles: Record<string, string> = { cot: 'Baby cot', hours: 'Breakfast times', price: 'Breakfast price' };

/** A guest who was asked back and answers. */
function answering(text: string, entries: KnowledgeEntry[], language = 'en') {
  const offered = entries.map(({ id }) => ({ id, title: titles[id] ?? id }));
  const history: HistoryMessage[] = [
    { author: 'guest', text: 'breakfast' },
    { author: 'assistant', text: 'Do you mean one of these?', offered },
  ];
  return decide(aTurn(text, { entries, history, previousLanguage: language }));
}

describe('a question back', () => {
  const clauseOf = (text: string) => understand(text, { previousLanguage: null }).clauses[0]!;
  const labels = (text: string, entries: KnowledgeEntry[], language: string) =>
    choiceLabels(
      entries.map((entry) => ({ entry, clause: clauseOf(text) })),
      language,
    );

  it('names what the entries are asked for, in the guest’s language', () => {
    expect(labels('Frühstück?', [hours, price], 'de')).toEqual(['Frühstückszeiten', 'Frühstückspreis']);
    expect(labels('朝食', [hours, price], 'ja')).toEqual(['朝食の時間', '朝食の料金']);
    const french = faq('dinner', "Peut-on dîner à l'hôtel ?", 'Notre restaurant est ouvert de 19 h à 22 h.', 'fr');
    expect(labels('夕食は食べられますか', [french], 'ja')[0]).toMatch(/レストラン/);
  });

  it('keeps a short title in the guest’s language, and titles that names do not tell apart', () => {
    expect(labels('breakfast', [faq('a', 'When is breakfast?', 'From 7.')], 'en')).toEqual(['When is breakfast?']);
    const two = [
      faq('a', 'Can we have the breakfast outside on the terrace?', 'Breakfast is served on the terrace.'),
      faq('b', 'Can we have the breakfast outside in the garden?', 'Breakfast is served in the garden.'),
    ];
    expect(new Set(labels('breakfast outside', two, 'en')).size).toBe(2);
  });

  it('has up to three buttons, a list where titles are longer, and different titles always', () => {
    const of = (...given: string[]) => given.map((title, index) => ({ id: `${index}`, title }));
    expect(tappable(of('Breakfast times', 'Breakfast price'), 'Choose')).toEqual({
      kind: 'buttons',
      items: [{ title: 'Breakfast times' }, { title: 'Breakfast price' }],
    });
    const long = of('Charging an electric car', 'Do you have a room for the skis of a family of four?');
    expect(tappable(long, 'Choose')).toEqual({
      kind: 'list',
      button: 'Choose',
      items: [
        { title: 'Charging an electric car' },
        { title: 'Do you have a room for…', description: 'Do you have a room for the skis of a family of four?' },
      ],
    });
    const alike = of('Where can I leave my skis at night?', 'Where can I leave my skis in summer?');
    expect(tappedTitles(alike)).toEqual(['1. Where can I leave my…', '2. Where can I leave my…']);
    for (const each of [long, alike]) expect(choicesSchema.safeParse(tappable(each, 'Choose')).success).toBe(true);
  });

  it('opens its list with a word that fits, in every language', () => {
    const { model } = knowledge();
    for (const language of FIXED_LANGUAGES) {
      const button = fixedSentence('open_choices', language, { hotelName: '' });
      const named = model.intents.flatMap(({ id }) => choiceName(id, language) ?? []);
      expect(named.length).toBeGreaterThan(90);
      for (const title of named)
        expect(choicesSchema.safeParse(tappable([{ id: 'a', title }], button)).success).toBe(true);
    }
  });

  it('carries its choices and what they stand for', async () => {
    const decision = await decide(aTurn('breakfast?', { entries: [cot, hours, price] }));
    expect(decision).toMatchObject({
      kind: 'reply',
      trace: {
        action: 'ask',
        offered: [
          { id: 'hours', title: 'Breakfast times' },
          { id: 'price', title: 'Breakfast price' },
        ],
      },
      choices: { kind: 'buttons', items: [{ title: 'Breakfast times' }, { title: 'Breakfast price' }] },
    });
    expect(decision.reply).toMatch(/\n1\. Breakfast times\n2\. Breakfast price$/);
  });
});

describe('the only choice of a question back', () => {
  it.each([
    [
      'en',
      'yes',
      'yes please',
      'Yes, thanks!',
      'yes, a cot',
      'yeah that one',
      "that's right",
      'ok',
      'Baby cot',
      '1',
      '1.',
    ],
    ['it', 'sì', 'sì, quella', 'sì grazie', 'esatto', 'certo', 'va bene'],
    ['es', 'sí', 'sí, por favor', 'sí, gracias', 'si', 'eso es', 'claro'],
    ['pt', 'sim', 'sim, por favor', 'sim, obrigado', 'isso mesmo'],
    ['nl', 'ja', 'ja graag', 'ja, alstublieft', 'klopt'],
    ['de', 'ja', 'ja bitte', 'Ja, genau', 'genau das', 'ja, danke'],
    ['fr', 'oui', 'oui merci', "oui, s'il vous plaît", 'exactement', "oui c'est ça"],
    ['pl', 'tak', 'tak, proszę', 'tak, dziękuję'],
    ['tr', 'evet', 'evet lütfen', 'evet, teşekkürler'],
    ['ru', 'да', 'да, пожалуйста', 'да, спасибо', 'верно'],
    ['zh', '是的', '是', '对', '是的，谢谢', '好的'],
    ['ar', 'نعم', 'نعم من فضلك', 'نعم شكرا'],
    ['ja', 'はい', 'はい、お願いします', 'はい、そうです', 'ええ'],
  ])('%s: is taken by a yes', async (language, ...texts) => {
    for (const text of texts) {
      const { reply, human_required, trace } = await answering(text, [cot], language);
      expect([text, reply?.includes(cot.text), human_required]).toEqual([text, true, false]);
      expect(trace.sources.map(({ id }) => id)).toEqual(['cot']);
    }
  });

  it.each([
    ['en', 'no', 'no thanks', 'No, thank you', 'not that', 'none of these'],
    ['it', 'no', 'no, grazie', 'nessuna'],
    ['es', 'no', 'no, gracias', 'ninguna'],
    ['pt', 'não', 'não, obrigado'],
    ['nl', 'nee', 'nee, bedankt'],
    ['de', 'nein', 'nein danke'],
    ['fr', 'non', 'non merci'],
    ['pl', 'nie', 'nie, dziękuję'],
    ['tr', 'hayır', 'hayır, teşekkürler'],
    ['ru', 'нет', 'нет, спасибо'],
    ['zh', '不是', '不', '不用了谢谢'],
    ['ar', 'لا', 'لا شكرا'],
    ['ja', 'いいえ', '違います'],
  ])('%s: a no goes to a person', async (language, ...texts) => {
    for (const text of texts) {
      const { human_required } = await answering(text, [cot], language);
      expect([text, human_required]).toEqual([text, true]);
    }
  });

  it('is taken by a yes before another question, which is answered as well', async () => {
    const history: HistoryMessage[] = [
      { author: 'assistant', text: 'Do you mean this?', offered: [{ id: 'cot', title: 'Baby cot' }] },
    ];
    const { reply, trace } = await decide(
      aTurn('Yes, and when is breakfast?', { entries: [cot, hours], history, previousLanguage: 'en' }),
    );
    expect(trace.sources.map(({ id }) => id)).toEqual(['cot', 'hours']);
    expect(reply).toContain('10:30');
  });

  it('leaves thanks and a farewell what they are', async () => {
    expect(await answering('Thank you!', [cot])).toMatchObject({ kind: 'reply', human_required: false });
    expect(await answering('Goodbye!', [cot])).toMatchObject({ kind: 'reply', human_required: false });
  });
});

describe('several choices of a question back', () => {
  const both = [hours, price];
  it.each([
    [
      'en',
      'the first one',
      'number one please',
      'first',
      '1',
      '1.',
      'No. 1',
      'yes, the first',
      '１',
      'Breakfast times',
      'the times',
      'option 1',
    ],
    ['nl', 'de eerste', 'nummer een', 'de eerste graag'],
    ['es', 'el uno', 'la primera', 'la 1', 'el número 1, por favor'],
    ['it', 'la prima', 'il primo', "l'uno", 'la prima grazie'],
    ['fr', 'la première', 'le premier', 'le 1', 'la première svp'],
    ['de', 'das erste', 'die erste bitte', 'Nummer 1', 'eins'],
    ['pt', 'a primeira', 'o primeiro', 'a 1'],
    ['pl', 'pierwsza', 'pierwsze proszę', 'numer 1'],
    ['ru', 'первое', 'первый', 'номер один'],
    ['tr', 'birincisi', 'ilki', 'bir numara'],
    ['ar', 'الأول', 'رقم 1', 'رقم واحد', '١'],
    ['zh', '第一个', '一', '第一个，谢谢', '1'],
    ['ja', '最初の', '一番目です', '1番でお願いします', '１'],
  ])('%s: the first is taken by its place', async (language, ...texts) => {
    for (const text of texts) {
      const { trace } = await answering(text, both, language);
      expect([text, ...trace.sources.map(({ id }) => id)]).toEqual([text, 'hours']);
    }
  });

  it.each(['the second', 'the last one', '2', 'the price please', 'die zweite', '第二个', '最後の', 'Breakfast price'])(
    'the second is taken by “%s”',
    async (text) => expect((await answering(text, both)).trace.sources.map(({ id }) => id)).toEqual(['price']),
  );

  it.each([
    ['en', '1 and 2', 'both', 'both please', 'both of them', 'yes, both'],
    ['fr', 'les deux', 'tous les deux svp'],
    ['es', 'las dos', 'los dos, por favor', 'ambas'],
    ['it', 'le due', 'tutte e due', 'entrambe grazie'],
    ['pt', 'as duas', 'os dois, por favor', 'ambos'],
    ['de', 'beide', 'beides bitte', 'alle beide'],
    ['nl', 'beide', 'allebei graag', 'alle twee'],
    ['pl', 'obie', 'oba proszę'],
    ['ru', 'оба', 'обе, пожалуйста'],
    ['tr', 'ikisi de', 'her ikisi de lütfen'],
    ['ar', 'كلاهما', 'كلاهما من فضلك'],
    ['zh', '两个都', '两个都要', '两个'],
    ['ja', '両方', '両方お願いします'],
  ])('%s: are both taken by “both”', async (language, ...texts) => {
    for (const text of texts) {
      const { trace } = await answering(text, both, language);
      expect([text, ...trace.sources.map(({ id }) => id)]).toEqual([text, 'hours', 'price']);
    }
  });

  it.each([
    ['fr', 'le deux'],
    ['es', 'la dos'],
    ['de', 'die zwei'],
  ])('%s: “%s” is the second', async (language, text) =>
    expect((await answering(text, both, language)).trace.sources.map(({ id }) => id)).toEqual(['price']),
  );

  it('“both” of three goes to a person', async () =>
    expect(await answering('both', [cot, hours, price])).toMatchObject({ kind: 'escalate', human_required: true }));

  it.each(['yes', 'yes please', 'sì', 'sí', 'ja', 'tak', 'да', 'evet', 'نعم', '是的', 'はい', 'no', 'neither', '3'])(
    '“%s” goes to a person',
    async (text) => expect(await answering(text, both)).toMatchObject({ human_required: true, kind: 'escalate' }),
  );
});

describe('a reply without stored choices', () => {
  const after = (text: string, reply: string, entries = [cot, hours, price]) =>
    decide(aTurn(text, { entries, history: [{ author: 'assistant', text: reply }], previousLanguage: 'en' }));

  it('with numbered titles is a question back', async () => {
    const asked = `Do you mean one of these?\n1. ${hours.title}\n2. ${price.title}`;
    expect((await after('2', asked)).trace.sources.map(({ id }) => id)).toEqual(['price']);
  });

  it.each(['ok', 'no thanks', 'thank you', 'bye'])(
    'with numbered steps is an answer: “%s” calls nobody',
    async (text) => {
      const steps = 'To reach us:\n1. Take bus 5 from the station.\n2. Get off at the harbour.';
      expect(await after(text, steps)).toMatchObject({ kind: 'reply', human_required: false });
      expect(await after(text, `${steps}\n3. ${hours.title}`)).toMatchObject({ kind: 'reply', human_required: false });
    },
  );
});

it('a title in another language that is tapped keeps the conversation’s language', async () => {
  const french = faq('diner', "Peut-on dîner à l'hôtel ?", 'Oui, de 19 h à 22 h.', 'fr');
  const history: HistoryMessage[] = [
    { author: 'assistant', text: 'ご質問…', offered: [{ id: 'diner', title: "Peut-on dîner à l'hôtel ?" }] },
  ];
  const decision = await decide(
    aTurn("Peut-on dîner à l'hôtel ?", { entries: [french], history, previousLanguage: 'ja' }),
  );
  expect(decision).toMatchObject({ language: 'ja', human_required: false });
});

it('every name of a choice is answered with its entry when it is tapped', async () => {
  const { model } = knowledge();
  const wanted = model.intents.filter(({ kind }) => kind === 'question' || kind === 'request');
  const wrong: string[] = [];
  for (const language of FIXED_LANGUAGES)
    for (const { id } of wanted) {
      const title = choiceName(id, language) ?? '';
      const history: HistoryMessage[] = [
        { author: 'assistant', text: `1. ${title}`, offered: [{ id: 'hours', title }] },
      ];
      const { trace } = await decide(aTurn(title, { entries: [hours], history, previousLanguage: language }));
      if (trace.sources[0]?.id !== 'hours') wrong.push(`${language} ${title}`);
    }
  expect(wrong).toEqual([]);
}, 60_000);

describe('what says the same is offered once', () => {
  const asks = (text: string, entries: KnowledgeEntry[], language: string) => {
    const { answers, asked } = chooseAnswers(understand(text, { previousLanguage: null }), entries, language);
    return [...answers, ...asked.map(({ entry }) => entry)].map(({ id }) => id);
  };
  const english = faq('in-en', 'When can I check in?', 'You can check in from 3 pm.');
  const french = faq('in-fr', 'À partir de quelle heure puis-je arriver ?', 'Les chambres sont prêtes à 15 h.', 'fr');

  it.each([
    ['room from when', 'en'],
    ['ab wann Zimmer', 'de'],
    ['お部屋は何時から', 'ja'],
    ['we land at noon, can we come straight to the room', 'en'],
  ])('“%s”: an entry and its translation', (text, language) => {
    expect(asks(text, [english, french], language).length).toBeLessThan(2);
  });

  it('a fact of the profile and an entry', () => {
    const fact: KnowledgeEntry = {
      ...english,
      id: 'profile:check-in',
      kind: 'profile',
      title: 'What time is check-in?',
      text: 'Check-in is from 3:00 PM.',
    };
    for (const text of ['room from when', 'we land at noon, can we come straight to the room'])
      expect(asks(text, [english, fact], 'en').length).toBeLessThan(2);
  });
});

describe('to book something for a stated time', () => {
  const sitter = faq('sitter', 'Can you arrange a babysitter?', 'Yes, with a day’s notice, for 20 euros an hour.');
  it.each([
    'Can you book us a babysitter for Saturday at 7 pm?',
    '¿Puede reservarnos una niñera para el sábado a las 19:00?',
    'Pouvez-vous nous réserver une baby-sitter pour samedi à 19 h ?',
    'Può prenotarci una babysitter per sabato alle 19?',
    'Können Sie uns für Samstag um 19 Uhr einen Babysitter buchen?',
  ])('“%s” is not asked back', async (text) => {
    const { trace } = await decide(aTurn(text, { entries: [sitter], hotel: aHotel() }));
    expect(trace.action).not.toBe('ask');
  });
});

it('no name of a choice is danger when it is tapped', () => {
  const { model } = knowledge();
  const asked = model.intents.filter(({ kind }) => kind === 'question' || kind === 'request');
  const names = FIXED_LANGUAGES.flatMap((language) => asked.flatMap(({ id }) => choiceName(id, language) ?? []));
  expect(names.filter(isCertainDanger)).toEqual([]);
});
