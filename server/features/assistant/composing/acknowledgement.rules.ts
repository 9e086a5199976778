import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { HistoryMessage } from '../assistant.types.ts';
import { type FixedLanguage, fixedLanguage } from '../language/languages.rules.ts';
import { saysSentence, type SentenceName } from '../sentences/fixed-sentences.ts';
import { topicName } from '../sentences/topic-names.ts';
import type { Reading } from './reading.rules.ts';

/** A topic that is named wrongly tells the guest that nothing was understood; below this it is left out. */
const SURE = 0.8;
const MOST_TOPICS = 2;
const JOINTS: Partial<Record<FixedLanguage, string>> = { zh: '、', ja: '、', ar: '، ' };
/** Milliseconds after an acknowledgement in which a shorter one is enough. */
const SHORTLY_MS = 15 * 60_000;

type Wordings = readonly SentenceName[];
const PLAIN: Wordings = ['acknowledgement', 'acknowledgement_other', 'acknowledgement_third'];
const NAMING: Wordings = ['acknowledgement_of', 'acknowledgement_of_other', 'acknowledgement_of_third'];
const SHORT: Wordings = ['added', 'added_other', 'added_third'];
const SHORT_NAMING: Wordings = ['added_of', 'added_of_other'];
const ALL: Wordings = [...PLAIN, ...NAMING, ...SHORT, ...SHORT_NAMING];

/** @property besideAnswer a shorter sentence would seem to be about the answer before it */
export type AcknowledgementOptions = { language?: string; besideAnswer?: boolean };

/**
 * That staff will answer, with what was understood ("topic: parking") where that is sure. The wording depends on the
 * guest's text and is another one than the guest read last; shortly after an acknowledgement it is a shorter one.
 * @param clauses what staff will answer
 */
export function acknowledgementOf(
  reading: Reading,
  clauses: readonly Clause[],
  { language = reading.language, besideAnswer = false }: AcknowledgementOptions = {},
): string {
  const topics = topicsIn(clauses, language);
  const last = lastAcknowledgement(reading);
  const isShort = !besideAnswer && last !== null && isRecent(last.message, reading.now);
  const wordings = topics ? (isShort ? SHORT_NAMING : NAMING) : isShort ? SHORT : PLAIN;
  const others = wordings.filter((name) => name !== last?.name);
  const wording = others[hashOf(reading.text) % others.length] ?? 'acknowledgement';
  return reading.say(wording, language).replace('{topic}', () => topics ?? '');
}

/** The acknowledgement that the guest read last, unless staff have answered since. */
function lastAcknowledgement({ turn }: Reading): { name: SentenceName; message: HistoryMessage } | null {
  const { history, hotel } = turn;
  const sinceStaff = history.slice(history.findLastIndex(({ author }) => author === 'staff') + 1);
  for (const message of sinceStaff.toReversed()) {
    if (message.author !== 'assistant') continue;
    const name = ALL.find((each) => saysSentence(each, message.text, { hotelName: hotel.name }));
    if (name) return { name, message };
  }
  return null;
}

const isRecent = ({ at }: HistoryMessage, now: Date): boolean =>
  at !== undefined && now.getTime() - at.getTime() < SHORTLY_MS;

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
