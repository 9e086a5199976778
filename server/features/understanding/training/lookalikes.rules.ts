import { isLanguage, type LanguageCode } from '../languages.ts';
import type { SourceFile } from '../sources.ts';
import type { Phrase } from './phrases.rules.ts';

/** @property intent `other.<sort>`; @property text with "{}" for a thing or "{q}" for a question */
type Template = { intent: string; text: string };
type Lookalikes = { language: LanguageCode; things: string[]; templates: Template[] };

const THINGS = 4;
const QUESTIONS = 8;
/** Topics outside the house: "how far is the airport" with another place in it is still answered. */
const OUTSIDE =
  /^(?:distance|directions|transfer|public_transport|taxi|recommend|health|shops_atm|tours|events|parcel|lost_found|address|weather|beach|car|luggage|watersports|sports|jobs|surprise)\b/;

/**
 * Reads `data/lookalikes/<language>.txt`: "things: …" and "<sort>: template | template".
 * @throws Error naming a line of another form.
 */
function parseLookalikes(files: SourceFile[]): Lookalikes[] {
  return files.map(({ name, text }) => {
    const language = name.replace('.txt', '');
    if (!isLanguage(language)) throw new Error(`${name}: no language`);
    const rows = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
    const lists = new Map(rows.map((row) => splitRow(name, row)));
    const { things = [], ...sorts } = Object.fromEntries(lists);
    const templates = Object.entries(sorts).flatMap(([sort, texts]) =>
      texts.map((template) => ({ intent: `other.${sort}`, text: template })),
    );
    return { language, things, templates };
  });
}

function splitRow(name: string, row: string): [string, string[]] {
  const [, sort = '', rest = ''] = /^(\w+): (.+)$/.exec(row) ?? [];
  if (!sort) throw new Error(`${name}: "${row.slice(0, 60)}"`);
  return [sort, rest.split(' | ').map((part) => part.trim())];
}

/**
 * Look-alike phrases from templates filled with things and with questions of `phrases`. The family is the number of the
 * template.
 */
export function expandLookalikes(files: SourceFile[], phrases: Phrase[], random: () => number): Phrase[] {
  const pick = <Value>(values: Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  return parseLookalikes(files).flatMap(({ language, things, templates }) => {
    const questions = phrases.filter((one) => one.language === language && isInside(one));
    return templates.flatMap(({ intent, text }, family) => {
      const fill = (count: number, mark: string, part: () => string): Phrase[] =>
        Array.from({ length: count }, () => ({ language, intent, family, text: text.replace(mark, part()) }));
      if (text.includes('{q}')) return fill(QUESTIONS, '{q}', () => bare(pick(questions)?.text ?? ''));
      if (text.includes('{}')) return fill(THINGS, '{}', () => pick(things) ?? '');
      return [{ language, intent, family, text }];
    });
  });
}

const isInside = ({ intent, text }: Phrase): boolean =>
  !/^(?:other|talk|trouble|emergency)\./.test(intent) && !OUTSIDE.test(intent) && text.length < 60;

const bare = (text: string): string => text.replace(/[?¿!.？؟。]+/gu, '').trim();
