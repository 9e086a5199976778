import { describe, expect, test } from 'vitest';
import { ASKED_SETS, readAsked, readSources, readTranslated } from '#server/features/understanding/sources.ts';
import { type AskedHotel, parseAsked, withoutIntents } from '#server/features/understanding/training/asked.rules.ts';
import { parsePhrases } from '#server/features/understanding/training/phrases.rules.ts';

const hotels = { name: 'hotels.txt', text: '# why\nlake ; de ; boot ; Ruderboot ; Das Boot liegt am Steg.\n' };

describe('What guests ask of invented hotels', () => {
  test('is read by hotel and language', () => {
    const asked = parseAsked([
      hotels,
      {
        name: 'fr.txt',
        text: 'a:two lake boot: on peut ramer : où ?\nu lake - watersports: et la pêche ?\ns:thanks - -: merci',
      },
    ]);
    expect(asked.hotels).toEqual([
      { id: 'lake', entries: [{ id: 'boot', language: 'de', title: 'Ruderboot', text: 'Das Boot liegt am Steg.' }] },
    ]);
    expect(asked.lines.map(({ language: _, ...line }) => line)).toEqual([
      { kind: 'answerable', note: 'two', hotel: 'lake', answers: ['boot'], intent: null, text: 'on peut ramer : où ?' },
      { kind: 'unanswerable', note: null, hotel: 'lake', answers: [], intent: 'watersports', text: 'et la pêche ?' },
      { kind: 'smalltalk', note: 'thanks', hotel: null, answers: [], intent: null, text: 'merci' },
    ]);
    expect(asked.lines[0]?.language).toBe('fr');
  });

  test.each([
    ['hotels.txt', 'lake ; de ; boot ; Ruderboot'],
    ['hotels.txt', 'lake ; xx ; boot ; Ruderboot ; Am Steg.'],
    ['fr.txt', 'z lake boot: où ?'],
    ['fr.txt', 'où est le bateau ?'],
    ['xx.txt', 'a lake boot: où ?'],
  ])('a line of another form is named: %s, %s', (name, text) =>
    expect(() => parseAsked([{ name, text }])).toThrow(`${name}: "${text.slice(0, 60)}"`),
  );

  test('what is asked can be left out', () => {
    const lines = 'a:two lake boot: où : là ?\nu lake - watersports: et la pêche ?';
    expect(withoutIntents(lines)).toBe('a:two lake boot: où : là ?\nu lake -: et la pêche ?');
  });

  test('what is asked is a question of the recogniser', () => {
    const { intents } = parsePhrases(readSources().phrases);
    const known = intents.filter(({ kind }) => kind === 'question' || kind === 'request').map(({ id }) => id);
    const named = parseAsked(readSources().asked).lines.flatMap(({ intent }) => intent ?? []);
    expect([...new Set(named)].filter((id) => !known.includes(id))).toEqual([]);
  });

  test.each(ASKED_SETS)('names entries that exist, in the set %s', (set) => {
    const asked = parseAsked(readAsked(set));
    const ids = new Set(asked.hotels.flatMap(({ id, entries }) => entries.map((entry) => `${id} ${entry.id}`)));
    const named = asked.lines.flatMap(({ hotel, answers }) => answers.map((id) => `${hotel ?? ''} ${id}`));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const ofKinds = (...kinds: string[]) => asked.lines.filter(({ kind }) => kinds.includes(kind));
    expect(ofKinds('answerable', 'plain').filter(({ answers }) => answers.length === 0)).toEqual([]);
    expect(ofKinds('unanswerable', 'lookalike').filter(({ answers }) => answers.length > 0)).toEqual([]);
  });

  test('the translated entries are entries of these hotels, in another language', () => {
    const entriesOf = (hotels: AskedHotel[]) =>
      new Map(
        hotels.flatMap(({ id, entries }) => entries.map((entry) => [`${id} ${entry.id}`, entry.language] as const)),
      );
    const known = entriesOf(parseAsked(readSources().asked).hotels);
    const translated = [...entriesOf(parseAsked(readTranslated()).hotels)];
    expect(translated.length).toBeGreaterThan(300);
    expect(translated.filter(([id, language]) => known.get(id) === undefined || known.get(id) === language)).toEqual(
      [],
    );
  });
});
