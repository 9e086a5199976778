import fs from 'node:fs';
import path from 'node:path';
import { type HeldOutHotel, type HeldOutLine, LANGUAGES } from './held-out.ts';

/** The two sets (`data/asked/`) to develop with and to learn from: of the second, half of the entries are about particular things of the house. */
export const DEVELOPMENT_SETS = ['usual', 'particular'] as const;
export type DevelopmentSet = (typeof DEVELOPMENT_SETS)[number];
const FOLDER = path.join(import.meta.dirname, '../../server/features/understanding/data/asked');
const KINDS: Record<string, HeldOutLine['kind']> = {
  a: 'answerable',
  p: 'plain',
  u: 'unanswerable',
  l: 'lookalike',
  c: 'complaint',
  t: 'trouble',
  s: 'smalltalk',
  h: 'harmless',
  e: 'emergency',
};
const rowsOf = (set: DevelopmentSet, file: string): string[] =>
  fs
    .readFileSync(path.join(FOLDER, set, file), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'));

/** The hotels of `hotels.txt`: "hotel ; language ; id ; title ; text" on each line. */
export function developmentHotels(set: DevelopmentSet = 'usual'): HeldOutHotel[] {
  const hotels = new Map<string, HeldOutHotel>();
  for (const row of rowsOf(set, 'hotels.txt')) {
    const [name = '', code = '', id = '', title = '', text = ''] = row.split(' ; ');
    const language = languageOf(code);
    const hotel = hotels.get(name) ?? { id: name, name, country: 'DE', profile: {}, profileEntries: {}, entries: [] };
    hotel.entries.push({ id, language, title, text });
    hotels.set(name, hotel);
  }
  return [...hotels.values()];
}

/** The lines of `<language>.txt`: "kind[:note] hotel answer: text"; "-" stands for none. */
export function developmentLines(set: DevelopmentSet = 'usual'): HeldOutLine[] {
  return LANGUAGES.flatMap((lang) =>
    rowsOf(set, `${lang}.txt`).map((row, index) => {
      const [, letter = '', note, hotel = '', answer = '', text = ''] =
        /^(\w)(?::([\w-]+))? (\S+) (\S+): (.+)$/.exec(row) ?? [];
      const kind = KINDS[letter];
      if (!kind) throw new Error(`${set}/${lang}.txt: "${row.slice(0, 60)}"`);
      return {
        id: `${lang}-${kind}-${index + 1}`,
        lang,
        kind,
        hotel: hotel === '-' ? 'lindenkontor' : hotel,
        text,
        answer: answer === '-' ? null : answer.split(','),
        ...(note ? { note } : {}),
      };
    }),
  );
}

function languageOf(code: string): (typeof LANGUAGES)[number] {
  const found = LANGUAGES.find((language) => language === code);
  if (!found) throw new Error(`hotels.txt: the language "${code}"`);
  return found;
}
