import fs from 'node:fs';
import path from 'node:path';
import { type FixedLanguage, fixedLanguage, FIXED_LANGUAGES } from '../language/languages.rules.ts';

type Names = ReadonlyMap<FixedLanguage, string>;

/**
 * Reads `topic-names.txt` or `choice-names.txt`: "intent: name | name | …" in the order of the line "languages".
 * @throws Error naming a line of another form
 */
export function parseTopicNames(text: string): Map<string, Names> {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const [head = '', ...rest] = lines.map((line) => line.split(': '));
  if (head[0] !== 'languages') throw new Error('the names of topics have no line "languages"');
  const order = (head[1] ?? '').split(' | ');
  return new Map(
    rest.map(([id = '', list = '']) => {
      const given = new Map(list.split(' | ').map((name, index) => [order[index], name.trim()]));
      const names = FIXED_LANGUAGES.map((language): [FixedLanguage, string] => {
        const name = given.get(language);
        if (!name) throw new Error(`the topic "${id}" has no name in ${language}`);
        return [language, name];
      });
      return [id, new Map(names)];
    }),
  );
}

const readNames = (file: string): Map<string, Names> =>
  parseTopicNames(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'));
const TOPICS = readNames('topic-names.txt');
const CHOICES = readNames('choice-names.txt');

/** The short name of what an intent is about, in the guest's language, or English; null where it has none. */
export const topicName = (intent: string, language: string): string | null =>
  (TOPICS.get(intent) ?? TOPICS.get(intent.split('.')[0] ?? ''))?.get(fixedLanguage(language)) ?? null;

/** The same where a guest chooses between questions, with a capital letter: "Breakfast times", "Breakfast price". */
export function choiceName(intent: string, language: string): string | null {
  const code = fixedLanguage(language);
  const name = CHOICES.get(intent)?.get(code) ?? topicName(intent, language);
  return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
