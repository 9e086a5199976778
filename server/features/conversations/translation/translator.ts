import { cleanText } from '#server/features/assistant/language/plain-text.rules.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import type { FixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { type Fault, faultsOf, hasLooseNumbers, knownLanguage } from './check.rules.ts';
import { lockFacts, spaced, unlocked } from './locks.rules.ts';
import { translatedSentences, translationPrompt } from './prompt.ts';
import { segmentsOf } from './segments.rules.ts';

export type TranslationRequest = {
  hotelId: string;
  text: string;
  to: FixedLanguage;
  /** Likely languages of the text, the most likely first. */
  likely: readonly string[];
  names: readonly string[];
  who: 'guest' | 'staff';
};

/**
 * - `same`: the text is in that language already
 * - `loose`: it has numbers in words that cannot be kept safe; of a reply only
 * - `refused`: the translation was changed in the ways that `faults` say, also on a second attempt
 * - `done`: `doubts` of a guest's message only: it may deny what was said
 */
export type Translation =
  | { kind: 'same' }
  | { kind: 'loose' }
  | { kind: 'refused'; faults: Fault[] }
  | { kind: 'done'; content: string; from: string | null; doubts: Fault[] };

const FIRST_MS = 12_000;
const SECOND_MS = 8_000;
const LONGEST = 4000;
/** WhatsApp's reply, and what the console may send. */
const LONGEST_RESULT = 4000;

/**
 * Translates a text whose facts are locked, and checks what comes back. A guest's message that may only have changed its
 * "not" is returned with a doubt; a reply is refused.
 * @param mayAsk false: the daily limit of model calls is used up
 * @throws ModelError if the model fails; OutOfBudget
 */
export async function translate(
  model: LanguageModel,
  { hotelId, text, to, likely, names, who }: TranslationRequest,
  mayAsk: () => Promise<boolean>,
): Promise<Translation> {
  const written = cleanText(text, LONGEST);
  const detected = detectLanguage(written, { likely: [...likely], previous: likely[0] ?? null });
  const from = knownLanguage(detected.language);
  if (detected.language === to && (detected.confident || who === 'guest')) return { kind: 'same' };
  const masked = lockFacts(written, { from, to, names });
  if (who === 'staff' && hasLooseNumbers(masked.text, masked.locks)) return { kind: 'loose' };
  const segments = segmentsOf(masked.text);
  const sources = segments.map((segment) => segment.text);
  let faults: Fault[] = [];
  for (const timeoutMs of [FIRST_MS, SECOND_MS]) {
    if (!(await mayAsk())) throw new OutOfBudget();
    const task = { sources, locks: masked.locks, from: detected.language, to, who, faults };
    const call = { hotelId, name: 'translation', schema: translatedSentences, timeoutMs };
    const { sentences } = await model.answer({ ...call, ...translationPrompt(task) });
    const answers = inOrder(sentences, sources.length);
    faults = faultsOf({ sources, answers, locks: masked.locks, from, to });
    const content = segments
      .map(({ after }, index) => unlocked(spaced(answers[index] ?? '', masked.locks), masked.locks) + after)
      .join('');
    if (content.length > LONGEST_RESULT) faults = [...new Set<Fault>([...faults, 'length'])];
    const [only] = faults;
    const isDoubt = who === 'guest' && faults.length === 1 && only === 'meaning';
    if (faults.length === 0 || isDoubt) return { kind: 'done', content, from: detected.language, doubts: faults };
  }
  return { kind: 'refused', faults };
}

export class OutOfBudget extends Error {}

/** The sentences by their numbers; an empty list if one is missing, repeated or added. */
function inOrder(sentences: readonly { number: number; text: string }[], count: number): string[] {
  if (sentences.length !== count) return [];
  const sorted = sentences.toSorted((a, b) => a.number - b.number);
  return sorted.every(({ number }, index) => number === index + 1)
    ? sorted.map(({ text }) => text.normalize('NFC').trim())
    : [];
}
