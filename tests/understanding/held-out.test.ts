import { describe, expect, it } from 'vitest';
import { KINDS, LANGUAGES, readHeldOut, readHotels, SETS, type HeldOutHotel } from './held-out.ts';

const hotels = readHotels();
const lines = SETS.flatMap((set) => readHeldOut(set));
const hotelOf = (id: string) => hotels.find((hotel) => hotel.id === id);
const idsOf = ({ entries, profile }: HeldOutHotel) => [
  ...entries.map(({ id }) => id),
  ...Object.keys(profile).map((field) => `profile.${field}`),
];
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const SMALL_TALK = ['greeting', 'thanks', 'ok', 'farewell', 'robot', 'compliment', 'hello-again'];

describe('the hotels of the held-out set', () => {
  it('have unique ids of entries', () => {
    for (const { entries } of hotels) expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  });

  it('link profile fields to entries that exist', () => {
    for (const hotel of hotels) {
      expect(Object.keys(hotel.profile)).toEqual(expect.arrayContaining(Object.keys(hotel.profileEntries)));
      expect(idsOf(hotel)).toEqual(expect.arrayContaining(Object.values(hotel.profileEntries).flat()));
    }
  });
});

describe('the lines of the held-out set', () => {
  it('have unique ids that begin with language and kind', () => {
    expect(repeated(lines.map(({ id }) => id))).toEqual([]);
    expect(lines.filter(({ id, lang, kind }) => !id.startsWith(`${lang}-${kind}-`))).toEqual([]);
  });

  it('have no text twice in the same language and kind for one hotel', () => {
    const keys = lines.map(({ lang, kind, hotel, previous, text }) =>
      [lang, kind, hotel, previous, text.toLowerCase()].join(' '),
    );
    expect(repeated(keys)).toEqual([]);
  });

  it('name hotels and answers that exist', () => {
    const unknown = lines.filter(({ hotel, answer }) => {
      const house = hotelOf(hotel);
      return house === undefined || (answer ?? []).some((id) => !idsOf(house).includes(id));
    });
    expect(unknown).toEqual([]);
  });

  it('have an answer exactly where the hotel is to answer', () => {
    const wrong = lines.filter(({ kind, answer }) => (kind === 'answerable' || kind === 'plain') !== (answer !== null));
    expect(wrong).toEqual([]);
  });

  it('name the sort of small talk', () => {
    const talk = lines.filter(({ kind }) => kind === 'smalltalk');
    expect(talk.filter(({ note }) => !SMALL_TALK.includes(note ?? ''))).toEqual([]);
  });

  it('hold every kind in every language that has lines', () => {
    const counts = LANGUAGES.map((lang) => ({
      lang,
      ...Object.fromEntries(
        KINDS.map((kind) => [kind, lines.filter((line) => line.lang === lang && line.kind === kind).length]),
      ),
    })).filter(({ lang }) => lines.some((line) => line.lang === lang));
    console.table(counts);
    for (const row of counts) expect(Object.values(row)).not.toContain(0);
  });
});
