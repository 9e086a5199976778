import { understand } from '#server/features/understanding/understand.ts';
import type { Clause, Understanding } from '#server/features/understanding/understanding.types.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { losesCard } from '../retrieval/lost-cards.phrases.ts';
import { namesCard } from './masked-cards.rules.ts';
import { ORDERING_ROOM } from './room-orders.words.ts';
import { NOT_COMPLAINING } from './suspicion.phrases.ts';
import { tellsComplaint } from './told-complaints.rules.ts';
import { tellsShutSafe } from './told-faults.rules.ts';

/**
 * `complaint`: the guest is dissatisfied; answered with regret before any model.
 * `fault`: something is broken or missing; answered with regret where no entry helps.
 */
export type Grievance = 'complaint' | 'fault';

/** Troubles that count as complaints. The other `trouble.*` intents are faults that staff repair. */
const DISSATISFIED: ReadonlySet<string> = new Set(
  'staff food charge room_wrong noise dirty smell pests theft'.split(' ').map((name) => `trouble.${name}`),
);
const ABOUT_CANCELLING = /^(?:cancellation\.policy|booking\.cancel|payment\.deposit)$/;
/** Concepts that say what is wrong with a bill. */
const BILL_FAULTS = ['CHARGED', 'TWICE', 'FAULT', 'NOT', 'RUDE', 'WHY'];
/** With one of these a fault is a complaint: "a refund for the broken shower, this is unacceptable". */
const ANGRY = ['RUDE', 'REFUND'];
const LEAST = 0.5;
/** The most probable intent of a statement, where no other one is nearer. */
const LEAST_BEST = 0.3;
/** A question is a complaint only where the recogniser is this sure. */
const LEAST_IN_QUESTION = 0.6;
const MOST_REFUND_WORDS = 5;
const QUESTION = /[?？؟]/u;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** With one of these a charge of a card is reported, and not asked for. */
const CHARGE_FAULTS = BILL_FAULTS.filter((concept) => concept !== 'CHARGED');

const denied = phraseMatcher(NOT_COMPLAINING);
const ordering = phraseMatcher(ORDERING_ROOM);

/**
 * Whether a turn complains. "No complaints, all great" does not, and a question about cancelling or a refund does not.
 * @param text the turn's text, cleaned
 * @param understood the same text, read
 */
export function grievanceOf(text: string, understood: Understanding): Grievance | null {
  if (tellsComplaint(text)) return 'complaint';
  const { clauses, problem } = denied.matches(text)
    ? understand(denied.strip(text), { previousLanguage: understood.language.code })
    : understood;
  if (!problem) return tellsShutSafe(text) ? 'fault' : null;
  if (cancelsForRefund(clauses) || clauses.every(onlyLosesCard)) return null;
  const card = namesCard(text);
  const found = clauses.flatMap((clause) => grievanceIn(clause, card) ?? []);
  return found.find((grievance) => grievance === 'complaint') ?? found[0] ?? (tellsShutSafe(text) ? 'fault' : null);
}

/** A lost wristband is no complaint, unless the guest is angry. */
const onlyLosesCard = ({ text, concepts }: Clause): boolean => losesCard(text) && !concepts.includes('RUDE');

/** "Cancelling, money back": a cancellation and what shall follow, and not a word of what was wrong. */
function cancelsForRefund(clauses: readonly Clause[]): boolean {
  const isCancelling = ({ intents: [best] }: Clause): boolean => ABOUT_CANCELLING.test(best?.id ?? '');
  const isRefund = ({ intents: [best], concepts, text }: Clause): boolean =>
    best?.id === 'trouble.charge' &&
    concepts.includes('REFUND') &&
    !BILL_FAULTS.some((concept) => concepts.includes(concept)) &&
    wordsIn(text) <= MOST_REFUND_WORDS;
  return clauses.some(isCancelling) && clauses.every((clause) => isCancelling(clause) || isRefund(clause));
}

/** @param card whether the message names a card */
function grievanceIn(clause: Clause, card: boolean): Grievance | null {
  const { intents, signals, text, concepts } = clause;
  const best = intents[0];
  if (!best || ABOUT_CANCELLING.test(best.id) || isTopic(clause) || isOrder(clause, card)) return null;
  const share = (wanted: (id: string) => boolean): number =>
    intents.reduce((sum, { id, probability }) => sum + (wanted(id) ? probability : 0), 0);
  const dissatisfied = share((id) => DISSATISFIED.has(id));
  const faulty = share((id) => id.startsWith('trouble.') && !DISSATISFIED.has(id));
  const question = QUESTION.test(text);
  const least = question ? LEAST_IN_QUESTION : LEAST;
  if (dissatisfied >= least) return 'complaint';
  const told = !question && (signals.trouble || (DISSATISFIED.has(best.id) && best.probability >= LEAST_BEST));
  if (faulty < least && !told) return null;
  const angry = ANGRY.some((concept) => concepts.includes(concept));
  return angry || dissatisfied > faulty ? 'complaint' : 'fault';
}

/** "The bill, please", "charge my card •••• 1111", "please book a room" and clothes for the laundry name the things of a complaint without one. */
function isOrder({ intents, concepts, text, signals }: Clause, card: boolean): boolean {
  const id = intents[0]?.id;
  const told = concepts.some((concept) => CHARGE_FAULTS.includes(concept));
  if (!told && !signals.negated && concepts.includes('BOOKING') && ordering.matches(text)) return true;
  if (id === 'trouble.dirty') return concepts.includes('LAUNDRY');
  if (id === 'trouble.charge' && card) return !told;
  if (id !== 'trouble.charge' || BILL_FAULTS.some((concept) => concepts.includes(concept))) return false;
  return QUESTION.test(text) || (wordsIn(text) <= 3 && intents.some((intent) => intent.id === 'invoice'));
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** One word names a topic: "wifi" asks for the password more often than it reports a fault. */
const isTopic = ({ text, concepts }: Clause): boolean =>
  wordsIn(text) === 1 && !DENSE.test(text) && !concepts.includes('RUDE');
