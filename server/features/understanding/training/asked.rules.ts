import { isLanguage, type LanguageCode } from '../languages.ts';
import type { SourceFile } from '../sources.ts';

export type AskedEntry = { id: string; language: LanguageCode; title: string; text: string };
export type AskedHotel = { id: string; entries: AskedEntry[] };

/**
 * @property answers ids of entries, any one of which is right; none where no entry may be sent
 * @property intent what is asked, where it is one of the recogniser's questions: the text is also one of its phrases
 */
export type AskedLine = {
  language: LanguageCode;
  kind: AskedKind;
  note: string | null;
  hotel: string | null;
  answers: string[];
  intent: string | null;
  text: string;
};

const KINDS = {
  a: 'answerable',
  p: 'plain',
  u: 'unanswerable',
  l: 'lookalike',
  c: 'complaint',
  t: 'trouble',
  s: 'smalltalk',
  h: 'harmless',
  e: 'emergency',
} as const;
export type AskedKind = (typeof KINDS)[keyof typeof KINDS];
const isLetter = (letter: string): letter is keyof typeof KINDS => letter in KINDS;

const HOTELS = 'hotels.txt';
const NONE = '-';
const LINE = /^(\w)(?::([\w-]+))? ([^\s:]+) ([^\s:]+)(?: ([^\s:]+))?: (.+)$/u;

/**
 * What guests ask of invented hotels (`data/asked/`): `hotels.txt` has "hotel ; language ; id ; title ; text" on each line,
 * `<language>.txt` has "kind[:note] hotel answers [intent]: text"; "-" stands for none.
 * @throws Error naming the line that has another form
 */
export function parseAsked(files: SourceFile[]): { hotels: AskedHotel[]; lines: AskedLine[] } {
  const rows = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((row) => row && !row.startsWith('#'))
      .map((row) => ({ name, row })),
  );
  const hotels = new Map<string, AskedHotel>();
  for (const { row } of rows.filter(({ name }) => name === HOTELS)) {
    const [house = '', language = '', id = '', title = '', text = ''] = row.split(' ; ');
    if (!isLanguage(language) || !text) throw new Error(`${HOTELS}: "${row.slice(0, 60)}"`);
    const hotel = hotels.get(house) ?? { id: house, entries: [] };
    hotel.entries.push({ id, language, title, text });
    hotels.set(house, hotel);
  }
  const lines = rows
    .filter(({ name }) => name !== HOTELS)
    .map(({ name, row }): AskedLine => {
      const [, letter = '', note, hotel = '', answers = '', intent, text = ''] = LINE.exec(row) ?? [];
      const language = name.replace(/\.txt$/u, '');
      if (!isLetter(letter) || !isLanguage(language)) throw new Error(`${name}: "${row.slice(0, 60)}"`);
      return {
        language,
        kind: KINDS[letter],
        note: note ?? null,
        hotel: hotel === NONE ? null : hotel,
        answers: answers === NONE ? [] : answers.split(','),
        intent: intent ?? null,
        text,
      };
    });
  return { hotels: [...hotels.values()], lines };
}

/** The same lines without what they ask. */
export const withoutIntents = (text: string): string =>
  text.replace(/^(\w(?::[\w-]+)? [^\s:]+ [^\s:]+) [^\s:]+(?=: )/gmu, '$1');
