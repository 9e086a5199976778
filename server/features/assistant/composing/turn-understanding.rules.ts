import { asksWithoutTopic, topicsOf } from '#server/features/understanding/lexicon/topic.rules.ts';
import { understand, type UnderstandOptions } from '#server/features/understanding/understand.ts';
import type { Clause, Understanding } from '#server/features/understanding/understanding.types.ts';
import type { HistoryMessage } from '../assistant.types.ts';

const MOST_MESSAGES = 20;
/** Guest messages before the turn that are looked at for what the conversation is about. */
const LOOK_BACK = 3;
const FRAGMENT_WORDS = 4;
const LONGEST_FRAGMENT = 60;
/** A message is read to here; what a guest asks stands in far less. */
const LONGEST_MESSAGE = 2000;
const ENDED = /[.!?？。！؟]\s*$/u;

/**
 * A turn as one message: what its messages ask, with the topic of the conversation for "how much?".
 * @param messages of the turn, cleaned
 */
export function understandTurn(
  messages: readonly string[],
  history: readonly HistoryMessage[],
  context: Omit<UnderstandOptions, 'topic'>,
): Understanding {
  const { previousLanguage = null } = context;
  const read = messages.slice(-MOST_MESSAGES).map((message) => message.slice(0, LONGEST_MESSAGE));
  return understand(oneText(read, previousLanguage), { ...context, topic: lastTopic(history, previousLanguage) });
}

/** Lines, with the beginnings of a sentence ("do you have") joined to what follows. */
function oneText(messages: readonly string[], previousLanguage: string | null): string {
  return messages.reduce((text, message, index) => {
    const before = messages[index - 1];
    if (before === undefined) return message;
    return `${text}${isFragment(before, previousLanguage) ? ' ' : '\n'}${message}`;
  }, '');
}

function isFragment(text: string, previousLanguage: string | null): boolean {
  if (text.length > LONGEST_FRAGMENT || ENDED.test(text) || text.trim().split(/\s+/).length > FRAGMENT_WORDS)
    return false;
  const { smalltalk, clauses } = understand(text, { previousLanguage });
  return smalltalk === null && topicsOf(clauses.flatMap(({ concepts }) => concepts)).length === 0;
}

/** The concepts of the last message of the guest that names a topic; none where it surely asked for a thing that has no concept. */
function lastTopic(history: readonly HistoryMessage[], previousLanguage: string | null): string[] {
  const said = history.filter(({ author }) => author === 'guest').slice(-LOOK_BACK);
  for (const { text } of said.toReversed()) {
    const { clauses } = understand(text.slice(0, LONGEST_MESSAGE), { previousLanguage });
    const last = clauses.findLast((clause) => topicsOf(clause.concepts).length > 0 || namesThing(clause));
    if (last) return last.concepts;
  }
  return [];
}

const SURELY_ASKED = 0.9;

/** "Skibus?" is about a thing by its words alone; "how much?" carries on what was said before. */
const namesThing = ({ text, concepts, words, intents: [asked], kinds }: Clause): boolean =>
  kinds.question + kinds.request >= SURELY_ASKED &&
  (asked?.probability ?? 0) >= SURELY_ASKED &&
  (words.length > 0 || !asksWithoutTopic(text, concepts));
