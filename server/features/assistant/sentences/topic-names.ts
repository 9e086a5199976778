import fs from 'node:fs';
import path from 'node:path';
import { type FixedLanguage, fixedLanguage, FIXED_LANGUAGES } from '../language/languages.rules.ts';

type Names = ReadonlyMap<FixedLanguage, string>;

const FILE = path.join(import.meta.dirname, 'topic-names.txt');

/**
 * Reads `topic-names.txt`: "intent: name | name | …" in the order of its line "languages".
 * @throws Error naming a line of another form
 */
export function parseTopicNames(text: string): Map<string, Names> {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const [head = '', ...rest] = lines.map((line) => line.split(': '));
  if (head[0] !== 'languages') throw new Error('topic-names.txt has no line "languages"');
  const order = (head[1] ?? '').split(' | ');
  return new Map(
    rest.map(([id = '', list = '']) => {
      const given = new Map(list.split(' | ').map((name, index) => [order[index], name.trim()]));
      const names = FIXED_LANGUAGES.map((language): [FixedLanguage, string] => {
        const name = given.get(language);
        if (!name) throw new Error(`topic-names.txt: "${id}" has no name in ${language}`);
        return [language, name];
      });
      return [id, new Map(names)];
    }),
  );
}

const NAMES = parseTopicNames(fs.readFileSync(FILE, 'utf8'));

/** The short name of what an intent is about, in the guest's language, or English; null where it has none. */
export const topicName = (intent: string, language: string): string | null =>
  (NAMES.get(intent) ?? NAMES.get(intent.split('.')[0] ?? ''))?.get(fixedLanguage(language)) ?? null;
