import type { Understanding } from '#server/features/understanding/understanding.types.ts';
import type { Reading } from './reading.rules.ts';
import type { SentenceName } from '../sentences/fixed-sentences.ts';
import { asksOfThing } from './follow-up.rules.ts';
import {
  asksForPresence,
  asksNothingElse,
  deniesSomething,
  isCompliment,
  mayAskForPresence,
  saysNothingElse,
  smalltalkOf,
} from '../gates/gates.rules.ts';
import { type Joy, joyOf } from '../gates/joy.rules.ts';
import { onlyNamesPlace } from '../language/choosing.rules.ts';
import { hasTroubleSign } from '../gates/written-danger.rules.ts';

/** Small talk of the recogniser and what is said to it; wishes for a person and complaints are not among them. */
const REPLIES: Readonly<Record<string, SentenceName>> = {
  greeting: 'greeting',
  howareyou: 'greeting',
  help: 'greeting',
  thanks: 'thanks',
  ack: 'noted',
  no: 'noted',
  sorry: 'noted',
  farewell: 'farewell',
  are_you_bot: 'robot',
  praise: 'compliment',
};
/** "This was not for you", "what can you not do?" */
const MAY_DENY: ReadonlySet<string> = new Set(['sorry', 'help', 'howareyou', 'are_you_bot']);
/** Said in code even with a model, whose reply would need an entry for it. */
const PLAIN: ReadonlySet<SentenceName> = new Set(['noted', 'farewell', 'robot', 'compliment', 'looking_forward']);
/** What a question that names no thing is sometimes taken for ("wie alt muss man sein?", like "wie geht es?"). */
const GREETINGS: ReadonlySet<string> = new Set(['greeting', 'howareyou', 'help', 'sorry']);
const SURE = 0.7;
const SURE_PART = 0.9;
/** A lone number is an answer to something and no small talk. */
const LETTER = /\p{L}/u;
const QUESTION = /[?？؟]/u;

const best = ({ clauses }: Understanding): string[] =>
  clauses.flatMap(({ intents: [first] }) => (first && first.probability >= SURE ? [first.id] : []));

/** The recogniser's wish for a person: a message that is nothing else, or a part that surely is one ("A person please, violin case"). */
export const mentionsPerson = ({ smalltalk, clauses }: Understanding): boolean =>
  clauses.some(({ intents: [first] }) => {
    const least = smalltalk === 'wants_person' ? SURE : SURE_PART;
    return first?.id === 'talk.wants_person' && first.probability >= least;
  });

/** "Am I talking to a person or a computer?", without a wish for a person beside it. */
export const asksWhoAnswers = (understood: Understanding): boolean =>
  understood.smalltalk === 'are_you_bot' && !best(understood).includes('talk.wants_person');

/**
 * "Hello?", "anybody there?". While staff owe an answer, the guest hears that again and no second alarm is raised; a
 * bare greeting counts as well then.
 */
export function asksIfAnybodyIsThere({ turn, text, understood }: Reading): SentenceName | null {
  const { smalltalk } = understood;
  if (isCompliment(text)) return null;
  if (turn.awaitsStaff && asksForPresence(text)) return 'still_waiting';
  if (!mayAskForPresence(text)) return null;
  if (turn.awaitsStaff && (smalltalk === 'are_you_there' || smalltalk === 'greeting')) return 'still_waiting';
  return smalltalk === 'are_you_there' ? 'still_here' : null;
}

/** Praise or joy and nothing else. A guest who waits for staff, or answers their question, means something else by it. */
export function joyIn({ turn, text, language, chosen, danger }: Reading): Joy | null {
  const last = lastReply({ turn });
  const isAsked = last?.author === 'staff' && QUESTION.test(last.text);
  return chosen || danger || turn.awaitsStaff || isAsked ? null : joyOf(text, language);
}

/** The sentence for a turn that is small talk and nothing else. */
export function talkOf(reading: Reading): SentenceName | null {
  const joy = joyIn(reading);
  if (joy) return joy;
  const { smalltalk, complaint, clauses, language } = reading.understood;
  const isAnswer = reading.chosen !== null || answersStaff(reading);
  // The recogniser takes unknown words of amazement ("uau") for trouble.
  if (!isAnswer && isCompliment(reading.text)) return 'compliment';
  const calm = !complaint && clauses.every(({ signals }) => !signals.trouble);
  // What answers a question back is no small talk.
  if (!calm || isAnswer || best(reading.understood).includes('talk.wants_person')) return null;
  // "The second one" answers something, also where nothing was offered.
  if (onlyNamesPlace(reading.text)) return null;
  if (GREETINGS.has(smalltalk ?? '') && asksOfThing(reading.text, reading.language)) return null;
  if (!MAY_DENY.has(smalltalk ?? '') && deniesSomething(reading.text, language.code)) return null;
  const read = smalltalk !== null && LETTER.test(reading.text) ? REPLIES[smalltalk] : undefined;
  return read ?? smalltalkOf(reading.text);
}

/** Small talk of a guest who has nothing to add to an emergency. */
const CALM: ReadonlySet<string> = new Set(['thanks', 'farewell', 'ack', 'praise']);

/** Thanks, "ok", a farewell or "are you a robot?", not a word more and no sign of trouble. */
export function isCalmTalk(reading: Reading): boolean {
  const { text, understood } = reading;
  if (talkOf(reading) === null || hasTroubleSign(text)) return false;
  if (understood.smalltalk !== 'are_you_bot') return CALM.has(understood.smalltalk ?? '') && saysNothingElse(text);
  return understood.clauses.every(({ intents: [first] }) => first?.id === 'talk.are_you_bot') && asksNothingElse(text);
}

/** Small talk that no model is asked about; "yes" to a question back is left to it. */
export function plainTalk(reading: Reading): SentenceName | null {
  const name = talkOf(reading);
  const answersQuestion = name === 'noted' && /[?？؟]\s*$/u.test(lastReply(reading)?.text ?? '');
  return name && PLAIN.has(name) && !answersQuestion ? name : null;
}

/** "Yes" or "no" to a question that staff asked. */
const answersStaff = (reading: Reading): boolean => {
  const last = lastReply(reading);
  const { smalltalk } = reading.understood;
  return last?.author === 'staff' && QUESTION.test(last.text) && (smalltalk === 'ack' || smalltalk === 'no');
};

const lastReply = ({ turn }: Pick<Reading, 'turn'>) => turn.history.findLast(({ author }) => author !== 'guest');
