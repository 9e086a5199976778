import type { Intent, IntentKind } from '../understanding.types.ts';
import { isLanguage, type LanguageCode } from '../languages.ts';

/** @property family phrases of one intent with the same number are translations of each other (mostly). */
export type Phrase = { language: LanguageCode; intent: string; text: string; family: number };
export type Phrases = { intents: Intent[]; phrases: Phrase[] };

const KINDS: readonly string[] = ['emergency', 'smalltalk', 'trouble', 'complaint', 'other', 'question', 'request'];
const isKind = (kind: string): kind is IntentKind => KINDS.includes(kind);

/**
 * Reads phrase files: "@intent kind description" begins a block ("@intent" alone adds to one that exists), then
 * "language: phrase | phrase".
 * @throws Error naming the line that is neither, or an intent without a kind.
 */
export function parsePhrases(files: { name: string; text: string }[]): Phrases {
  const intents = new Map<string, Intent>();
  const phrases = new Map<string, Phrase>();
  const counts = new Map<string, number>();
  for (const { name, text } of files) {
    let intent = '';
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.trim() || line.startsWith('#')) continue;
      const head = readHead(line);
      if (head) {
        intent = head.id;
        if (head.kind && !intents.has(intent)) intents.set(intent, { ...head, kind: head.kind });
        continue;
      }
      const [language, rest] = splitRow(line);
      if (!isLanguage(language) || !intent) throw new Error(`${name}, line ${index + 1}: "${line.slice(0, 60)}"`);
      for (const phrase of rest
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)) {
        const key = `${intent}/${language}`;
        const family = counts.get(key) ?? 0;
        if (phrases.has(`${intent}|${phrase}`)) continue;
        counts.set(key, family + 1);
        phrases.set(`${intent}|${phrase}`, { language, intent, text: phrase, family });
      }
    }
  }
  const unknown = [...phrases.values()].find(({ intent }) => !intents.has(intent));
  if (unknown) throw new Error(`The intent ${unknown.intent} has no kind: "@${unknown.intent} question what it is".`);
  return { intents: [...intents.values()], phrases: [...phrases.values()] };
}

function readHead(line: string): { id: string; kind: IntentKind | null; description: string } | null {
  if (!line.startsWith('@')) return null;
  const [id = '', kind = '', ...description] = line.slice(1).trim().split(/\s+/);
  return { id, kind: isKind(kind) ? kind : null, description: description.join(' ') };
}

function splitRow(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1)];
}
