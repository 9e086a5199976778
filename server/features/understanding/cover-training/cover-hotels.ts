import { isLanguage } from '../languages.ts';
import type { SourceFile } from '../sources.ts';
import type { Entry } from '../entries/entries.types.ts';

/** @property gold intents whose questions the entry answers */
export type CoverEntry = Entry & { gold: readonly string[] };
export type CoverHotel = { name: string; entries: CoverEntry[] };

/**
 * Reads `data/cover-hotels/*.txt`: "language ; intents ; title ; text" on each line.
 * @throws Error naming a line of another form.
 */
export function parseCoverHotels(files: SourceFile[]): CoverHotel[] {
  return files.map(({ name, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
    const entries = lines.map((line, index) => {
      const [language = '', intents = '', title = '', ...rest] = line.split(' ; ').map((part) => part.trim());
      if (!isLanguage(language) || !title || rest.length === 0) throw new Error(`${name}: "${line.slice(0, 60)}"`);
      const gold = intents.split(/\s+/).filter(Boolean);
      return { id: `${name}-${index}`, language, title, text: rest.join(' ; '), gold };
    });
    return { name, entries };
  });
}
