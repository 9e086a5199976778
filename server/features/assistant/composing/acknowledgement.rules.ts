import type { Clause } from '#server/features/understanding/understanding.types.ts';
import { type FixedLanguage, fixedLanguage } from '../language/languages.rules.ts';
import { topicName } from '../sentences/topic-names.ts';
import type { Reading } from './reading.rules.ts';

/** A topic that is named wrongly tells the guest that nothing was understood; below this it is left out. */
const SURE = 0.8;
const MOST_TOPICS = 2;
const JOINTS: Partial<Record<FixedLanguage, string>> = { zh: '、', ja: '、', ar: '، ' };
const WORDINGS = ['acknowledgement_of', 'acknowledgement_of_other'] as const;

/**
 * That staff will answer, with what was understood ("topic: parking") where that is sure. The wording depends on the
 * guest's text alone, so that a turn that is composed twice reads the same.
 * @param clauses what staff will answer
 */
export function acknowledgementOf(
  reading: Reading,
  clauses: readonly Clause[],
  language: string = reading.language,
): string {
  const topics = topicsIn(clauses, language);
  const wording = WORDINGS[hashOf(reading.text) % WORDINGS.length];
  if (!topics || !wording) return reading.say('acknowledgement', language);
  return reading.say(wording, language).replace('{topic}', () => topics);
}

/** The clauses of a turn that ask or wish something. */
export const wishesOf = ({ understood }: Reading): Clause[] =>
  understood.clauses.filter(({ intents: [best] }) => best && !best.id.startsWith('talk.') && best.id !== 'other.chat');

function topicsIn(clauses: readonly Clause[], language: string): string | null {
  const names = clauses.map(({ intents: [best], signals }) => {
    const other = signals.elsewhere || signals.otherPerson || signals.trouble;
    return best && best.probability >= SURE && !other ? topicName(best.id, language) : null;
  });
  const known = [...new Set(names.filter((name) => name !== null))];
  if (known.length === 0 || known.length > MOST_TOPICS || names.includes(null)) return null;
  return known.join(JOINTS[fixedLanguage(language)] ?? ', ');
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
