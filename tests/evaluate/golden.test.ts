import { beforeAll, describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { anAnswer, scriptedModel } from '#tests/server/features/assistant/scripted-model.ts';
import { type HeldOutHotel, LANGUAGES, readHotels } from '#tests/understanding/held-out.ts';
import { ModelError } from '#server/ports/language-model.ts';
import { evaluate, type Origin, type Result } from './evaluate.ts';
import { type Golden, readGolden } from './golden.ts';
import { newRecording, recordedModel } from './recorded-model.ts';
import { reportOf } from './report.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
let hotels: Map<string, HeldOutHotel>;
beforeAll(() => {
  hotels = new Map(readHotels().map((hotel) => [hotel.id, hotel]));
});
const hotelOf = ({ hotel }: Golden): HeldOutHotel => {
  const found = hotels.get(hotel);
  if (!found) throw new Error(`no hotel "${hotel}"`);
  return found;
};

describe('the golden conversations', () => {
  it('are 60, in 13 languages, of known hotels', () => {
    const all = readGolden();
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect([...new Set(all.map(({ lang }) => lang))].toSorted()).toEqual([...LANGUAGES].toSorted());
    expect(all.map(hotelOf)).toHaveLength(60);
  });

  it('are answered without a model in the right language, with no invented fact, and most of them right', async () => {
    const composer = createComposer({ model: null, clock });
    const results: Result[] = [];
    for (const golden of readGolden()) results.push((await evaluate(composer, golden, hotelOf(golden))).result);
    expect(results.filter((result) => result === 'language' || result === 'invented')).toEqual([]);
    expect(results.filter((result) => result === 'right').length).toBeGreaterThanOrEqual(48);
  }, 60_000);
});

describe('a reply of a model', () => {
  const pool = (says: string): Golden => ({
    id: 'x',
    lang: 'es',
    hotel: 'resort',
    turns: [['¿hasta qué hora abre la piscina?']],
    expect: 'answer',
    says,
  });
  const resultOf = async (golden: Golden, changes: Parameters<typeof anAnswer>[0]): Promise<Result> => {
    const answer = anAnswer({ language: 'es', used_entry_ids: ['piscinas'], ...changes });
    const composer = createComposer({ model: scriptedModel(answer), clock });
    return (await evaluate(composer, golden, hotelOf(golden))).result;
  };
  it('is right where it states the fact in any notation', async () =>
    expect(await resultOf(pool('8:00 PM'), { reply: 'Las piscinas abren de 10:00 a 20:00.' })).toBe('right'));
  it('misses another fact', async () =>
    expect(await resultOf(pool('22:00'), { reply: 'Las piscinas abren de 10:00 a 20:00.' })).toBe('missed'));
  it('is escalated where the model calls a person', async () =>
    expect(
      await resultOf(pool('20:00'), {
        action: 'escalate',
        reasons: ['explicit_request'],
        reply: '',
        used_entry_ids: [],
      }),
    ).toBe('escalated'));
});

describe('the report', () => {
  const pool: Golden = {
    id: 'pool',
    lang: 'es',
    hotel: 'resort',
    turns: [['¿hasta qué hora abre la piscina?']],
    expect: 'answer',
    says: '20:00',
  };
  const right = anAnswer({
    language: 'es',
    used_entry_ids: ['piscinas'],
    reply: 'Las piscinas abren de 10:00 a 20:00.',
  });
  const wrong = anAnswer({ language: 'es', used_entry_ids: ['piscinas'], reply: 'La piscina cuesta 99 €.' });
  const originOf = async (...steps: Parameters<typeof scriptedModel>): Promise<Origin> =>
    (await evaluate(createComposer({ model: scriptedModel(...steps), clock }), pool, hotelOf(pool))).origin;

  it('says whose reply it is', async () => {
    expect(await originOf(right)).toBe('model');
    expect(await originOf(wrong, right)).toBe('repaired');
    expect(await originOf(wrong)).toBe('refused');
    expect(await originOf(new ModelError('unavailable', '401'))).toBe('failed');
  });

  it('says that a model with a wrong key has written no reply', async () => {
    const recording = newRecording();
    const model = recordedModel(scriptedModel(new ModelError('unavailable', '401 Incorrect API key')), recording);
    const judged = await evaluate(createComposer({ model, clock }), pool, hotelOf(pool));
    const report = reportOf([judged], recording);
    expect(report).toContain('Replies of the model: 0');
    expect(report).toContain('1 × unavailable: 401 Incorrect API key');
    expect(report).toContain('check OPENAI_API_KEY');
  });
});
