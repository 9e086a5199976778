import type { DangerKind } from '#server/features/understanding/understanding.types.ts';
import { LONGEST_TEXT } from '#server/features/understanding/text/folding.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { HistoryMessage } from '../assistant.types.ts';
import { onlyChooses } from '../language/choosing.rules.ts';
import { cleanText } from '../language/plain-text.rules.ts';
import { isCompliment, isDanger, isStopWord, soundsHarmless, wantsPerson } from './gates.rules.ts';
import { EARNEST, LAUGHTER } from './jest.words.ts';
import { joyOf } from './joy.rules.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { joinedLetters, writtenDanger } from './written-danger.rules.ts';

/**
 * @property level `certain` is answered with the emergency sentence; `half` goes to a person with high priority
 * @property kind null if only a phrase matched
 * @property isEarlier an earlier message told it, and this turn does not
 */
export type DangerFound = { level: 'certain' | 'half'; kind: DangerKind | null; isEarlier?: true };

const MOST_MESSAGES = 20;
const isEarnest = phraseMatcher(EARNEST).matches;

/**
 * The highest danger level of a turn, in its whole text or in any of its messages. The understanding decides; what only a
 * phrase of danger matches is possible. Laughter makes a certain danger a possible one; a known harmless phrase,
 * praise, joy or a wish for a person makes a possible one none.
 * @param messages of the turn, cleaned; the last 20 are read one by one
 */
export function dangerIn(
  text: string,
  messages: readonly string[],
  previousLanguage: string | null,
): DangerFound | null {
  const each = messages.length > 1 ? messages.slice(-MOST_MESSAGES) : [];
  const found = [text, ...each].flatMap((part) => dangerOf(part, previousLanguage) ?? []);
  return found.find(({ level }) => level === 'certain') ?? found[0] ?? null;
}

/** Whether a message, as it was received, is certain danger by itself: its turn waits for no further message. */
export function isCertainDanger(received: string): boolean {
  const text = cleanText(received);
  // A shorter text is certain danger by the understanding only: phrases and small talk need not be looked for.
  if (text.length <= LONGEST_TEXT && !mayBeCertain(text)) return false;
  return dangerOf(text, null)?.level === 'certain';
}

const mayBeCertain = (text: string): boolean =>
  understand(joinedLetters(text)).danger?.level === 'certain' || writtenDanger(text) === 'certain';

/** Milliseconds after an emergency in which other messages of the guest are a possible danger too. */
const FOLLOW_UP_MS = 3_600_000;

/**
 * The danger of an earlier message that staff have not answered, as a possible danger: "room 12" after "there is smoke"
 * needs a person at once, and no opening hours.
 */
export function dangerBefore(
  history: readonly HistoryMessage[],
  now: Date,
  previousLanguage: string | null,
): DangerFound | null {
  const sinceStaff = history.slice(history.findLastIndex(({ author }) => author === 'staff') + 1);
  const recent = sinceStaff.filter(
    ({ author, at }) => author === 'guest' && at && now.getTime() - at.getTime() < FOLLOW_UP_MS,
  );
  for (const { text } of recent.slice(-MOST_MESSAGES)) {
    const found = dangerOf(cleanText(text), previousLanguage);
    if (found?.level === 'certain') return { ...found, level: 'half', isEarlier: true };
  }
  return null;
}

function dangerOf(received: string, previousLanguage: string | null): DangerFound | null {
  const text = joinedLetters(received);
  // "Ferma" and "alto" alone end the messages; a number, a no or a compliment alone tells no danger.
  if (isStopWord(text) || onlyChooses(text) || isCompliment(text)) return null;
  const { danger, calm } = understand(text, { previousLanguage });
  const written = writtenDanger(text);
  // Beyond what the understanding reads, the phrases alone decide.
  const beyond = text.length > LONGEST_TEXT;
  const told = (beyond || !calm) && isDanger(text);
  const laughing = LAUGHTER.test(text) && !isEarnest(text);
  if (danger?.level === 'certain') return { ...danger, level: laughing ? 'half' : 'certain' };
  if (written === 'certain') return { level: laughing ? 'half' : 'certain', kind: danger?.kind ?? null };
  if (laughing || (!told && !written && (soundsHarmless(text) || wantsPerson(text)))) return null;
  if (told && beyond) return { level: 'certain', kind: null };
  const half = danger ?? (told || written ? { level: 'half' as const, kind: null } : null);
  return half && joyOf(text, previousLanguage ?? '') ? null : half;
}
