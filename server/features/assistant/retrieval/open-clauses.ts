import { ANSWER_FROM, ASK_FROM } from '#server/features/understanding/entries/choose.ts';
import type { Choice } from '#server/features/understanding/entries/entries.types.ts';
import { saysPrice, saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { asks, topicsOf } from '#server/features/understanding/lexicon/topic.rules.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { asksCost } from './cost.phrases.ts';

/** From here on a clause that nothing answers tells something and asks nothing. */
const CHAT = 0.6;
const QUESTION_MARK = /[?？؟]/u;
/** From here on an entry may answer a question that it is nearest to, where it is sent anyway. */
const PROBABLY = 0.62;
/** An entry is as near as another one up to this difference. */
const NEAR = 0.05;
/** Says of food nothing that an entry about food does not. */
const EATING: ReadonlySet<string> = new Set(['EAT']);
/** Concepts of a question what something costs; "charge" is one as well where nothing else is named. */
const COSTS = ['PRICE', 'PAY', 'FREE', 'INCLUDED', 'DEPOSIT', 'CHARGE'];

/**
 * Whether what is sent to a turn settles a clause that nothing answers by itself: it is about the same entry, it asks what a
 * thing costs that an entry with a price answers, or it tells something.
 * @param sent the entries that answer the other clauses, the whole of each
 * @param answered the clauses that they answer
 */
export function isSettled(choice: Choice, sent: readonly KnowledgeEntry[], answered: readonly Clause[]): boolean {
  if (sent.length === 0) return false;
  return isChat(choice.clause) || isOfSent(choice, sent, answered) || asksItsCost(choice.clause, sent, answered);
}

/** Intents of guests who say when they come. */
const ARRIVALS = ['arrival.announce', 'checkin.late'];

/** Whether a clause only tells something beside what is asked. Reception wants to know of an arrival at a time. */
export const isTold = ({ told, text, intents }: Clause): boolean =>
  told && !(ARRIVALS.includes(intents[0]?.id ?? '') && saysTime(text));

/** A statement such as "My wife loves the sea" beside an answered question needs no escalation. */
const isChat = ({ intents }: Clause): boolean => intents[0]?.id === 'other.chat' && intents[0].probability >= CHAT;

/** The entry that is nearest to a clause is sent anyway: what the guest tells, or asks of the same things, is settled by it. */
function isOfSent(choice: Choice, sent: readonly KnowledgeEntry[], answered: readonly Clause[]): boolean {
  const covers = choice.action === 'answer' ? [choice.cover] : choice.covers;
  const probability = covers.find(({ entry }) => sent.some(({ id }) => id === entry))?.probability ?? 0;
  const isBest = probability >= ASK_FROM && probability >= (covers[0]?.probability ?? 1) - NEAR;
  if (!isBest) return false;
  const { concepts } = choice.clause;
  const isOfThat = topicsOf(concepts).every((topic) => isKnown(topic, answered));
  if (asksNothing(choice.clause)) return isOfThat || probability >= ANSWER_FROM;
  return choice.action === 'ask' && isOfThat && probability >= PROBABLY && !concepts.includes('PAY');
}

const isKnown = (topic: string, answered: readonly Clause[]): boolean =>
  EATING.has(topic) || answered.some(({ concepts }) => concepts.includes(topic));

const asksNothing = ({ text, concepts }: Clause): boolean => !QUESTION_MARK.test(text) && !asks(concepts);

/** "Is it free?" beside the answered question whether there is one. */
function asksItsCost(
  { text, concepts }: Clause,
  sent: readonly KnowledgeEntry[],
  answered: readonly Clause[],
): boolean {
  const isOfThat = topicsOf(concepts).every((topic) => COSTS.includes(topic) || isKnown(topic, answered));
  return isOfThat && asksCost(text) && sent.some((entry) => saysPrice(entry.text));
}
