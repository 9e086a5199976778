import type { IntentKind } from '../understanding.types.ts';
import type { Phrase } from '../training/phrases.rules.ts';
import { variantOf } from '../training/variants.ts';

/** @property intent what the guest asks; @property known whether the model was trained with the intent */
export type CoverMessage = { text: string; intent: string; kind: IntentKind; known: boolean };

/** Share of the held-back phrases that are used: what guests ask counts most. */
const SHARES: Record<IntentKind, number> = {
  question: 1,
  request: 1,
  other: 1,
  trouble: 0.5,
  complaint: 0.5,
  emergency: 0.15,
  smalltalk: 0.1,
};
const UNKNOWN_SHARE = 0.35;
const TOLD = 0.3;
const VARIED = 0.25;
const JOINTS = ['. ', '\n', ', ', ' '];

/**
 * Messages from phrases that a model was not trained with: some as they stand, some as guests type them, some after
 * something that is told.
 * @param left intents that the model was not trained with: questions of an unknown topic
 */
export function coverMessages(
  phrases: Phrase[],
  kinds: ReadonlyMap<string, IntentKind>,
  left: ReadonlySet<string>,
  random: () => number,
): CoverMessage[] {
  const told = Map.groupBy(
    phrases.filter(({ intent }) => intent === 'other.chat'),
    ({ language }) => language,
  );
  return phrases.flatMap((phrase) => {
    const kind = kinds.get(phrase.intent) ?? 'other';
    const known = !left.has(phrase.intent);
    if (random() > (known ? SHARES[kind] : UNKNOWN_SHARE)) return [];
    const stories = told.get(phrase.language) ?? [];
    return [{ text: written(phrase, kind, stories, random), intent: phrase.intent, kind, known }];
  });
}

function written(phrase: Phrase, kind: IntentKind, stories: Phrase[], random: () => number): string {
  const style = random();
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  if (style < TOLD && kind !== 'smalltalk' && stories.length > 0)
    return `${pick(stories)?.text ?? ''}${pick(JOINTS) ?? ' '}${phrase.text}`;
  return style < TOLD + VARIED ? variantOf(phrase, random) : phrase.text;
}

/** Questions that no hotel answers, one on each line of `data/cover-unanswered/<language>.txt`. */
export const unansweredMessages = (text: string): CoverMessage[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => ({ text: line, intent: '', kind: 'other', known: false }));
